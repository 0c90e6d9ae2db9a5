// What an entry would change, and the conflicts between copies, whose ways out are shown by what they change.
import { asSentence, describeConflict, describeHand, describeLedgerError, describePreview } from '@tenbo/i18n';
import type { Conflict, HandLine, Match, MatchEvent, MatchState, Preview } from '@tenbo/ledger';
import { signal } from '@preact/signals';
import { useId } from 'preact/hooks';

import { dateLanguage, locale, words } from '../../prefs.ts';
import { type OpenMatch, isLeftToReferees, previewOf } from '../store.ts';
import { PaidOnCloth } from '../../boxes/paid-table.tsx';
import { seatedIn } from '../accounts/one-hand.tsx';
import { NEXT, keepFocus } from '../../ui/focus.ts';
import { enterAndAnnounce } from '../announce.ts';
import card from '../../ui/card.module.css';
import styles from './form.module.css';
import button from '../../ui/button.module.css';

interface Props {
  readonly event: MatchEvent;
  readonly match: Match;
  /** A label, needed if several are shown. */
  readonly label?: string;
}

/** Everything an event does: payments, points afterwards, what comes next; for a correction, what changes after it. */
export function Consequences({ event, match, label }: Props) {
  const shown = previewOf(event);
  if (!shown.ok) {
    return shown.error.map((error) => (
      <p key={error.code} role="alert" class="loss">
        {asSentence(describeLedgerError(error, locale.value, match.state.players))}
      </p>
    ));
  }
  const line = lineOfEvent(event, shown.value);
  const text = describePreview(shown.value, match.state, locale.value);
  const { enter, history } = words.value.match;
  const isCorrection = event.type === 'entryVoided' || event.type === 'entryReplaced' || event.type === 'entryKept';
  return (
    <section class={card.card} aria-label={label ?? (event.type === 'entryVoided' ? history.takeOutHeading : enter.preview)}>
      {line && (
        <PaidOnCloth seats={seatedIn(line, match.state)} transfers={line.transfers} spoken={spokenIn(line, match.state)} />
      )}
      {isCorrection && <Changes hands={text.hands} aside={text.aside} />}
      <p>
        <strong>{text.next}</strong>
      </p>
    </section>
  );
}

/** Each payment of a hand as text for screen readers. */
export function spokenIn(line: HandLine, state: Pick<MatchState, 'rules' | 'players'>): readonly string[] {
  return describeHand(line, state, locale.value).transfers;
}

/** The entered or corrected hand as the accounts would list it. */
export function lineOfEvent(event: MatchEvent, { match: { state, log } }: Preview): HandLine | undefined {
  const entry = event.type === 'entryReplaced' ? event.entry : event.type === 'handEnded' ? log.at(-1)?.id : undefined;
  return state.hands.find((line) => line.entry === entry);
}

/** What a correction changes in other hands. */
export function Changes({ hands, aside }: Pick<ReturnType<typeof describePreview>, 'hands' | 'aside'>) {
  const texts = words.value.match.history;
  return (
    <>
      <h3>{texts.changes}</h3>
      {hands.length + aside.length === 0 && <p>{texts.nothingElse}</p>}
      <ul class={`stack ${styles.changes}`}>
        {hands.map(({ text, scores }) => (
          <li key={text}>
            {text}
            {scores !== undefined && <span class="quiet">{scores}</span>}
          </li>
        ))}
        {aside.map((text) => (
          <li key={text} class="loss">
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

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
  return new Intl.DateTimeFormat(dateLanguage.value, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at));
}

async function choose(decision: Conflict['ways'][number]['decision']): Promise<void> {
  refused.value = (await enterAndAnnounce(decision)) ?? [];
  keepFocus();
}
