import { describeHand, describeLedgerError, describePreview, asSentence } from '@tenbo/i18n';
import type { HandLine, Match, MatchEvent, MatchState, Preview } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import card from '../../ui/card.module.css';
import { previewOf } from '../store.ts';
import { PaidOnCloth } from '../../boxes/paid-table.tsx';
import { seatedIn } from '../table/seated.ts';
import styles from './consequences.module.css';

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
  const said = words.value.match.history;
  return (
    <>
      <h3>{said.changes}</h3>
      {hands.length + aside.length === 0 && <p>{said.nothingElse}</p>}
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
