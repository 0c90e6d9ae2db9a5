import { type Seat, WINDS, isBlank, unseenIn } from '@tenbo/engine';
import { fromCell, headsNames } from '@tenbo/i18n';
import { parse } from 'papaparse';

import { COLUMNS, type Column, NEEDED, type ResultRow, type RowFault } from './result-row.ts';
import { scoreOf } from './score-typed.ts';
import { countOf, pointsOf } from './typed-number.ts';

/** The headings of each column, in any language and any case. The column of names is found as in a list of players. */
const HEADINGS: Readonly<Record<Exclude<Column, 'player'>, readonly string[]>> = {
  round: ['round', '回戦', '轮次'],
  table: ['table', '卓', '桌'],
  seat: ['seat', '席', '座位'],
  points: ['points', 'score', '持ち点', '点数'],
  sticks: ['sticks', '供託', '供托'],
  penalty: ['penalty', '罰点', '罚分'],
  team: ['team', 'チーム', '队伍'],
  place: ['place', '順位', '名次'],
  total: ['total', '合計', '总分'],
};

/** Names of the seats, the first dealer's first. */
const SEATS = ['東东', '南', '西', '北'].map((characters, seat) => [...characters, WINDS[seat], String(seat + 1)]);

const DELIMITERS = [',', ';', '\t', '，'];
/** The longest name or team that the server accepts, in UTF-16 units. */
const LONGEST = 100;

export interface ReadResults {
  readonly rows: readonly ResultRow[];
  readonly faults: readonly RowFault[];
}

/** Reads results of past rounds: CSV with a heading, a row for each player of each match. The place is ignored: it follows from the points. */
export function readResults(text: string): ReadResults {
  const lines = linesOf(text.replace(/^\uFEFF/u, ''));
  const [head, ...body] = lines;
  if (!head) return { rows: [], faults: [] };
  const columns = head.cells.map(columnOf);
  const faults: RowFault[] = [
    ...head.cells.flatMap((name, i): readonly RowFault[] => {
      const column = columns[i];
      if (column === undefined) return name === '' ? [] : [{ line: head.line, why: 'unknownColumn', name }];
      return columns.indexOf(column) < i ? [{ line: head.line, why: 'columnTwice', name }] : [];
    }),
    ...NEEDED.filter((column) => !columns.includes(column)).map((column) => ({
      line: head.line,
      why: 'noColumn' as const,
      column,
    })),
  ];
  if (faults.length > 0) return { rows: [], faults };
  const read = body.map(({ line, cells }) =>
    rowOf(line, (column) => {
      const at = columns.indexOf(column);
      return at < 0 ? '' : (cells[at] ?? '');
    }),
  );
  return {
    rows: read.flatMap((one) => ('fault' in one ? [] : [one.row])),
    faults: read.flatMap((one) => ('fault' in one ? [one.fault] : [])),
  };
}

interface Line {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines that are not empty, split at the delimiter that gives the heading the most known columns. */
function linesOf(text: string): readonly Line[] {
  const tables = DELIMITERS.map((delimiter) => parse<string[]>(text, { delimiter }).data);
  const known = tables.map((table) => (table.find(isFilled) ?? []).filter((cell) => columnOf(cell.trim()) !== undefined).length);
  const table = tables[known.indexOf(Math.max(...known))] ?? [];
  let line = 1;
  return table.flatMap((cells) => {
    const here = line;
    line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    return isFilled(cells) ? [{ line: here, cells: cells.map((cell) => fromCell(cell.trim())) }] : [];
  });
}

function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

function columnOf(heading: string): Column | undefined {
  const name = heading.toLowerCase();
  return COLUMNS.find((column) => (column === 'player' ? headsNames(name) : HEADINGS[column].includes(name)));
}

type ReadRow = { readonly row: ResultRow } | { readonly fault: RowFault };

function rowOf(line: number, cell: (column: Column) => string): ReadRow {
  const wrong = (column: Column): ReadRow => ({ fault: { line, why: 'badCell', column, text: cell(column).slice(0, LONGEST) } });
  const [player, team] = [cell('player'), cell('team')];
  if (player === '') return wrong('player');
  if ([player, team].some((text) => text.length > LONGEST || unseenIn(text) !== undefined || (text !== '' && isBlank(text))))
    return { fault: { line, why: 'unreadable' } };
  const [round, table] = [countOf(cell('round')), countOf(cell('table'))];
  if (typeof round !== 'number') return wrong('round');
  if (table === 'wrong') return wrong('table');
  const seat = SEATS.findIndex((names) => names.includes(cell('seat').toUpperCase().normalize('NFKC')));
  if (seat < 0 && cell('seat') !== '') return wrong('seat');
  const points = cell('points') === '' ? undefined : scoreOf(cell('points'));
  if (points === undefined && (cell('points') !== '' || table !== undefined)) return wrong('points');
  if (points !== undefined && table === undefined) return wrong('table');
  const sticks = cell('sticks') === '' ? 0 : scoreOf(cell('sticks'));
  if (sticks === undefined || sticks < 0 || sticks > 20) return wrong('sticks');
  const penalty = cell('penalty') === '' ? 0 : pointsOf(cell('penalty'));
  if (penalty === undefined) return wrong('penalty');
  const total = cell('total') === '' ? undefined : pointsOf(cell('total'));
  if (total === undefined && cell('total') !== '') return wrong('total');
  return {
    row: { line, round, table, seat: seat < 0 ? undefined : (seat as Seat), player, points, sticks, penalty, team, total },
  };
}
