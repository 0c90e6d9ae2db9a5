import { describeEvent, describeLedgerError, describePosition } from '@tenbo/i18n';
import type { Conflict } from '@tenbo/ledger';
import { signal } from '@preact/signals';

import { locale, words } from '../../prefs.ts';
import { type OpenMatch, keepOneOf } from '../store.ts';
import styles from './accounts.module.css';

const refused = signal<readonly string[]>([]);

/** Hands that were told twice and not the same: the accounts go on when one of each is kept. */
export function Conflicts({ open }: { readonly open: OpenMatch }) {
  return (
    <>
      {open.match.state.conflicts.map((conflict) => (
        <OneConflict key={conflict.after} conflict={conflict} open={open} />
      ))}
    </>
  );
}

function OneConflict({ conflict, open }: { readonly conflict: Conflict; readonly open: OpenMatch }) {
  const { log, state } = open.match;
  const position = describePosition({ ...state, sticks: state.sticks.length }, state.rules.tiles.players, locale.value);
  const title = locale.value.match.sheet.conflict(position);
  return (
    <section class={`${styles.card} ${styles.alarm}`} aria-label={title}>
      <h2>{title}</h2>
      <ul class={styles.candidates}>
        {conflict.candidates.map((id) => {
          const entry = log.find((one) => one.id === id);
          const text = entry ? describeEvent(entry.event, state, locale.value) : '';
          return (
            <li key={id}>
              <span>{text}</span>
              <button type="button" class={styles.button} onClick={() => void keep(id, state.players)}>
                {words.value.match.accounts.keep} <span class="hidden">{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status">{refused.value.join(' ')}</p>
    </section>
  );
}

async function keep(candidate: string, players: readonly string[]): Promise<void> {
  const kept = await keepOneOf(candidate);
  if (kept.ok) refused.value = [];
  else if (kept.error === 'changedElsewhere') refused.value = [words.value.match.changedElsewhere];
  else refused.value = kept.error.map((error) => describeLedgerError(error, locale.value, players));
}
