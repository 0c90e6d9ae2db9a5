import { type MatchState, type Standing, standings } from '@tenbo/ledger';

import { describeHand } from './describe-hand.ts';
import type { Locale } from './locale.ts';
import type { SettlementColumn } from './match-words.ts';

/**
 * A match as CSV (RFC 4180): a row a hand with changes and points by player, and after an empty row the settlement in ranking points.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { newMatch } from '@tenbo/ledger';
 * const event = { type: 'matchStarted', version: 2, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event }));
 * matchCsv(state, localeOf('en')).split('\r\n')[0]; // → 'hand,position,outcome,Aki ±,Ben ±,Chie ±,Dai ±,Aki,Ben,Chie,Dai'
 */
export function matchCsv(state: MatchState, locale: Locale): string {
  const { players } = state;
  const { hand, position, outcome } = locale.match.sheet.columns;
  const heading = [hand, position, outcome, ...players.map((name) => `${name} ±`), ...players];
  const rows = [heading, ...handRows(state, locale), [], ...settlementRows(state, locale)];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function handRows(state: MatchState, locale: Locale): readonly Row[] {
  return state.hands.map((line, i) => {
    const { position, outcome } = describeHand(line, state, locale);
    const where = locale.match.position(position.filter((part) => part !== ''));
    return [i + 1, where, outcome, ...line.deltas, ...line.scores];
  });
}

const THOUSANDS = ['difference', 'oka', 'rounded', 'uma', 'penalty', 'chips', 'yakitori', 'total'] as const;

function settlementRows(state: MatchState, locale: Locale): readonly Row[] {
  const { rules, players } = state;
  const steps = THOUSANDS.filter((column) => column !== 'yakitori' || rules.standings.yakitori.ranking > 0);
  const columns: readonly SettlementColumn[] = ['place', 'player', 'points', ...steps];
  const rows = standings(state, rules).map((row) => [
    row.place,
    players[row.seat] as string,
    row.points,
    ...steps.map((column) => inThousands(row, column)),
  ]);
  return [columns.map((column) => locale.match.settlement[column]), ...rows];
}

/** Points as ranking points; what is taken off is below zero. */
function inThousands(row: Standing, column: (typeof THOUSANDS)[number]): number {
  return (column === 'penalty' ? 0 - row.penalty : row[column]) / 1000;
}

type Row = readonly (string | number)[];

/** A cell; one with a comma, a quote or a line break stands in quotes. */
function quoted(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
