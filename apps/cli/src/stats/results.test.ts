import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { SeasonView } from '@tenbo/ledger';
import { afterAll, expect, test } from 'vitest';

import { ronRecord } from '../../../../fixtures/mjlog.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-stats-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

interface Document {
  readonly files: Readonly<Record<'given' | 'counted' | 'unread' | 'twice', number>>;
  readonly notCounted: readonly { readonly file: string; readonly says?: string; readonly as?: string }[];
  readonly notes: readonly string[];
  readonly tables: readonly SeasonView[];
}

async function documentOf(...words: readonly string[]): Promise<Document> {
  return JSON.parse((await tenbo(['stats', '--json', ...words])).stdout) as Document;
}

/** The lines of standard error, without the folder. */
const saidIn = (stderr: string) => stderr.replaceAll(`${folder}/`, '').trimEnd().split('\n');

const LEAGUE = [
  'date,game,player,place,points',
  ...['Aki,1,56.8', 'Ben,2,12.1', 'Chie,3,▲17.4', 'Dai,4,▲51.5'].map((row) => `2026-09-16,1,${row}`),
  ...['Ben,1,62.1', 'Aki,2,7.9', '"Chie",3,"-18,5"', 'Dai,4,▲51.5'].map((row) => `2026-09-16,2,${row}`),
].join('\n');

test('a league’s table gives standings, without anything of hands', async () => {
  const { stdout, stderr, status } = await tenbo(['stats', fileOf('league.csv', LEAGUE)]);
  expect([stderr, status]).toEqual(['', 0]);
  // R is 1500 and 30, 10, −10 or −30 after the first game; of the second 0.998 counts, with a fortieth of what the table is better: 29.75 for Ben.
  // Ben 12.1 + 62.1, Aki 56.8 + 7.9, Chie −17.4 − 18.5 (−17.95 for each game), Dai twice −51.5.
  expect(stdout.split('\n').map((line) => line.trim().replaceAll(/\s{2,}/g, ' | '))).toEqual([
    'Four players',
    '2 games, 0 hands',
    '',
    'Standings',
    'rank | player | games | total | per game | average place | R | 1st | 2nd | 3rd | 4th',
    '1 | Ben | 2 | +74.2 | +37.1 | 1.50 | 1539.7 | 1 | 1 | 0 | 0',
    '2 | Aki | 2 | +64.7 | +32.4 | 1.50 | 1539.2 | 1 | 1 | 0 | 0',
    '3 | Chie | 2 | −35.9 | −17.9 | 3.00 | 1480.3 | 0 | 0 | 2 | 0',
    '4 | Dai | 2 | −103.0 | −51.5 | 4.00 | 1440.8 | 0 | 0 | 0 | 2',
    'Places and results come from finished games only.',
    '',
    '2 of 2 games counted',
    '',
  ]);
});

test('lists, records and copies add up; a game in two lists, or in a list and a record, is counted once', async () => {
  // In the record Aki wins 2,900 from Ben.
  fileOf('mixed/2024010121gm-0009-0000-62eb14e5.mjlog', ronRecord());
  fileOf('mixed/league.csv', LEAGUE);
  const copy = fileOf('mixed/other.csv', LEAGUE.replaceAll(',', ';').replace('"-18;5"', '-18.5'));
  const link = '<a href="http://tenhou.net/0/?log=2024010121gm-0009-0000-62eb14e5">牌譜</a>';
  const line = (who: string, more: string) =>
    `21:05 | 12 | 四般南喰赤－ | ${more}${who}(+51.0) Ben(+6.0) Chie(-18.0) Dai(-39.0)<br>\n`;
  const lobby = fileOf('mixed/sca20240101.log.gz', gzipSync(line('Aki', `${link} | `) + line('Eri', '')));
  const { stdout } = await tenbo(['stats', join(folder, 'mixed')]);
  expect(stdout).toContain('4 games (3 without hands), 1 hand');
  const { files, notCounted, tables } = await documentOf(join(folder, 'mixed'), '--sort', 'name');
  expect(files).toEqual({ given: 7, counted: 4, unread: 0, twice: 3 });
  expect(notCounted.map(({ file, as }) => [file, as])).toEqual([
    [`${copy} #1`, join(folder, 'mixed/league.csv #1')],
    [`${copy} #2`, join(folder, 'mixed/league.csv #2')],
    [`${lobby} #1`, join(folder, 'mixed/2024010121gm-0009-0000-62eb14e5.mjlog')],
  ]);
  expect(tables[0]?.players.map(({ name, counts }) => [name, counts.matches, counts.hands])).toEqual([
    ['Aki', 3, 1],
    ['Ben', 4, 1],
    ['Chie', 4, 1],
    ['Dai', 4, 1],
    ['Eri', 1, 0],
  ]);
  expect(tables[0]?.matches.at(-1)).toMatchObject({ name: 'sca20240101.log.gz #2', at: '2024-01-01T21:05:00+09:00' });
});

