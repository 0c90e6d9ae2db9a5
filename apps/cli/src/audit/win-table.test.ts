import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeTenhou6 } from '@tenbo/records';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, describe, expect, test } from 'vitest';

import { ronRecord } from '../../../../fixtures/mjlog.ts';
import { SITUATIONS, gameOf } from '../../../../fixtures/situations.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';
import { type FileWin, WIN_COLUMNS, WIN_COLUMN_NAMES } from './win-table.ts';
import { winParquet } from './win-parquet.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-wins-'));
afterAll(() => rmSync(folder, { recursive: true }));

const logs = join(folder, 'logs');
mkdirSync(logs);
SITUATIONS.forEach((situation, i) => {
  const written = writeTenhou6(gameOf(situation));
  if (written.ok) writeFileSync(join(logs, `${i}.json`), JSON.stringify(written.value));
});
writeFileSync(join(logs, '=1+1, "x".mjlog'), ronRecord({ points: 3900 }));
writeFileSync(join(logs, 'house.mjlog'), ronRecord({ type: 9 + 0x200 }));

async function winsIn(name: string): Promise<string> {
  const path = join(folder, name);
  await tenbo(['audit', logs, '--wins', path]);
  return path;
}

async function fromParquet(path: string): Promise<readonly object[]> {
  return parquetReadObjects({ file: await asyncBufferFromFile(path) });
}

/** The rows of a CSV table as a spreadsheet reads them: all cells as text. */
function fromCsv(text: string): readonly (readonly string[])[] {
  const cells = [...text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('the wins of many records', async () => {
  const lines = readFileSync(await winsIn('wins.jsonl'), 'utf8')
    .trimEnd()
    .split('\n');
  const wins = lines.map((line) => JSON.parse(line) as FileWin);

  test('have all columns, each of its type', () => {
    expect(wins.length).toBeGreaterThan(30);
    const kinds = { text: 'string', number: 'number', flag: 'boolean' };
    for (const win of wins) {
      expect(Object.keys(win)).toEqual(WIN_COLUMN_NAMES);
      for (const name of WIN_COLUMN_NAMES) if (win[name] !== null) expect(typeof win[name]).toBe(kinds[WIN_COLUMNS[name]]);
    }
  });

  test('are the same in Parquet', async () => {
    expect(await fromParquet(await winsIn('wins.parquet'))).toEqual(wins);
  });

  test('are the same in CSV, where no cell is a formula', async () => {
    const [heading, ...rows] = fromCsv(readFileSync(await winsIn('wins.csv'), 'utf8'));
    expect(heading).toEqual(WIN_COLUMN_NAMES);
    const plain = rows.map((row) => row.map((cell) => cell.replace(/^'(?==)/, '')));
    expect(plain).toEqual(wins.map((win) => WIN_COLUMN_NAMES.map((name) => String(win[name] ?? ''))));
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*(?:[=+@]|-(?!\d+$))/);
  });

  test('can name a file that looks like a formula, and say whether its record agrees', () => {
    const odd = wins.find(({ file }) => file.endsWith('/=1+1, "x".mjlog'));
    expect(odd).toMatchObject({
      points: 2900,
      change0: 2900,
      change1: -2900,
      agrees: false,
      houseRules: false,
      yaku: 'pinfu:1 tanyao:1',
    });
    expect(wins.find(({ file }) => file.endsWith('house.mjlog'))).toMatchObject({ agrees: true, houseRules: true });
  });
});

test('a large table has several groups of rows, and a table without rows can be read', async () => {
  const path = join(folder, 'large.parquet');
  const row = JSON.parse(readFileSync(await winsIn('again.jsonl'), 'utf8').split('\n')[0] as string) as FileWin;
  const table = winParquet(path);
  for (let i = 0; i < 70_000; i++) table.add([{ ...row, hand: i }]);
  table.end();
  const file = await asyncBufferFromFile(path);
  const { row_groups: groups } = await parquetMetadataAsync(file);
  expect(groups.map(({ num_rows }) => Number(num_rows))).toEqual([32_768, 32_768, 4464]);
  const hands = (await fromParquet(path)).map((win) => (win as FileWin).hand);
  expect(hands).toEqual(Array.from({ length: 70_000 }, (_, i) => i));
  const empty = join(folder, 'empty.parquet');
  winParquet(empty).end();
  expect(await fromParquet(empty)).toEqual([]);
});
