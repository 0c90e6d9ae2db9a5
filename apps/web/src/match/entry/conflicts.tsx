import { signal } from '@preact/signals';
import { describeConflict } from '@tenbo/i18n';
import type { Conflict } from '@tenbo/ledger';
import { useId } from 'preact/hooks';

import { language, locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { NEXT, keepFocus } from '../../ui/focus.ts';
import { enterAndAnnounce } from '../announce.ts';
import { type OpenMatch, isLeftToReferees } from '../store.ts';
import styles from './conflicts.module.css';
import { Consequences } from './consequences.tsx';

const refused = signal<readonly string[]>([]);

/** Conflicts between copies: the ways to resolve each, side by side, with their consequences. */
export function Conflicts({ open }: { readonly open: OpenMatch }) {
  return (
    <>
      {open.match.state.conflicts.map((conflict, i) => (
        <OneConflict key={i} conflict={conflict} open={open} />
      ))}
    </>
  );
}

export function OneConflict({ conflict, open }: { readonly conflict: Conflict; readonly open: OpenMatch }) {
  const { title, ways } = describeConflict(conflict, open.match, locale.value);
  const id = useId();
  const isLeft = conflict.ways.every(({ decision }) => isLeftToReferees(decision));
  return (
    <section class={`${card.card} ${styles.conflict}`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} {...NEXT}>
        {title}
      </h2>
      {isLeft && <p role="status">{words.value.match.club.line.needsReferee}</p>}
      <ul class={`columns ${styles.ways}`}>
        {ways.map(({ text, at }, i) => {
          const { decision } = conflict.ways[i] as Conflict['ways'][number];
          return (
            <li key={i} class={card.card}>
              <strong>{text}</strong>
              {at !== undefined && <p class="note">{words.value.match.accounts.writtenAt(timeOf(at))}</p>}
              <Consequences event={decision} match={open.match} label={text} />
              {!isLeft && (
                <button type="button" class={button.button} onClick={() => void choose(decision)}>
                  {words.value.match.accounts.choose} <span class="hidden">{text}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {!isLeft && <p role="status">{refused.value.join(' ')}</p>}
    </section>
  );
}

function timeOf(at: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at));
}

async function choose(decision: Conflict['ways'][number]['decision']): Promise<void> {
  refused.value = (await enterAndAnnounce(decision)) ?? [];
  keepFocus();
}