test('what does not add up is named with its line and counted in doubt; what cannot be read is named and not counted', async () => {
  const file = fileOf(
    'bad.csv',
    'date,game,name,points,colour\n2026-01-01,1,A,60,red\n2026-01-01,1,B,-20,\n2026-01-01,1,C,-30,\n' +
      '2026-01-01,2,A,many,\n2026-01-01,2,B,1,\n2026-01-01,3,A,60,\n2026-01-01,3,A,-60,\n2026-01-01,3,C,0,\n',
  );
  const { stderr, stdout, status } = await tenbo(['stats', file]);
  expect(status).toBe(1);
  expect(saidIn(stderr)).toEqual([
    'bad.csv:1: the column “colour” is not read',
    'bad.csv:2: the results add up to +10.0, not to 0',
    'bad.csv:5: “many” cannot be read as points',
    'bad.csv:8: A plays twice in this game',
  ]);
  expect(stdout).toContain('1 game in doubt');
  expect(stdout).toContain('1 of 3 games counted, 2 could not be read');
  const { files, notes } = await documentOf(file);
  expect(files).toEqual({ given: 3, counted: 1, unread: 2, twice: 0 });
  expect(notes).toHaveLength(2);
});

test('points are settled by the rules that are named, or by usual ones, which are named', async () => {
  const sheet = fileOf('sheet.txt', 'Aki    Ben    Chie   Dai\n41000  27500  20200  11300\n');
  const usual = await tenbo(['stats', sheet]);
  expect(saidIn(usual.stderr)).toEqual([
    'sheet.txt: gives points, not results: settled by the rules “Standard”; name others with --rules',
  ]);
  expect(usual.stdout).toMatch(/1 +Aki +1 +\+51\.0/);
  // EMA begins with 30,000 and has no oka: the sum is wrong, and 41,000 is +11 and 15 of uma.
  const ema = await tenbo(['stats', sheet, '--rules', 'ema2016']);
  expect(saidIn(ema.stderr)).toEqual(['sheet.txt:2: the points add up to 100,000, not to 120,000']);
  expect(ema.stdout).toMatch(/1 +Aki +1 +\+26\.0/);
  const unknown = await tenbo(['stats', sheet, '--rules', 'emma']);
  expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('emma')]);
});

test('a table that a Japanese spreadsheet saved, in Shift_JIS', async () => {
  // 名前 (names) and 持ち点 (points).
  const head = Buffer.from([0x96, 0xbc, 0x91, 0x4f, 0x2c, 0x8e, 0x9d, 0x82, 0xbf, 0x93, 0x5f]);
  const rows = [Buffer.from([0x93, 0x8c]), Buffer.from('B'), Buffer.from('C')].map((name, i) =>
    Buffer.concat([name, Buffer.from(`,${45_000 - 10_000 * i}\n`)]),
  );
  const { tables } = await documentOf(fileOf('sjis.csv', Buffer.concat([head, Buffer.from('\n'), ...rows])), '--sort', 'name');
  expect(tables[0]?.players.map(({ name, counts }) => [name, counts.total])).toEqual([
    ['B', -5000],
    ['C', -35_000],
    ['東', 40_000],
  ]);
});

test('the page shows the standings of results', async () => {
  const html = join(folder, 'season.html');
  const file = fileOf('a <b>.csv', LEAGUE.replaceAll('Aki', '<i>Aki</i>'));
  const { status } = await tenbo(['stats', file, '--html', html]);
  const page = readFileSync(html, 'utf8');
  expect(status).toBe(0);
  expect(page).toContain('&lt;i&gt;Aki&lt;/i&gt;');
  expect(page).not.toMatch(/<i>|NaN|undefined/);
  // The legend of the bars.
  expect(page.replaceAll(/<[^>]*>/g, ' ')).toMatch(/1st\s+2nd\s+3rd\s+4th\s+Places and results/);
});

test('formulas, marks that are not closed and names of objects', async () => {
  const text = 'Player 1,Score 1,Player 2,Score 2,Player 3,Score 3\n\'=1+1,40000,__proto__,35000,"Chie,30000\n';
  const { tables, files } = await documentOf(fileOf('odd.csv', text), '--sort', 'name');
  expect(files.counted).toBe(1);
  expect(tables[0]?.players.map(({ name }) => name)).toEqual(['"Chie', '=1+1', '__proto__']);
});

test('a long list of faults is cut short, and every game is still counted', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => `${i},A,x\n${i},B,x\n${i},C,x`);
  const file = fileOf('faults.csv', `game,name,points\n${rows.join('\n')}\n`);
  const { stderr } = await tenbo(['stats', file]);
  expect(saidIn(stderr)).toHaveLength(21);
  expect(saidIn(stderr).at(-1)).toBe('faults.csv: 70 more lines like these');
});

test('a file that is no list is refused as before, and in threads too', async () => {
  for (let i = 0; i < 12; i++) fileOf(`many/${i}.csv`, LEAGUE.replaceAll('Aki', `Aki ${i}`));
  fileOf('many/note.txt', 'a note');
  fileOf('many/nothing.csv', '\n');
  const { stdout, stderr } = await tenbo(['stats', join(folder, 'many'), '--jobs', '2']);
  expect(saidIn(stderr)).toEqual(
    ['note.txt', 'nothing.csv'].map((name) => `many/${name}: not a game record in a format that tenbo reads`),
  );
  expect(stdout).toContain('24 of 26 games counted, 2 could not be read');
});
