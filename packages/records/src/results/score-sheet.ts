import { scoreIn, thousandsIn } from './cell-number.ts';
import { areResults, valueIn } from './cell-values.ts';
import { columnsOf } from './headings.ts';
import { type Listed, type ListedGame, type ListedPlayer, LONGEST_NAME, unreadableIn } from './listed-game.ts';
import { momentIn } from './moment.ts';
import type { ResultFault } from './result-row.ts';
import type { TableLine } from './table-line.ts';

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
