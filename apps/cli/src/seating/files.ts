import { type Result, err, likest, ok, shownText } from '@tenbo/engine';
import { type Locale, describeSeatingError, fromCell, headsNames, seatingWordsOf } from '@tenbo/i18n';
import { type TypedError, describeTypedError } from '@tenbo/i18n/command';
import { type Field, type Round, readSeating, writeSeating } from '@tenbo/seating';
import { CsvError, parse } from 'csv-parse/sync';

import { describeFileError } from '../files/file-error.ts';
import { keyOf } from '../match/players.ts';
import { Refusal } from '../output/refusal.ts';
import { textOf } from '../records/file.ts';

/** The file name that stands for standard input. */
export const STDIN = '-';

/** The first heading of a plan as CSV, and the number of columns before its players. */
const [HEADING = ''] = writeSeating([]).split(',');
const BEFORE_PLAYERS = 2;

/** The players of a tournament: numbers, and names if a list gives them. */
export class Players {
  readonly count: number;
  /** Empty without a list. */
  readonly names: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(count: number, names: readonly string[] = []) {
    this.count = count;
    this.names = names;
    this.#numbers = new Map(names.map((name, number) => [keyOf(name), number]));
  }

  /** The player that a text refers to, from 0: by a number from 1, or a full name. */
  find(typed: string): number | undefined {
    const key = keyOf(typed);
    if (!/^\d+$/.test(key)) return this.#numbers.get(key);
    const number = Number(key);
    return number >= 1 && number <= this.count ? number - 1 : undefined;
  }

  /** A player's name, or number. */
  nameOf(number: number): string {
    return this.names[number] ?? String(number + 1);
  }

  /** The error if no player matches a text. */
  unknown(typed: string): TypedError {
    return { code: 'notInField', typed, players: likest(typed, this.names), count: this.count };
  }
}

/** The players in a list of names. @throws a refusal if two look the same */
export async function playersIn(file: string): Promise<Players> {
  const rows = await listIn(file);
  const seen = new Set<string>();
  const faults = rows.flatMap(({ line, cells: [name = ''] }): readonly LineError[] => {
    const key = keyOf(name);
    if (name === '') return [{ line, error: { code: 'nameMissing' } }];
    if (/^\d+$/.test(key)) return [{ line, error: { code: 'nameIsNumber', typed: name } }];
    if (seen.has(key)) return [{ line, error: { code: 'nameTwice', typed: name } }];
    seen.add(key);
    return [];
  });
  refuseLines(file, faults);
  const names = rows.map(({ cells: [name = ''] }) => name);
  return new Players(names.length, names);
}

/** The players in the first column of a list, in its order. */
export async function standingIn(file: string, players: Players): Promise<readonly number[]> {
  const rows = await listIn(file);
  return foundIn(
    file,
    rows.map(({ line, cells: [first = ''] }) => ({ line, cells: [first] })),
    players,
  ).flat();
}

/** The teams in a file, one per line. */
export async function teamsIn(file: string, players: Players): Promise<readonly (readonly number[])[]> {
  return foundIn(file, await rowsIn(file), players);
}

/** The rounds in a file. @param missing whether a player without a place in a round is refused or counts as away */
export async function roundsIn(
  file: string,
  field: Field,
  players: Players,
  missing: 'refused' | 'away',
): Promise<readonly Round[]> {
  const rows = await rowsIn(file);
  const isCsv = rows[0]?.cells[0]?.toLowerCase() === HEADING;
  const seated = isCsv ? rows.slice(1).map(({ line, cells }) => ({ line, cells: cells.slice(BEFORE_PLAYERS) })) : [];
  const numbers = foundIn(file, seated, players);
  // Each row stays on its line, because errors give line numbers.
  const lines: string[] = Array.from({ length: rows.at(-1)?.line ?? 0 }, () => '');
  rows.forEach(({ line, cells }, i) => {
    const found = isCsv ? numbers[i - 1]?.map((number) => String(number + 1)) : undefined;
    lines[line - 1] = (found === undefined ? cells : [...cells.slice(0, BEFORE_PLAYERS), ...found]).join(',');
  });
  const read = readSeating(lines.join('\n'), field, missing);
  if (read.ok) return read.value;
  throw new Refusal(1, (locale) =>
    read.error.map((error) => locale.rule(file, describeSeatingError(error, seatingWordsOf(locale), players.names))),
  );
}

/** The rows of a list, without its heading. */
async function listIn(file: string): Promise<readonly TableRow[]> {
  const rows = await rowsIn(file);
  return headsNames(rows[0]?.cells[0] ?? '') ? rows.slice(1) : rows;
}

async function rowsIn(file: string): Promise<readonly TableRow[]> {
  const content = file === STDIN ? { bytes: Buffer.concat(await process.stdin.toArray()) } : { path: file };
  const text = textOf(content);
  if (!text.ok) throw new Refusal(1, (locale) => [describeFileError(file, text.error, locale)]);
  const rows = csvRows(text.value);
  if (!rows.ok) return refuseLines(file, [rows.error]);
  return rows.value;
}

/** The players named in each row. @throws a refusal with the lines that name anyone else */
function foundIn(file: string, rows: readonly TableRow[], players: Players): readonly (readonly number[])[] {
  const faults: LineError[] = [];
  const found = rows.map(({ line, cells }) =>
    cells
      .filter((cell) => cell !== '')
      .flatMap((cell) => {
        const number = players.find(cell);
        if (number === undefined) faults.push({ line, error: players.unknown(cell) });
        return number ?? [];
      }),
  );
  refuseLines(file, faults);
  return found;
}

/** How many faulty lines to list. */
const MOST_LINES = 20;

function refuseLines(file: string, faults: readonly [LineError, ...LineError[]]): never;
function refuseLines(file: string, faults: readonly LineError[]): void;
function refuseLines(file: string, faults: readonly LineError[]): void {
  if (faults.length === 0) return;
  const sentence = ({ line, error }: LineError, locale: Locale) =>
    locale.rule(`${file}:${line}`, describeTypedError(error, locale));
  throw new Refusal(1, (locale) => faults.slice(0, MOST_LINES).map((fault) => sentence(fault, locale)));
}

/** A row of a table, and the number of the line where it ends, from 1. */
interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A fault in a line. */
interface LineError {
  readonly line: number;
  readonly error: TypedError;
}

/**
 * The rows of CSV with commas, semicolons or tabs, in any number of columns; a list with one text per line is such a table too. Empty rows are skipped.
 * Cells are returned as `csvLine` got them, with invisible characters marked, so that each is safe to show. papaparse, which the page has because it is half as large in a
 * browser, takes only one separator and does not say where a quotation mark is left open.
 */
function csvRows(text: string): Result<readonly TableRow[], LineError> {
  const rows: TableRow[] = [];
  let line = 0;
  try {
    parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record: (record: readonly string[], { lines }) => {
        line = lines;
        const cells = record.map((cell) => shownText(fromCell(cell)));
        if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) return err({ line: line + 1, error: { code: 'badQuote' } });
    throw error;
  }
  return ok(rows);
}
