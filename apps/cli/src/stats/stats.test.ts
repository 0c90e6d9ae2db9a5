import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { presets } from '@tenbo/engine';
import { type Match, type MatchEvent, type SeasonView, formatLog } from '@tenbo/ledger';
import { afterAll, expect, test } from 'vitest';

import { draw, handEnded, played, ron, started, tsumo } from '../../../../fixtures/logs.ts';
import { MjlogText, ronRecord } from '../../../../fixtures/mjlog.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-stats-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** A match as `tenbo match` stores it. Its first entry has a unique id, as in every match. */
function matchText(id: string, match: Match, ...events: readonly MatchEvent[]): string {
  const { log } = played(match, ...events.map((event, i) => [`${id}-${i}`, event] as const));
  const named = (one: string) => (one === 'start' ? id : one);
  return formatLog(log.map((entry) => ({ ...entry, id: named(entry.id), after: entry.after.map(named) })));
}

const OVER = { type: 'matchEnded', reason: 'agreed' } as const;
const TILES = { hand: '234m406p567s88s67m', tile: '8m' };

interface Document {
  readonly version: number;
  readonly files: Readonly<Record<'given' | 'counted' | 'unread' | 'twice', number>>;
  readonly notCounted: readonly { readonly file: string; readonly says?: string; readonly as?: string }[];
  readonly tables: readonly SeasonView[];
}

async function documentOf(...words: readonly string[]): Promise<Document> {
  return JSON.parse((await tenbo(['stats', '--json', ...words])).stdout) as Document;
}

test('every game given is counted or named', async () => {
  const record = ronRecord();
  fileOf('all/a.mjlog', record);
  const twice = fileOf('all/b.gz', gzipSync(record));
  fileOf('all/c.json', matchText('c', started(), ron(1, 0, { tiles: TILES }), OVER));
  const copy = fileOf('all/copy of c.json', matchText('c', started(), ron(1, 0, { tiles: TILES })));
  const cut = fileOf('all/d.xml', record.slice(0, 400));
  const broken = fileOf('all/e.json', matchText('e', started(), draw(0)).replace('"tenpai"', '"tempai"'));
  const note = fileOf('all/f.txt', 'a note');
  const nowhere = join(folder, 'nowhere');
  const words = ['stats', join(folder, 'all'), nowhere];
  const { files, notCounted, tables } = await documentOf(...words.slice(1));
  expect(files).toEqual({ given: 8, counted: 2, unread: 4, twice: 2 });
  expect(notCounted.map(({ file }) => file)).toEqual([twice, copy, cut, broken, note, nowhere]);
  expect(notCounted.filter(({ as }) => as !== undefined).map(({ as }) => as)).toEqual(
    ['a.mjlog', 'c.json'].map((name) => join(folder, 'all', name)),
  );
  expect(tables.flatMap(({ matches }) => matches.map(({ name }) => name))).toEqual(['a.mjlog', 'c.json']);
  const { status, stderr, stdout } = await tenbo(words);
  expect(status).toBe(1);
  expect(stderr.split('\n').map((line) => line.replace(`${folder}/`, ''))).toEqual([
    `all/b.gz: the same game as ${join(folder, 'all', 'a.mjlog')}, counted once`,
    `all/copy of c.json: the same game as ${join(folder, 'all', 'c.json')}, counted once`,
    expect.stringMatching(/^all\/d\.xml: not XML at character \d+: /),
    expect.stringMatching(/^all\/e\.json: .*tempai/),
    'all/f.txt: not a game record in a format that tenbo reads',
    'nowhere: there is no such file or folder',
    '',
  ]);
  expect(stdout).toContain('2 of 8 games counted, 4 could not be read, 2 duplicates');
});

