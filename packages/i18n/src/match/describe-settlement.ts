import { type PlayerStatistics, type Settlement, STICKS, sticksOf } from '@tenbo/ledger';

import type { Locale } from '../locale.ts';
import { SETTLEMENT_COLUMNS, STATISTICS_COLUMNS, type SettlementColumn, type StatisticsColumn } from '../match-words.ts';
import { nameOf } from './describe-position.ts';

/** A table in words. Every row has a cell for each heading. */
export interface TableText {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A settlement in words. */
export interface SettlementText extends TableText {
  /** The meaning of each column. */
  readonly columns: readonly SettlementColumn[];
  /** The sums of the positive results, of the negative ones, and of all. */
  readonly sums: string;
}

/**
 * A settlement column by column, in ranking points from the column of the difference on. Empty columns are left out, and so is
 * money if no unit was given; it is rounded to whole units.
 *
 * @param players their names, starting with the first dealer
 * @example
 * import { presets } from '@tenbo/engine';
 * import { settleMatch } from '@tenbo/ledger';
 * const rows = settleMatch({ scores: [41_000, 27_500, 20_200, 11_300], sticks: [] }, presets.standard);
 * const text = describeSettlement(rows, ['Aki', 'Ben', 'Chie', 'Dai'], localeOf('ja'));
 * text.rows[3]; // → ['4位', 'Dai', '11300', '△18.7', '0.0', '△20.0', '△38.7']
 * text.sums; // → '検算：プラス計 +58.5、マイナス計 △58.5、合計 0.0'
 */
export function describeSettlement(standings: readonly Settlement[], players: readonly string[], locale: Locale): SettlementText {
  const columns = SETTLEMENT_COLUMNS.filter((column) => standings.some((row) => isShown(column, row)));
  const totals = standings.map(({ total }) => total);
  const plus = sumOf(totals.filter((total) => total > 0));
  const minus = sumOf(totals.filter((total) => total < 0));
  const { ranking, settlement, sums } = locale.match;
  return {
    columns,
    headings: columns.map((column) => settlement[column]),
    rows: standings.map((row) => columns.map((column) => cellOf(column, row, players, locale))),
    sums: sums(ranking(plus), ranking(minus), ranking(plus + minus)),
  };
}

function isShown(column: SettlementColumn, row: Settlement): boolean {
  if (column === 'rounded') return row.rounded !== row.difference + row.oka;
  if (column === 'money') return row.money !== undefined;
  return column === 'oka' || column === 'penalty' || column === 'chips' || column === 'yakitori' ? row[column] !== 0 : true;
}

function cellOf(column: SettlementColumn, row: Settlement, players: readonly string[], locale: Locale): string {
  const { match } = locale;
  if (column === 'place') return match.place(row.place, players.length);
  if (column === 'player') return nameOf(row.seat, players, locale);
  if (column === 'points') return locale.number(row.points);
  if (column === 'money') return match.sheet.change(Math.round(row.money ?? 0)) || locale.number(0);
  return match.ranking(column === 'penalty' ? 0 - row.penalty : row[column]);
}

/**
 * Each player's statistics of a match, a row per player. Fouls are a column if there were any.
 *
 * @example
 * const ben = { seat: 1, hands: 3, rons: 1, tsumos: 1, dealIns: 0, riichi: 2, riichiWon: 1, riichiDealtIn: 0, riichiDrawn: 1, draws: 1, tenpai: 1, nagashi: 0, won: 11_900, dealtIn: 0, chombo: 0, causes: [], biggest: { entry: 'b', points: 8000 } } as const;
 * describeStatistics([ben], ['Aki', 'Ben', 'Chie', 'Dai'], localeOf('en')).rows[0]; // → ['Ben', '1', '1', '0', '2', '1/1', '5,950', '—', '8,000']
 */
export function describeStatistics(
  statistics: readonly PlayerStatistics[],
  players: readonly string[],
  locale: Locale,
): TableText {
  const columns = STATISTICS_COLUMNS.filter((column) => column !== 'chombo' || statistics.some(({ chombo }) => chombo > 0));
  return {
    headings: columns.map((column) => locale.match.statistics[column]),
    rows: statistics.map((one) => columns.map((column) => statisticOf(column, one, players, locale))),
  };
}

function statisticOf(column: StatisticsColumn, one: PlayerStatistics, players: readonly string[], locale: Locale): string {
  switch (column) {
    case 'player':
      return nameOf(one.seat, players, locale);
    case 'tenpai':
      return `${one.tenpai}/${one.draws}`;
    case 'averageWin':
      return averageOf(one.won, one.rons + one.tsumos, locale);
    case 'averageDealIn':
      return averageOf(one.dealtIn, one.dealIns, locale);
    case 'biggest':
      return one.biggest ? locale.number(one.biggest.points) : '—';
    case 'chombo':
      return foulsText(one, locale);
    case 'rons':
    case 'tsumos':
    case 'dealIns':
    case 'riichi':
      return String(one[column]);
  }
}

/** The number of fouls, and how many of each kind, if known. */
function foulsText({ chombo, causes }: PlayerStatistics, { match }: Locale): string {
  const texts = causes.map(({ cause, times }) => `${match.chomboCauses[cause]} ${times}`);
  return texts.length === 0 ? String(chombo) : match.outcome.foul(String(chombo), match.names(texts));
}

/**
 * Each player's lead over each other player, a row per player.
 *
 * @param scores by seat
 * @example
 * describeGaps([31_000, 25_000, 24_000, 20_000], ['Aki', 'Ben', 'Chie', 'Dai'], localeOf('en')).rows[1]; // → ['Ben', '−6,000', '—', '+1,000', '+5,000']
 */
export function describeGaps(scores: readonly number[], players: readonly string[], locale: Locale): TableText {
  const names = scores.map((_, seat) => nameOf(seat, players, locale));
  return {
    headings: [locale.match.settlement.player, ...names],
    rows: scores.map((own, seat) => [
      names[seat] as string,
      ...scores.map((points, other) => (other === seat ? '—' : locale.signed(own - points))),
    ]),
  };
}

/**
 * Each player's points in the fewest sticks, a row per player: how many of 10,000, 5,000, 1,000 and 100. Negative points cannot
 * be laid out.
 *
 * @param scores by seat
 * @example
 * describeSticks([26_600, -1300], ['Aki', 'Ben'], localeOf('en')).rows; // → [['Aki', '26,600', '2', '1', '1', '6'], ['Ben', '−1,300', '—', '—', '—', '—']]
 */
export function describeSticks(scores: readonly number[], players: readonly string[], locale: Locale): TableText {
  const { player, points } = locale.match.settlement;
  return {
    headings: [player, points, ...STICKS.map(locale.number)],
    rows: scores.map((own, seat) => [
      nameOf(seat, players, locale),
      locale.number(own),
      ...(own < 0 ? STICKS.map(() => '—') : sticksOf(own).map(String)),
    ]),
  };
}

function averageOf(points: number, times: number, locale: Locale): string {
  return times === 0 ? '—' : locale.number(Math.round(points / times));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
