import type { Seat } from '@tenbo/engine';

import { placeIn, scoreIn, thousandsIn } from './cell-number.ts';
import { areResults } from './cell-values.ts';
import { type SlotColumn, columnsOf } from './headings.ts';
import { type Listed, type ListedGame, type ListedPlayer, LONGEST_NAME, unreadableIn } from './listed-game.ts';
import { momentIn } from './moment.ts';
import type { ResultColumn, ResultFault } from './result-row.ts';
import type { TableLine } from './table-line.ts';

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
