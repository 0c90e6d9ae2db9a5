import {
  type Field,
  type Result,
  type Round,
  type SeatingError,
  MOST_PLAYERS,
  MOST_ROUNDS,
  doublesIn,
  err,
  faultsOf,
  ok,
  presentIn,
  rangeFault,
  seatsIn,
} from './field.ts';

const WINDS = ['east', 'south', 'west', 'north'];

/** Stands in the column `table` for a player who sits out. */
const BYE = 'bye';

/**
 * Rounds as CSV with a row for each table, and one for each player who sits out. Players, tables and rounds are counted from 1.
 *
 * @example
 * writeSeating([{ tables: [[0, 1, 2, 3]], byes: [4] }]); // → 'round,table,east,south,west,north\n1,1,1,2,3,4\n1,bye,5,,,\n'
 */
export function writeSeating(rounds: readonly Round[], seats: 3 | 4 = 4): string {
  const rows = rounds.flatMap(({ tables, byes }, r) => [
    ...tables.flatMap((table, number) => (table.length > 0 ? [[r + 1, number + 1, ...table.map((player) => player + 1)]] : [])),
    ...byes.map((player) => [r + 1, BYE, player + 1, ...Array.from({ length: seats - 1 }, () => '')]),
  ]);
  return [['round', 'table', ...WINDS.slice(0, seats)], ...rows].map((row) => `${row.join(',')}\n`).join('');
}

/**
 * Reads given rounds: CSV as `writeSeating` writes it, or a line for each round with its tables as `1-5-9-13`, from East, and a single number for each
 * player who sits out.
 *
 * @param missing by default, every present player must have a place in each round; with `away`, a player without one was not there, such as in past rounds
 * @returns the rounds, or the faults with their lines
 *
 * @example
 * readSeating('1-2-3-4 5', { players: 5 }); // → { ok: true, value: [{ tables: [[0, 1, 2, 3]], byes: [4] }] }
 * readSeating('1-2-3-4', { players: 5 }); // → { ok: false, error: [{ code: 'notSeated', player: 5, round: 1 }] }
 * readSeating('1-2-3-4', { players: 5 }, 'away').ok; // → true
 */
export function readSeating(text: string, field: Field, missing: 'refused' | 'away' = 'refused'): Result<readonly Round[]> {
  const faults = faultsOf(field, 1);
  if (faults.length > 0) return err(...faults);
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u);
  const filled = lines.flatMap((line, i) => (line.trim() === '' ? [] : [{ line: i + 1, text: line.trim() }]));
  const isCsv = /^round\b/iu.test(filled[0]?.text ?? '');
  const rows = isCsv ? filled.slice(1).map(rowOf) : filled.flatMap(tablesOnLine);
  if (rows.length === 0) return err({ code: 'empty' });
  const errors = rows.flatMap((row) => faultsOfRow(row, field));
  if (errors.length > 0) return err(...errors);
  const count = Math.max(...rows.map(({ round }) => round));
  const expected = missing === 'refused' ? presentIn(field) : [];
  const wrong = Array.from({ length: count }, (_, r) => faultsOfRound(rows, r + 1, expected)).flat();
  if (wrong.length > 0) return err(...wrong);
  return ok(Array.from({ length: count }, (_, r) => roundOf(rows.filter(({ round }) => round === r + 1))));
}

/** A table, or a player who sits out, with numbers as they are written, from 1. */
interface Row {
  readonly line: number;
  readonly round: number;
  /** Undefined for a player who sits out. */
  readonly table: number | undefined;
  readonly players: readonly number[];
  /** The first text that is not a number. */
  readonly wrong: string | undefined;
}

interface Line {
  readonly line: number;
  readonly text: string;
}

function rowOf({ line, text }: Line): Row {
  const [round = '', table = '', ...players] = text.split(/[,;\t]/u).map((cell) => cell.trim());
  const named = players.filter((cell) => cell !== '');
  const isBye = table.toLowerCase() === BYE;
  const wrong = [round, ...(isBye ? [] : [table]), ...named].find((cell) => !isNumber(cell));
  return { line, round: Number(round), table: isBye ? undefined : Number(table), players: named.map(Number), wrong };
}

function tablesOnLine({ line, text }: Line, r: number): Row[] {
  let table = 0;
  return text.split(/[\s,;]+/u).map((group) => {
    const players = group.split('-');
    const isBye = players.length === 1;
    return {
      line,
      round: r + 1,
      table: isBye ? undefined : ++table,
      players: players.map(Number),
      wrong: players.find((cell) => !isNumber(cell)),
    };
  });
}

function isNumber(cell: string): boolean {
  return /^[1-9]\d{0,5}$/u.test(cell);
}

function faultsOfRow({ line, round, table, players: named, wrong }: Row, field: Field): SeatingError[] {
  const { players } = field;
  if (wrong !== undefined) return [{ code: 'notANumber', line, text: wrong }];
  const tooMany = [...rangeFault('rounds', round, 1, MOST_ROUNDS), ...rangeFault('table', table ?? 1, 1, MOST_PLAYERS)];
  if (tooMany.length > 0) return tooMany;
  const wanted = table === undefined ? 1 : seatsIn(field);
  if (named.length !== wanted) return [{ code: 'wrongCount', line, count: named.length, seats: wanted }];
  const unknown = named.filter((player) => player > players);
  return unknown.map((player) => ({ code: 'noSuchPlayer', player, players }));
}

/** The players who have two places in a round, and the `expected` ones who have none. */
function faultsOfRound(rows: readonly Row[], round: number, expected: readonly number[]): SeatingError[] {
  const here = rows.filter((row) => row.round === round);
  if (here.length === 0) return [{ code: 'roundMissing', round }];
  const named = here.flatMap(({ players }) => players);
  const lineOf = (player: number): number => here.findLast(({ players }) => players.includes(player))?.line ?? 0;
  const tables = here.flatMap(({ table }) => table ?? []);
  const seated = new Set(named);
  return [
    ...doublesIn(tables).map(
      (table) => ({ code: 'tableTwice', line: here.findLast((row) => row.table === table)?.line ?? 0, table }) as const,
    ),
    ...doublesIn(named).map((player) => ({ code: 'seatedTwice', line: lineOf(player), player, round }) as const),
    ...expected.flatMap((player) => (seated.has(player + 1) ? [] : [{ code: 'notSeated', player: player + 1, round } as const])),
  ];
}

function roundOf(rows: readonly Row[]): Round {
  const tables: number[][] = Array.from({ length: Math.max(0, ...rows.map(({ table }) => table ?? 0)) }, () => []);
  for (const { table, players } of rows) if (table !== undefined) tables[table - 1] = players.map((player) => player - 1);
  return { tables, byes: rows.flatMap(({ table, players }) => (table === undefined ? players.map((player) => player - 1) : [])) };
}
