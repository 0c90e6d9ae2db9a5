// Tables with a row for each game: with columns for each of its players, or with one column for each player of the list.
import type { Seat } from '@tenbo/engine';

import { areResults, momentIn, placeIn, scoreIn, thousandsIn, valueIn } from './cells.ts';
import { type SlotColumn, columnsOf } from './headings.ts';
import type { TableLine } from './list-text.ts';
import {
  type Listed,
  type ListedGame,
  type ListedPlayer,
  type ResultColumn,
  type ResultFault,
  LONGEST_NAME,
  unreadableIn,
} from './result-row.ts';

/** The most players of a game. */
const SLOTS = [0, 1, 2, 3];

/** Whether the columns about one player each have names and values for at least three. */
export function areGameRows(slots: readonly (SlotColumn | undefined)[]): boolean {
  const has = (slot: number, ...columns: readonly ResultColumn[]) =>
    slots.some((one) => one?.slot === slot && columns.includes(one.column));
  return SLOTS.filter((slot) => has(slot, 'player') && has(slot, 'points', 'total')).length >= 3;
}

/** Reads a table with a row for each game, and columns for each of its players. */
export function gameRows(head: TableLine, body: readonly TableLine[], slots: readonly (SlotColumn | undefined)[]): Listed {
  const columns = columnsOf(head.cells);
  const date = columns.findIndex((column, i) => column === 'date' && slots[i] === undefined);
  const points = slots.flatMap((one, i) => (one?.column === 'points' ? [i] : []));
  const isSettled =
    !slots.some((one) => one?.column === 'total') && areResults(body.flatMap(({ cells }) => points.map((i) => cells[i] ?? '')));
  const games: ListedGame[] = [];
  const faults: ResultFault[] = [];
  for (const { line, cells } of body) {
    const players: ListedPlayer[] = [];
    let fault: ResultFault | undefined;
    for (const slot of SLOTS) {
      const cell = (column: ResultColumn) => cells[slots.findIndex((one) => one?.slot === slot && one.column === column)] ?? '';
      const player = playerIn(line, slot, cell, { isSettled, kind: slots.find((one) => one !== undefined)?.kind });
      if (player === undefined) continue;
      if ('why' in player) fault ??= player;
      else players.push(player);
    }
    fault ??= unreadableIn(players);
    if (fault) faults.push(fault);
    else games.push({ line, at: momentIn(cells[date] ?? '')?.at, players });
  }
  return { games, faults };
}

interface HowRead {
  /** The columns of points have results in thousands. */
  readonly isSettled: boolean;
  readonly kind: SlotColumn['kind'] | undefined;
}

/** A player of a game, or what is wrong; undefined if nobody has the slot. */
function playerIn(
  line: number,
  slot: number,
  cell: (column: ResultColumn) => string,
  { isSettled, kind }: HowRead,
): ListedPlayer | ResultFault | undefined {
  const wrong = (column: ResultColumn): ResultFault => ({
    line,
    why: 'badCell',
    column,
    text: cell(column).slice(0, LONGEST_NAME),
  });
  const [player, typed, total] = [cell('player'), cell('points'), cell('total')];
  const value = isSettled ? thousandsIn(typed) : scoreIn(typed);
  const result = isSettled ? value : thousandsIn(total);
  if (player === '') return typed === '' && total === '' ? undefined : wrong('player');
  if (value === undefined && (typed !== '' || total === '')) return wrong('points');
  if (result === undefined && total !== '') return wrong('total');
  return {
    line,
    player,
    ...(kind === 'wind' && { seat: slot as Seat }),
    points: isSettled ? undefined : value,
    total: result,
    place: kind === 'place' ? slot + 1 : placeIn(cell('place')),
  };
}

/** What the row with the sums of a sheet begins with. */
const SUMS = new Set(['total', 'totals', 'sum', 'subtotal', 'average', '合計', '計', '小計', 'トータル', '平均', '总计', '总分']);

/** A column of a sheet with a name as its heading. */
interface Named {
  readonly name: string;
  readonly at: number;
}

/** The columns with players: those whose heading is no other column's, and whose cells are mostly numbers. */
export function sheetPlayers(head: TableLine, body: readonly TableLine[]): readonly Named[] {
  const columns = columnsOf(head.cells);
  return head.cells.flatMap((name, at) => {
    if (name === '' || columns[at] !== undefined || isNumber(name)) return [];
    const filled = body.map(({ cells }) => cells[at] ?? '').filter((cell) => !isAway(cell));
    return filled.filter(isNumber).length * 2 > filled.length ? [{ name, at }] : [];
  });
}

/** Reads a sheet with a column for each player and a row for each game; whoever did not play has an empty cell or a dash. */
export function scoreSheet(head: TableLine, body: readonly TableLine[], players: readonly Named[]): Listed {
  const columns = columnsOf(head.cells);
  const date = columns.indexOf('date');
  const games: ListedGame[] = [];
  const faults: ResultFault[] = [];
  const lines = body.filter(({ cells }) => !cells.some((cell) => SUMS.has(cell.toLowerCase())));
  const rows = lines.slice(0, areSums(lines, players) ? -1 : undefined);
  const isResult = areResults(rows.flatMap(({ cells }) => players.map(({ at }) => cells[at] ?? '')));
  for (const { line, cells } of rows) {
    const seated = players.flatMap(({ name, at }) => {
      const cell = cells[at] ?? '';
      return isAway(cell) ? [] : [{ cell, line, player: name, value: valueIn(cell, isResult) }];
    });
    const bad = seated.find(({ value }) => value === undefined);
    const read = seated.map(({ player, value }): ListedPlayer => ({ line, player, ...value }));
    const fault: ResultFault | undefined = bad
      ? { line, why: 'badCell', column: 'points', text: bad.cell.slice(0, LONGEST_NAME) }
      : unreadableIn(read);
    if (fault) faults.push(fault);
    else games.push({ line, at: momentIn(cells[date] ?? '')?.at, players: read });
  }
  return { games, faults };
}

/** Whether the last row is the sum of those before it. */
function areSums(lines: readonly TableLine[], players: readonly Named[]): boolean {
  if (lines.length < 3) return false;
  return players.every(({ at }) => {
    const numbers = lines.map(({ cells }) => numberIn(cells[at] ?? ''));
    const last = numbers.at(-1) ?? 0;
    return Math.abs(numbers.reduce((sum, n) => sum + n, 0) - 2 * last) < 0.01;
  });
}

function isAway(cell: string): boolean {
  return /^[-−–—ー]?$/.test(cell);
}

function isNumber(cell: string): boolean {
  return scoreIn(cell) !== undefined || thousandsIn(cell) !== undefined;
}

function numberIn(cell: string): number {
  return scoreIn(cell) ?? (thousandsIn(cell) ?? 0) / 1000;
}
