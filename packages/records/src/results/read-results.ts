import { isScoreLine, isTenhouLine, scoreLines, tenhouLines } from './game-lines.ts';
import { areGameRows, gameRows, scoreSheet, sheetPlayers } from './game-rows.ts';
import { columnsOf, slotsOf } from './headings.ts';
import { type SplitCells, type TableLine, type TextLine, alignedLines, tableLines, textLines } from './list-text.ts';
import { type ReadRows, playerRows } from './player-rows.ts';
import {
  type Listed,
  type ListedGame,
  type ResultColumn,
  type ResultFault,
  type ResultRow,
  LONGEST_NAME,
  inRounds,
} from './result-row.ts';

/** What may separate the cells of a table. */
const DELIMITERS = [',', ';', '\t', '，', '|'];

/** More than any sheet of a club or season of a league has, and few enough to be read in a second or two. */
const MOST_COLUMNS = 300;
const MOST_LINES = 200_000;

/** How many lines of a title may stand above a table, and how many lines show whether it is one. */
const MOST_TITLES = 5;
const SAMPLE = 20;

/** JSON and XML are never lists of results. */
const OTHER_FORMAT = /^\s*(?:\{|<|\[\s*["[{])/;

/** How to read a list. */
export interface ListOptions {
  readonly split: SplitCells;
  /** The name of the file: that of a list of Tenhou has the day. */
  readonly name?: string;
}

/**
 * Reads results of games without their hands, as clubs, leagues and sites list them: a table with a row for each player of each game or a row for each game, a sheet
 * with a column for each player, lines with names and numbers, or the lists of Tenhou's lobbies. Numbers are points at the end, or results in thousands.
 *
 * @returns a row for each player of each game, and the faults of what is left out; a single fault `notResults` if it is another text
 * @example
 * const split = (text: string, delimiter: string) => text.split('\n').map((line) => line.split(delimiter));
 * const { rows } = readResults('Aki 41000, Ben 27500, Chie 20200, Dai 11300', { split });
 * rows.map(({ round, table, player, points }) => [round, table, player, points])[0]; // → [1, 1, 'Aki', 41000]
 */
export function readResults(text: string, { split, name = '' }: ListOptions): ReadRows {
  const plain = text.replace(/^\uFEFF/u, '');
  const lines = textLines(plain);
  const [first] = lines;
  if (first === undefined) return { rows: [], faults: [] };
  const beyond = lines[MOST_LINES];
  if (beyond !== undefined) return { rows: [], faults: [{ line: beyond.line, why: 'tooMany' }] };
  if (isTenhouLine(first.text)) return rowsOf(tenhouLines(lines, name));
  const head = OTHER_FORMAT.test(plain) ? undefined : headIn(lines, split);
  const known = head && tableIn(textFrom(plain, head.line), head, split);
  if (known !== undefined) return known;
  const listed = isScoreLine(first.text) ? scoreLines(lines) : undefined;
  if (listed && areGames(listed.games)) return rowsOf(listed);
  return { rows: [], faults: [{ line: first.line, why: 'notResults' }] };
}

function rowsOf({ games, faults }: Listed, more: readonly ResultFault[] = []): ReadRows {
  return { rows: lengthened(inRounds(games)), faults: [...more, ...faults] };
}

/** The line with the headings: the first of which the lines below make a table. Lines of a title may stand above it. */
function headIn(lines: readonly TextLine[], split: SplitCells): TextLine | undefined {
  return lines.slice(0, MOST_TITLES + 1).find((head, i) => {
    const sample = lines.slice(i, i + SAMPLE).map(({ text }) => text);
    return tableIn(sample.join('\n'), head, split) !== undefined;
  });
}

function textFrom(text: string, line: number): string {
  return line === 1
    ? text
    : text
        .split(/\r\n?|\n/)
        .slice(line - 1)
        .join('\n');
}

/** The rows of a table with these headings; undefined if it is none with results. */
function tableIn(text: string, first: TextLine, split: SplitCells): ReadRows | undefined {
  const [head, ...body] = tableLines(cellsOf(text, first.text, split), first.line);
  if (head === undefined || head.cells.length > MOST_COLUMNS) return undefined;
  const columns = columnsOf(head.cells);
  const slots = slotsOf(head.cells);
  if (areGameRows(slots))
    return rowsOf(
      gameRows(head, body, slots),
      unknownIn(head, (i) => columns[i] ?? slots[i]?.column),
    );
  if (columns.includes('player') && columns.filter((column) => column !== undefined).length > 1) {
    const [faults, isWhole] = [headFaults(head, columns), columns.some(isValue)];
    const isRead = isWhole && faults.every(({ why }) => why === 'unknownColumn');
    const { rows, faults: ofRows } = isRead ? playerRows(body, columns) : { rows: [], faults: [] };
    return { rows: lengthened(rows), faults: [...faults, ...ofRows] };
  }
  const players = sheetPlayers(head, body);
  if (players.length < 3) return undefined;
  const sheet = scoreSheet(head, body, players);
  if (!areGames(sheet.games)) return undefined;
  const named = new Set(players.map(({ at }) => at));
  return rowsOf(
    sheet,
    unknownIn(head, (i) => named.has(i) || columns[i]),
  );
}

function isValue(column: ResultColumn | undefined): boolean {
  return column === 'points' || column === 'total';
}

/** The cells of each line, split at the delimiter that gives the heading the most known columns, or else the most columns, or else by spaces. */
function cellsOf(text: string, first: string, split: SplitCells): readonly (readonly string[])[] {
  const heads = DELIMITERS.map((delimiter) => {
    const cells = split(first, delimiter)[0] ?? [];
    return { delimiter, cells: cells.length, known: knownIn(cells) };
  });
  const [best] = heads.toSorted((one, other) => other.known - one.known || other.cells - one.cells);
  return best === undefined || (best.cells < 3 && best.known < 2) ? alignedLines(text) : split(text, best.delimiter);
}

function knownIn(headings: readonly string[]): number {
  const trimmed = headings.map((heading) => heading.trim());
  return Math.max(...[columnsOf(trimmed), slotsOf(trimmed)].map((columns) => columns.filter((one) => one !== undefined).length));
}

/** What is wrong with the headings of a table with a row for each player. */
function headFaults(head: TableLine, columns: readonly (ResultColumn | undefined)[]): readonly ResultFault[] {
  const twice = head.cells.flatMap((name, i): readonly ResultFault[] => {
    const column = columns[i];
    return column !== undefined && columns.indexOf(column) < i
      ? [{ line: head.line, why: 'columnTwice', name: name.slice(0, LONGEST_NAME) }]
      : [];
  });
  const hasValue = columns.some(isValue);
  return [
    ...unknownIn(head, (i) => columns[i]),
    ...twice,
    ...(hasValue ? [] : [{ line: head.line, why: 'noColumn', column: 'points' } as const]),
  ];
}

function unknownIn({ line, cells }: TableLine, isKnown: (at: number) => unknown): readonly ResultFault[] {
  return cells.flatMap((name, i) =>
    name === '' || isKnown(i) ? [] : [{ line, why: 'unknownColumn' as const, name: name.slice(0, LONGEST_NAME) }],
  );
}

/** What players begin a game with, at the least and at the most. */
const LEAST_START = 20_000;
const MOST_START = 50_000;

/** Points in hundreds are read as ten times as many: 412 stands for 41,200, and was taken for +412.0. Those in thousands are right as they are. */
const TIMES = [1, 10];

/**
 * The rows with whole points, where a list has them in thousands or hundreds. Their sum tells such points from results: results add up to 0, points to what the players
 * began with.
 */
function lengthened(rows: readonly ResultRow[]): readonly ResultRow[] {
  if (rows.some(({ points }) => points !== undefined)) return rows;
  const games = [...Map.groupBy(rows, ({ round, table }) => `${round} ${table}`).values()];
  const times = timesOf(games);
  if (times === undefined) return rows;
  return rows.map((row) => ({ ...row, points: row.total && Math.round(row.total / times), total: undefined }));
}

/** How many times too large the numbers of most games are; undefined if they are no points. */
function timesOf(games: readonly (readonly Partial<Pick<ResultRow, 'total'>>[])[]): number | undefined {
  const means = games.map((players) => players.reduce((sum, { total = 0 }) => sum + total, 0) / players.length);
  return TIMES.find((times) => means.filter((mean) => isStart(mean / times)).length * 2 > means.length);
}

/**
 * Whether rows of mere names and numbers can be games: of three or four players, with points in hundreds, with a result below zero, or with points in thousands. A seating
 * plan or a list of hands is not.
 */
function areGames(games: readonly ListedGame[]): boolean {
  const tables = games.map(({ players }) => players).filter(({ length }) => length === 3 || length === 4);
  const areHundreds = tables.some((players) => players.every(({ points }) => points !== undefined && points % 100 === 0));
  const areResults = tables.some((players) => players.some(({ total = 0 }) => total < 0));
  return tables.length > 0 && (areHundreds || areResults || timesOf(tables) !== undefined);
}

function isStart(points: number): boolean {
  return points >= LEAST_START && points <= MOST_START && points % 1000 === 0;
}
