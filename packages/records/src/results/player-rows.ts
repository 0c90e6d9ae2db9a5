import { type Seat, WINDS } from '@tenbo/engine';

import { areResults, countIn, momentIn, placeIn, scoreIn, thousandsIn } from './cells.ts';
import {
  type ListedGame,
  type ListedPlayer,
  type ResultColumn,
  type ResultFault,
  type ResultRow,
  LONGEST_NAME,
  inRounds,
  rowOf,
  unreadableIn,
} from './result-row.ts';
import type { TableLine } from './list-text.ts';

/** The columns that say who sat together. */
const TOGETHER = ['date', 'round', 'game', 'table'] as const;
const MOST_AT_TABLE = 4;

/** Names of the seats, the first dealer's first. */
const SEATS = ['東东', '南', '西', '北'].map((characters, seat) => [...characters, WINDS[seat], String(seat + 1)]);

/** The most leftover sticks that a row may tell of. */
const MOST_STICKS = 20;

/** Rows of a table of results, and the faults of those left out. */
export interface ReadRows {
  readonly rows: readonly ResultRow[];
  readonly faults: readonly ResultFault[];
}

/** A row, and the game it belongs to. */
interface KeyedRow {
  readonly key: string;
  readonly date: string;
  readonly round: number | undefined;
  readonly table: number | undefined;
  readonly read: ListedPlayer | ResultFault;
}

/**
 * Reads a table with a row for each player of each game. Rows with the same date, round, game and table are of one game; a game with a faulty row is
 * left out.
 *
 * @param columns of each cell; undefined where nothing is to be read
 */
export function playerRows(body: readonly TableLine[], columns: readonly (ResultColumn | undefined)[]): ReadRows {
  const places = new Map(columns.map((column, i) => [column, i] as const));
  const together = TOGETHER.filter((column) => places.has(column));
  const cellOf = ({ cells }: TableLine, column: ResultColumn) => cells[places.get(column) ?? -1] ?? '';
  const how = {
    isNumbered: together.join() === 'round,table',
    // A place beyond those of a table is one in the whole event.
    hasPlaces: body.every((line) => cellOf(line, 'place') === '' || placeIn(cellOf(line, 'place')) !== undefined),
    isSettled: !places.has('total') && areResults(body.map((line) => cellOf(line, 'points'))),
  };
  const keyed = body.map((line): KeyedRow => {
    const cell = (column: ResultColumn) => cellOf(line, column);
    return {
      key: together.map(cell).join('\n'),
      date: cell('date'),
      round: countIn(cell('round')),
      table: countIn(cell('table')),
      read: playerIn(line.line, cell, how),
    };
  });
  const faults = keyed.flatMap(({ read }) => ('why' in read ? [read] : []));
  const spoilt = new Set(keyed.flatMap(({ key, read }) => ('why' in read ? [key] : [])));
  const good = keyed.flatMap(({ read, ...one }) => ('why' in read || spoilt.has(one.key) ? [] : [{ ...one, player: read }]));
  if (together.length === 0 && good.length > MOST_AT_TABLE) {
    return { rows: [], faults: [{ line: body[0]?.line ?? 1, why: 'noGames' }] };
  }
  if (how.isNumbered) {
    const rows = good.map(({ player, round = 1, table }) => rowOf(player, { round, table, at: undefined, id: undefined }));
    return { rows, faults };
  }
  const games = [...Map.groupBy(good, ({ key }) => key).values()].map((rows): ListedGame => {
    const [{ player, date }] = rows as [(typeof rows)[0]];
    return { line: player.line, at: momentIn(date)?.at, players: rows.map((row) => row.player) };
  });
  return { rows: inRounds(games), faults };
}

interface HowRead {
  /** The list numbers rounds and tables, as tenbo writes them: a row without a table is of a player who sits out, or of a penalty. */
  readonly isNumbered: boolean;
  readonly hasPlaces: boolean;
  /** The column of points has results in thousands. */
  readonly isSettled: boolean;
}

/** The player of a row, or the first cell that is wrong. */
function playerIn(
  line: number,
  cell: (column: ResultColumn) => string,
  { isNumbered, hasPlaces, isSettled }: HowRead,
): ListedPlayer | ResultFault {
  const wrong: ResultColumn[] = [];
  const number = (column: ResultColumn, read: (text: string) => number | undefined) => {
    const value = cell(column) === '' ? undefined : read(cell(column));
    if (value === undefined && cell(column) !== '') wrong.push(column);
    return value;
  };
  const player = { line, player: cell('player'), team: cell('team') };
  if (player.player === '') wrong.push('player');
  const unreadable = wrong.length > 0 ? undefined : unreadableIn([player]);
  if (unreadable) return unreadable;
  const [round, table] = isNumbered ? [number('round', countIn), number('table', countIn)] : [1, 1];
  if (round === undefined) wrong.push('round');
  const seat = number('seat', seatIn) as Seat | undefined;
  const value = number('points', isSettled ? thousandsIn : scoreIn);
  const total = number('total', thousandsIn);
  if (table === undefined && value !== undefined) wrong.push('table');
  if (table !== undefined && (value ?? total) === undefined) wrong.push('points');
  const sticks = number('sticks', sticksIn) ?? 0;
  const penalty = number('penalty', thousandsIn) ?? 0;
  const [column] = wrong;
  if (column !== undefined) return { line, why: 'badCell', column, text: cell(column).slice(0, LONGEST_NAME) };
  const values = isSettled ? { total: value } : { points: value, total };
  return { ...player, seat, ...values, sticks, penalty, place: hasPlaces ? placeIn(cell('place')) : undefined };
}

function seatIn(text: string): number | undefined {
  const seat = SEATS.findIndex((names) => names.includes(text.toUpperCase().normalize('NFKC')));
  return seat < 0 ? undefined : seat;
}

function sticksIn(text: string): number | undefined {
  const sticks = scoreIn(text);
  return sticks === undefined || sticks < 0 || sticks > MOST_STICKS ? undefined : sticks;
}
