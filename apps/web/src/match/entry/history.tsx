import { describeAside, describeEvent } from '@tenbo/i18n';
import { type Entry, type MatchState, eventsOf, lastChoice } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { NEXT } from '../../ui/focus.ts';
import { handText } from '../happened.ts';
import type { OpenMatch } from '../store.ts';
import { viewAddress } from '../view.ts';
import { OneConflict } from './conflicts.tsx';
import styles from './form.module.css';

/** Every entry that counts, the last first, below those that no longer fit. Each links to its correction. */
export function History({ open }: { readonly open: OpenMatch }) {
  const { id, match } = open;
  const { state, log } = match;
  const said = words.value.match.history;
  const aside = new Set(state.aside.map(({ entry }) => entry.id));
  const events = eventsOf(log);
  const counting = log
    .flatMap((entry) => {
      const event = events.get(entry.id);
      return event && ENTERED.has(event.type) && !aside.has(entry.id) ? [{ ...entry, event }] : [];
    })
    .toReversed();
  return (
    <div class={styles.form}>
      <h2>{said.heading}</h2>
      {state.aside.length > 0 && (
        <section class={styles.parts}>
          <h3>{said.aside}</h3>
          <p>{said.asideHint}</p>
          <ul class={styles.list}>
            {state.aside.map((one) => (
              <Row key={one.entry.id} id={id} entry={one.entry.id} text={describeAside(one, state, locale.value)} />
            ))}
          </ul>
        </section>
      )}
      {counting.length === 0 && <p>{said.none}</p>}
      <ol class={styles.list} reversed>
        {counting.map((entry) => (
          <Row key={entry.id} id={id} entry={entry.id} text={textOf(entry, state)} />
        ))}
      </ol>
      <LastChoice open={open} />
      <div class={styles.foot}>
        <a class={styles.button} href={viewAddress(id)} {...NEXT}>
          {said.toTable}
        </a>
      </div>
    </div>
  );
}

/** The last decision between copies that disagreed, to be made again. */
function LastChoice({ open }: { readonly open: OpenMatch }) {
  const conflict = lastChoice(open.match);
  if (!conflict) return null;
  return (
    <details>
      <summary>{words.value.match.accounts.chooseAnew}</summary>
      <OneConflict conflict={conflict} open={open} />
    </details>
  );
}

const ENTERED: ReadonlySet<Entry['event']['type']> = new Set([
  'handEnded',
  'penaltyGiven',
  'timeCalled',
  'matchEnded',
  'noteAdded',
] as const);

function textOf({ id, event }: Entry, state: MatchState): string {
  const line = state.hands.find(({ entry }) => entry === id);
  return line ? handText(line, state) : describeEvent(event, state, locale.value);
}

function Row({ id, entry, text }: { readonly id: string; readonly entry: string; readonly text: string }) {
  const said = words.value.match.history;
  return (
    <li>
      <span>{text}</span>
      <a class={styles.button} href={viewAddress(id, 'edit', entry)} aria-label={said.correct(text)}>
        {said.edit}
      </a>
    </li>
  );
}
