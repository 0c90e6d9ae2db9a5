import { describeLedgerError, describePreview } from '@tenbo/i18n';
import type { HandLine, Match, MatchEvent, Preview } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { previewOf } from '../store.ts';
import outcome from './consequences.module.css';
import styles from './form.module.css';
import { PaymentArrows } from './payment-arrows.tsx';
import { asSentence } from '../../words/sentence.ts';

interface Props {
  readonly event: MatchEvent;
  readonly match: Match;
  /** Its label if several are shown. */
  readonly label?: string;
}

/** Everything an event does: payments, points afterwards, what comes next; for a correction, what changes after it. */
export function Consequences({ event, match, label }: Props) {
  const shown = previewOf(event);
  if (!shown.ok) {
    return shown.error.map((error) => (
      <p key={error.code} role="alert" class={styles.error}>
        {asSentence(describeLedgerError(error, locale.value, match.state.players))}
      </p>
    ));
  }
  const line = lineOf(event, shown.value);
  const text = describePreview(shown.value, match.state, locale.value);
  const { enter, history } = words.value.match;
  const isCorrection = event.type === 'entryVoided' || event.type === 'entryReplaced' || event.type === 'entryKept';
  return (
    <section class={styles.card} aria-label={label ?? (event.type === 'entryVoided' ? history.takeOutHeading : enter.preview)}>
      {line && <PaymentArrows transfers={line.transfers} players={match.state.players} />}
      {line && <Scores line={line} players={match.state.players} />}
      {isCorrection && <Changes hands={text.hands} aside={text.aside} />}
      <p class={styles.next}>{text.next}</p>
    </section>
  );
}

/** The entered or corrected hand as the accounts would list it. */
function lineOf(event: MatchEvent, { match: { state, log } }: Preview): HandLine | undefined {
  const entry = event.type === 'entryReplaced' ? event.entry : event.type === 'handEnded' ? log.at(-1)?.id : undefined;
  return state.hands.find((line) => line.entry === entry);
}

function Scores({ line, players }: { readonly line: HandLine; readonly players: readonly string[] }) {
  const said = words.value.match.enter;
  const { number, signed } = locale.value;
  return (
    <table class={outcome.scores}>
      <thead>
        <tr>
          {[said.player, said.before, said.change, said.after].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {line.scores.map((after, seat) => {
          const delta = line.deltas[seat] as number;
          return (
            <tr key={seat}>
              <th scope="row">{players[seat]}</th>
              <td>{number(after - delta)}</td>
              <td class={delta > 0 ? styles.gain : delta < 0 ? styles.loss : styles.quiet}>{signed(delta)}</td>
              <td class={outcome.after}>{number(after)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Changes({ hands, aside }: Pick<ReturnType<typeof describePreview>, 'hands' | 'aside'>) {
  const said = words.value.match.history;
  return (
    <>
      <h3>{said.changes}</h3>
      {hands.length + aside.length === 0 && <p>{said.nothingElse}</p>}
      <ul class={outcome.changes}>
        {hands.map(({ text, scores }) => (
          <li key={text}>
            {text}
            {scores !== undefined && <span class={styles.quiet}>{scores}</span>}
          </li>
        ))}
        {aside.map((text) => (
          <li key={text} class={styles.error}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
