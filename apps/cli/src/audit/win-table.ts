import { BYTE_ORDER_MARK, csvLine } from '@tenbo/i18n';
import type { WinRow } from '@tenbo/records';

import type { GrowingFile } from '../files/growing-file.ts';
import { winFileOf } from './win-files.ts';

/** A win of a record, and where it was found. */
export interface FileWin extends WinRow {
  readonly file: string;
  /** The site's id of the game. */
  readonly game: string | null;
  /** Whether the game has house rules that its record does not state; `rules` are the closest known ones. */
  readonly houseRules: boolean;
}

/** The columns of a table of wins, in order, with their types. */
export const WIN_COLUMNS: { readonly [C in keyof FileWin]: 'text' | 'number' | 'flag' } = {
  file: 'text',
  game: 'text',
  houseRules: 'flag',
  hand: 'number',
  kyoku: 'number',
  honba: 'number',
  seat: 'number',
  from: 'number',
  by: 'text',
  tile: 'text',
  concealed: 'text',
  melds: 'text',
  doraIndicators: 'text',
  uraIndicators: 'text',
  norths: 'number',
  riichi: 'text',
  ippatsu: 'flag',
  yaku: 'text',
  dora: 'number',
  uraDora: 'number',
  akaDora: 'number',
  kita: 'number',
  han: 'number',
  fu: 'number',
  yakuman: 'number',
  limit: 'text',
  points: 'number',
  change0: 'number',
  change1: 'number',
  change2: 'number',
  change3: 'number',
  rules: 'text',
  agrees: 'flag',
};

export const WIN_COLUMN_NAMES = Object.keys(WIN_COLUMNS) as readonly (keyof FileWin)[];

/** A file of wins, written row by row. */
export interface WinTable {
  readonly add: (wins: readonly FileWin[]) => void;
  /** Writes what is left, and closes the file. */
  readonly end: () => void;
}

/** A table that grows line by line, of JSON or of CSV. */
export function winLines(file: GrowingFile): WinTable {
  const isCsv = winFileOf(file.path) === '.csv';
  if (isCsv && file.length === 0) file.write(BYTE_ORDER_MARK + csvLine(WIN_COLUMN_NAMES));
  const lineOf = isCsv ? csvOf : jsonOf;
  return {
    add: (wins) => {
      if (wins.length > 0) file.write(wins.map(lineOf).join(''));
    },
    end: () => file.close(),
  };
}

function jsonOf(win: FileWin): string {
  const cells = WIN_COLUMN_NAMES.map((name) => [name, win[name]]);
  return `${JSON.stringify(Object.fromEntries(cells))}\n`;
}

/** An unknown value is an empty cell. */
function csvOf(win: FileWin): string {
  return csvLine(
    WIN_COLUMN_NAMES.map((name) => {
      const cell = win[name] ?? '';
      return typeof cell === 'boolean' ? String(cell) : cell;
    }),
  );
}