test('records and matches add up by the names of the players', async () => {
  // Aki wins 2,900 from Ben in the record; in the match Ben wins 3,900 from Aki, and as the dealer 2,000 from each by tsumo.
  fileOf('both/a.mjlog', ronRecord());
  fileOf('both/b.json', matchText('both', started(), ron(1, 0, { tiles: TILES }), tsumo(1, { han: 3, fu: 30 }), OVER));
  const { tables } = await documentOf(join(folder, 'both'), '--sort', 'name');
  const [view] = tables;
  const rows = view?.players.map(({ name, counts }) => [
    name,
    counts.hands,
    counts.rons,
    counts.tsumos,
    counts.won,
    counts.dealIns,
  ]);
  expect(rows).toEqual([
    ['Aki', 3, 1, 0, 2900, 1],
    ['Ben', 3, 1, 1, 3900 + 6000, 1],
    ['Chie', 3, 0, 0, 0, 0],
    ['Dai', 3, 0, 0, 0, 0],
  ]);
  expect(view?.players[0]?.rates).toMatchObject({ win: 1 / 3, dealIn: 1 / 3, call: 0, averageWin: 2900, averageDealIn: 3900 });
  expect(view?.yaku.map(({ yaku, wins, points }) => [yaku, wins, points])).toEqual([
    ['pinfu', 2, 6800],
    ['tanyao', 2, 6800],
  ]);
  expect(view?.hanFu).toEqual([{ fu: 30, byHan: [0, 1, 2, 0, 0] }]);
  expect(view?.lengths).toEqual([
    { hands: 1, matches: 1 },
    { hands: 2, matches: 1 },
  ]);
});

test('a file with all data of the page is a game for each of its matches', async () => {
  const logOf = (id: string) => JSON.parse(matchText(id, started(), ron(1, 0, { han: 3, fu: 30 }))) as unknown;
  const data = {
    format: 'tenbo',
    version: 1,
    matches: [{ id: 'x', log: logOf('m') }, { log: 3 }, null, { log: logOf('n') }],
    rules: [],
    hands: [],
  };
  const file = fileOf('page.json', JSON.stringify(data));
  const { files, notCounted, tables } = await documentOf(file);
  expect(files).toEqual({ given: 4, counted: 2, unread: 2, twice: 0 });
  expect(notCounted.map((one) => one.file)).toEqual([`${file} #2`, `${file} #3`]);
  expect(tables[0]?.matches.map(({ name }) => name)).toEqual(['page.json #1', 'page.json #4']);
});

test('what is uncertain, unfinished or impossible is reported', async () => {
  fileOf('doubt/a.mjlog', ronRecord({ points: 3900 }));
  fileOf('doubt/b.mjlog', String(new MjlogText().deal(['234m456p567s88s67m', '', '', '']).turn(0, '1z')));
  const { stdout } = await tenbo(['stats', join(folder, 'doubt')]);
  expect(
    stdout
      .split('\n')
      .slice(0, 5)
      .map((line) => line.trim()),
  ).toEqual([
    'Four players',
    '2 games, 1 hand',
    '2 games unfinished: not in the places and results',
    '2 games in doubt: the record does not agree with its rules or with itself, or a conflict is undecided',
    '1 hand not counted: cut off, or impossible',
  ]);
});

test('a table in the terminal: places, rates, yaku and the most expensive wins', async () => {
  fileOf(
    'evening.json',
    matchText('evening', started(), ron(1, 0, { tiles: TILES }), handEnded({ ...draw(1).hand, riichi: [1] }), OVER),
  );
  const { stdout, status } = await tenbo(['stats', join(folder, 'evening.json')]);
  expect(status).toBe(0);
  const lines = stdout.split('\n').map((line) => line.trim().replaceAll(/\s{2,}/g, ' | '));
  // 31,900 with the stick left on the table: 1.9 above the target, and 20 each of oka and uma.
  expect(lines).toContain('1 | Ben | 1 | +41.9 | +41.9 | 1.00 | 1530.0 | 1 | 0 | 0 | 0');
  expect(lines).toContain('Ben | 2 | 50.0% | 0.0% | 50.0% | 0.0% | 3,900 | — | 100.0% | 1.00');
  expect(lines).toContain('Ben | 1 | 0.0% | 0.0% | 100.0% | 0.0%');
  expect(lines).toContain('Pinfu | 1 | 100.0% | 3,900');
  expect(lines).toContain('30 fu | 0 | 0 | 1 | 0 | 0');
  expect(lines).toContain('Ben | 3 han 30 fu | Pinfu, All Simples | 234m406p567s88s67m +8m | evening.json | East 1 | 3,900');
});

