// The file of an event's results: its columns, how it is written, and what can be wrong when it is read.
import { WINDS } from '@tenbo/engine';
import { type CsvRow, BYTE_ORDER_MARK, csvLine, fromCell } from '@tenbo/i18n';
import { settleMatch } from '@tenbo/ledger';
import type { ResultColumn, ResultFault } from '@tenbo/records';
import {
  type EnteredResult,
  type MatchSummary,
  type Summaries,
  type Tournament,
  type TournamentError,
  type TournamentRound,
  type TournamentTable,
  settlementOf,
} from '@tenbo/tournament';
import { parse } from 'papaparse';

/** The columns of a file of results, in the order they are written. */
export const COLUMNS = [
  'round',
  'table',
  'seat',
  'player',
  'points',
  'sticks',
  'penalty',
  'team',
  'place',
  'total',
] as const satisfies readonly ResultColumn[];
type Column = (typeof COLUMNS)[number];

/** A fault in a line of results: of the list itself, or of what it would do to the event. */
export type RowFault =
  | ResultFault
  | ({ readonly line: number } & (
      | { readonly why: 'otherTeam'; readonly name: string; readonly team: string }
      /** Only some rows have a seat, or two have the same. */
      | { readonly why: 'badSeats'; readonly table: number }
      /** The list has only the result, but an event settles points. */
      | { readonly why: 'noPoints' }
      /** The event's rules give a different total, in points. */
      | { readonly why: 'otherTotal'; readonly total: number; readonly expected: number }
      | { readonly why: 'refused'; readonly error: TournamentError }
    ));

const THOUSAND = 1000;

/**
 * All results as CSV: a row for each player of each match that has ended, for each player who sat out a closed round, and for each penalty without such
 * a row. `readResults` of @tenbo/records reads it back.
 *
 * @param heads the headings of the columns
 */
export function resultsCsv(
  tournament: Tournament,
  summaries: Summaries,
  nameOf: (player: string) => string,
  heads: Readonly<Record<Column, string>>,
): string {
  const teams = new Map(tournament.players.map(({ player, team }) => [player, team]));
  const rows = tournament.rounds.flatMap((round) => rowsOf(tournament, round, summaries));
  const lines = rows.map((row) =>
    COLUMNS.map((column) => {
      if (column === 'player') return nameOf(row.player);
      if (column === 'team') return teams.get(row.player) ?? '';
      return row[column] ?? '';
    }),
  );
  return BYTE_ORDER_MARK + [COLUMNS.map((column) => heads[column]), ...lines].map((line: CsvRow) => csvLine(line)).join('');
}

/** A player's row, in the units of the file. */
type Row = { readonly player: string } & Partial<Record<Exclude<Column, 'player' | 'team'>, string | number>>;

function rowsOf({ penalties }: Tournament, round: TournamentRound, summaries: Summaries): readonly Row[] {
  const given = new Map<string, number>();
  for (const { player, total } of penalties.filter((one) => one.round === round.round))
    given.set(player, (given.get(player) ?? 0) + total);
  const seated = round.tables.flatMap((table) => rowsOfTable(round, table, summaries.get(table.match), given));
  const byes = round.isClosed ? round.byes.map((player) => ({ round: round.round, player })) : [];
  const written = new Set(seated.map(({ player }) => player));
  const others = [...given].filter(([player, total]) => total !== 0 && !written.has(player));
  return [
    ...seated,
    ...byes,
    ...others.map(([player, total]) => ({ round: round.round, player, penalty: total / THOUSAND, total: total / THOUSAND })),
  ];
}

function rowsOfTable(
  round: TournamentRound,
  table: TournamentTable,
  summary: MatchSummary | undefined,
  given: ReadonlyMap<string, number>,
): readonly Row[] {
  const settled = settlementOf(round, table, summary);
  const result = table.entered ?? (summary && endOf(round, summary));
  if (settled.length === 0 || !result) return [];
  const bySeat = settled.toSorted((one, other) => one.seat - other.seat);
  const byScores = settleMatch(result, round.rules);
  return bySeat.map(({ seat, place, total }) => {
    const player = table.players[seat] ?? '';
    // The points do not include a chombo or yakitori of the match, so the file counts it as a penalty.
    const within = total - (byScores.find((one) => one.seat === seat)?.total ?? 0);
    const penalty = within + (given.get(player) ?? 0);
    const sticks = result.sticks.filter((owner) => owner === seat).length;
    return {
      round: round.round,
      table: table.table,
      seat: WINDS[seat] ?? '',
      player,
      points: result.scores[seat] ?? 0,
      ...(sticks > 0 && { sticks }),
      ...(penalty !== 0 && { penalty: penalty / THOUSAND }),
      place,
      total: (total - within + penalty) / THOUSAND,
    };
  });
}

/**
 * The end of a match. Who laid the leftover sticks is clear from who got them back. Where the rules return them to nobody, the owner does not matter, and
 * the first dealer is written.
 */
function endOf({ rules }: TournamentRound, { scores, sticks, standings: settled }: MatchSummary): Omit<EnteredResult, 'entry'> {
  if (rules.standings.leftoverSticks !== 'returned') return { scores, sticks: Array.from({ length: sticks }, () => 0) };
  const owners = settled.flatMap(({ seat, points }) => {
    const back = Math.round((points - (scores[seat] ?? 0)) / rules.payments.riichiStick);
    return Array.from({ length: back }, () => seat);
  });
  return { scores, sticks: owners };
}

/** The cells of each line of a table, as `csvLine` got them. csv-parse, which the command has, is twice as large in a browser. */
export function splitCells(text: string, delimiter: string): readonly (readonly string[])[] {
  return parse<string[]>(text, { delimiter }).data.map((cells) => cells.map(fromCell));
}
