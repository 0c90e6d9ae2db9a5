import { type Locale, describeHand, describeSettlement } from '@tenbo/i18n';
import { type MatchState, standings } from '@tenbo/ledger';

/** A match as CSV (RFC 4180): a row a hand with changes and points by player, and after an empty row the settlement. */
export function matchCsv(state: MatchState, locale: Locale): string {
  const { players } = state;
  const settlement = describeSettlement(standings(state, state.rules), players, locale);
  const heading = ['hand', 'position', 'outcome', ...players.map((name) => `${name} ±`), ...players];
  const hands = state.hands.map((line, i) => {
    const { position, outcome } = describeHand(line, state, locale);
    const where = locale.match.position(position.filter((part) => part !== ''));
    return [i + 1, where, outcome, ...line.deltas, ...line.scores];
  });
  return [heading, ...hands, [], settlement.headings, ...settlement.rows]
    .map((row) => `${row.map(quoted).join(',')}\r\n`)
    .join('');
}

/** A cell; one with a comma, a quote or a line break stands in quotes. */
function quoted(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