/** A whole game at Tenhou of one hand: Ben deals in to Aki's double riichi, for a mangan; `third` is what Chie was dealt. */
function tenhouGame(third: string): string {
  const text = new MjlogText()
    .deal(['234m456p567s88s67m', '19m19p19s1234567z', third, '11199s33445566z'], { dora: '9m' })
    .draw(0, '1z')
    .riichi(0, '1z')
    .add('<REACH who="0" step="2"/>')
    .turn(1, '8m');
  const said = `machi="${text.id('8m')}" ten="30,12000,1" yaku="21,2,2,1,7,1,8,1" doraHai="${text.id('9m')}"`;
  const end = 'owari="370,47.0,130,-37.0,250,5.0,250,-15.0"';
  return String(text.add(`<AGARI ba="0,1" ${said} who="0" fromWho="1" sc="240,130,250,-120,250,0,250,0" ${end}/>`));
}

test('records tell how hands were played, and Tenhou’s ids in which month', async () => {
  fileOf('months/2022010102gm-00a9-0000-ef9bf74e.mjlog', tenhouGame('1199m1199p11223z'));
  fileOf('months/2022020100gm-00a9-0000-ef9bf74f.mjlog', tenhouGame('1199m1199p11224z'));
  const { tables } = await documentOf(join(folder, 'months'), '--player', 'Aki');
  const [aki] = tables[0]?.players ?? [];
  expect(tables[0]?.matches.map(({ at }) => at)).toEqual(['2022-01-01T02:00+09:00', '2022-02-01T00:00+09:00']);
  expect(aki?.counts.play).toMatchObject({ firstRiichi: 2, firstRiichiWon: 2, riichiTurns: 2, winTurns: 4 });
  expect(aki?.counts.play.wins.early).toEqual({ wins: 2, points: 24_000 });
  expect(aki?.months.map(({ month, finished }) => [month, finished])).toEqual([
    ['2022-02', 1],
    ['2022-01', 1],
  ]);
  const { stdout } = await tenbo(['stats', join(folder, 'months')]);
  const lines = stdout.split('\n').map((line) => line.trim().replaceAll(/\s{2,}/g, ' | '));
  expect(lines).toContain('Aki | 2 | 100.0% | 100.0% | 0.0% | — | 0.0% | 1.00');
  // Ben discards what he draws, and his thirteen orphans wait.
  expect(lines).toContain('Ben | 2 | 0.0% | 100.0% | 0.0%');
  expect(lines).toContain('all players | 2 | 2.00 | 12,000 | — | —');
  const own = stdout.split(/\n\n/).filter((section) => /^ {2}(?:Month by|First|Wins by|Hands dealt)/.test(section));
  expect(own).toHaveLength(4);
  expect(Math.max(...own.flatMap((section) => section.split('\n').map(({ length }) => length)))).toBeLessThanOrEqual(100);
});

test('three-player games are separate from four-player games', async () => {
  fileOf('mixed/four.json', matchText('four', started(), ron(1, 0, { han: 3, fu: 30 })));
  fileOf('mixed/three.json', matchText('three', started(presets.tenhouSanma), ron(1, 0, { han: 3, fu: 30 })));
  const { stdout } = await tenbo(['stats', join(folder, 'mixed')]);
  expect(stdout).toMatch(/Four players\n {2}1 game, 1 hand\n[^]*Three players\n {2}1 game, 1 hand\n/);
});

