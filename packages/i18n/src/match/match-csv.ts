import { type MatchState, type Settlement, settleMatch } from '@tenbo/ledger';

import { BYTE_ORDER_MARK, type CsvRow, csvLine } from '../csv.ts';
import { describeHand } from './describe-hand.ts';
import type { Locale } from '../locale.ts';
import type { SettlementColumn } from '../match-words.ts';

/** The tables of a match. */
export type CsvTable = 'hands' | 'settlement';

export const CSV_TABLES: readonly CsvTable[] = ['hands', 'settlement'];

/**
 * A table of a match as CSV (RFC 4180, in UTF-8 with a byte order mark): a row per hand with each player's changes and points, or the settlement
 * in ranking points, and in money if a unit is given.
 *
 * @param unit the value of 1,000 points
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { newMatch } from '@tenbo/ledger';
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event }));
 * matchCsv(state, 'hands', localeOf('en')); // → '\uFEFFhand,position,outcome,Aki ±,Ben ±,Chie ±,Dai ±,Aki,Ben,Chie,Dai\r\n'
 */
export function matchCsv(state: MatchState, table: CsvTable, locale: Locale, unit?: number): string {
  return csvOf(table === 'hands' ? handRows(state, locale) : settlementRows(state, unit, locale));
}

function handRows(state: MatchState, locale: Locale): readonly CsvRow[] {
  const { players } = state;
  const { hand, position: place, outcome: how } = locale.match.sheet.columns;
  const rows = state.hands.map((line, i) => {
    const { position, outcome } = describeHand(line, state, locale);
    const where = locale.match.position(position.filter((part) => part !== ''));
    return [i + 1, where, outcome, ...line.deltas, ...line.scores];
  });
  return [[hand, place, how, ...players.map((name) => `${name} ±`), ...players], ...rows];
}

const THOUSANDS = ['difference', 'oka', 'rounded', 'uma', 'penalty', 'chips', 'yakitori', 'total'] as const;

function settlementRows(state: MatchState, unit: number | undefined, locale: Locale): readonly CsvRow[] {
  const { rules, players } = state;
  const steps = THOUSANDS.filter((column) => column !== 'yakitori' || rules.standings.yakitori.ranking > 0);
  const columns: readonly SettlementColumn[] = [
    'place',
    'player',
    'points',
    ...steps,
    ...(unit === undefined ? [] : (['money'] as const)),
  ];
  const rows = settleMatch({ ...state, unit }, rules).map((row) => [
    row.place,
    players[row.seat] as string,
    row.points,
    ...steps.map((column) => inThousands(row, column)),
    ...(row.money === undefined ? [] : [row.money]),
  ]);
  return [columns.map((column) => locale.match.settlement[column]), ...rows];
}

/** Points as ranking points; penalties are negative. */
function inThousands(row: Settlement, column: (typeof THOUSANDS)[number]): number {
  return (column === 'penalty' ? 0 - row.penalty : row[column]) / 1000;
}

/** One table as CSV that spreadsheets open directly. The first row holds the headings. */
function csvOf(rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}