test('one player only, by the beginning of the name', async () => {
  fileOf('one/a.json', matchText('one', started(), ron(1, 0, { tiles: TILES }), ron(2, 0, { han: 1, fu: 30 }), OVER));
  const { tables } = await documentOf(join(folder, 'one'), '--player', 'Be');
  expect(tables[0]?.players.map(({ name, rank }) => [name, rank])).toEqual([['Ben', 1]]);
  expect(tables[0]?.all.won).toBe(3900);
  expect(tables[0]?.biggest.map(({ player }) => player)).toEqual(['Ben']);
  const nobody = await tenbo(['stats', join(folder, 'one'), '--player', 'Benn']);
  expect([nobody.status, nobody.stderr.trim()]).toEqual([2, 'nobody called “Benn” plays in these games: did you mean Ben?']);
});

test('players with few games, and too many players, are not listed but counted', async () => {
  fileOf('few/a.json', matchText('few', started(), ron(1, 0, { han: 3, fu: 30 })));
  const seldom = await documentOf(join(folder, 'few'), '--min', '2');
  expect(seldom.tables[0]).toMatchObject({ players: [], unlisted: 4, all: { rons: 1 } });
  const { stdout } = await tenbo(['stats', join(folder, 'few'), '--most', '1', '--sort', 'win']);
  expect(stdout).toContain('3 players not listed: see --min and --most');
  expect(stdout).toMatch(/\n {2}Ben +1 +100\.0%/);
});

test('an empty season is reported as such', async () => {
  mkdirSync(join(folder, 'empty'));
  const { stdout, status } = await tenbo(['stats', join(folder, 'empty')]);
  expect([stdout.trim(), status]).toEqual(['0 of 0 games counted', 0]);
});

test('wrong numbers and words are refused', async () => {
  for (const words of [
    ['--min', '0'],
    ['--most', 'all'],
    ['--sort', 'luck'],
    ['--json', '--html', 'x'],
  ]) {
    expect((await tenbo(['stats', folder, ...words])).status).toBe(2);
  }
});

test('the page is self-contained, in each language, and shows names unchanged', async () => {
  const players = ['<b>Aki</b>', 'B&n', '“Chie”', "D'ai"];
  const begun = started();
  const event = { ...(begun.log[0]?.event as MatchEvent & { readonly type: 'matchStarted' }), players };
  const match = { log: [{ ...begun.log[0], id: 'start', after: [], event }], state: { ...begun.state, players } } as Match;
  const evening = fileOf(
    'page/a <i>.json',
    matchText('page', match, ron(1, 0, { tiles: TILES }), tsumo(2, { yakuman: 1 }), OVER),
  );
  const html = join(folder, 'season.html');
  for (const [lang, title] of [
    ['en', 'Statistics'],
    ['ja', '通算成績'],
    ['zh', '累计成绩'],
  ] as const) {
    const { stdout, status } = await tenbo(['stats', evening, '--html', html, '--lang', lang]);
    expect([status, stdout]).toEqual([0, expect.stringContaining(html)]);
    const page = readFileSync(html, 'utf8');
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    // Nothing is loaded, and no script runs.
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|url\(|@import|\bon\w+=/i);
    expect(page.match(/\bhref="(?!#)/g)).toBeNull();
    for (const name of ['&lt;b&gt;Aki&lt;/b&gt;', 'B&amp;n', 'D&#39;ai', 'a &lt;i&gt;.json']) expect(page).toContain(name);
    expect(page).not.toMatch(/<b>|<i>/);
    expect(page).toContain('class="hand" role="img" aria-label="');
  }
});

test('if the page cannot be written, the reason is printed', async () => {
  const { status, stderr } = await tenbo(['stats', join(folder, 'evening.json'), '--html', join(folder, 'no', 'page.html')]);
  expect(status).toBe(1);
  expect(stderr).toContain('its folder does not exist');
});

test('rules that a record does not state are named: its points are settled by them', async () => {
  const bare = fileOf('bare.mjlog', ronRecord().replace(/<GO [^>]*>/, ''));
  const { stderr, stdout, status } = await tenbo(['stats', bare]);
  expect(stdout + stderr).toContain(`${bare}: the record does not state its rules; those that fit best: Tenhou`);
  expect(status).toBe(0);
});
