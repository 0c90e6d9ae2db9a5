import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { presets, unwrap } from '@tenbo/engine';
import { formatLog, parseLog, replay } from '@tenbo/ledger';
import { auditGame, readKobalab, readMjai, readRecord } from '@tenbo/records';
import { afterAll, describe, expect, test } from 'vitest';

import { played, ron, started } from '../../../../fixtures/logs.ts';
import { MjlogText, ronRecord } from '../../../../fixtures/mjlog.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';
import { zipOf } from '../../../../fixtures/zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-convert-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const filesIn = (name: string) =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name).slice(join(folder, name).length + 1)] : []))
    .toSorted();

const RON = fileOf('ron.mjlog', ronRecord());
const SANMA = String(
  new MjlogText(9 + 16, ['Aki', 'Ben', 'Chie', '']).deal(['19m19p19s1234567z', '1199p11223344z5s', '2255p22336677s6z', ''], {
    ten: [350, 350, 350, 0],
  }),
);

describe('one game', () => {
  test('is written to standard output, and what is lost to standard error', async () => {
    const { stdout, stderr, status } = await tenbo(['convert', RON, '--to', 'mjai']);
    expect(status).toBe(0);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('{"type":"start_game","names":["Aki","Ben","Chie","Dai"]}');
    expect(auditGame(unwrap(readMjai(stdout))).findings).toEqual([]);
    expect(stderr).toBe(
      ['lost: the yaku of wins', 'lost: the dora of wins', 'lost: the fu of wins', 'lost: the points of wins', ''].join('\n'),
    );
  });

  test('says nothing if nothing is lost', async () => {
    const { stdout, stderr } = await tenbo(['convert', RON, '--to', 'tenhou6']);
    expect(unwrap(readRecord(stdout)).players).toEqual(['Aki', 'Ben', 'Chie', 'Dai']);
    expect(stderr).toBe('');
  });

  test('what its record does not state, and the file has from tenbo, is said', async () => {
    const bare = fileOf('bare.mjlog', ronRecord().replaceAll(/<GO [^>]*>| yaku="[^"]*"/g, ''));
    const says = [
      `${bare}: the record does not state yaku`,
      `${bare}: the record does not state its rules; those that fit best: Tenhou`,
    ];
    const one = await tenbo(['convert', bare, '--to', 'tenhou6']);
    expect(one.stderr.split('\n').slice(0, 2)).toEqual(says);
    expect(one.status).toBe(0);
    const many = await tenbo(['convert', bare, RON, '--to', 'tenhou6', '--out', join(folder, 'noted')]);
    expect(many.stderr.split('\n').slice(0, 2)).toEqual(says);
  });

  test('comes from standard input, packed or not', async () => {
    const { stdout, stderr } = await tenbo(['convert', '-', '--to', 'kobalab'], ronRecord());
    expect(auditGame(unwrap(readKobalab(stdout))).findings).toEqual([]);
    expect(stderr).toBe('lost: the rules: give them with --rules when you read the file\n');
    const packed = fileOf('packed', gzipSync(ronRecord()));
    expect((await tenbo(['convert', packed, '--to', 'kobalab'])).stdout).toBe(stdout);
  });

  test('is written to a file, or to a folder under its own name', async () => {
    const out = join(folder, 'one.json');
    const { stdout } = await tenbo(['convert', RON, '--to', 'tenbo', '--out', out]);
    expect(stdout).toBe('');
    expect(replay(unwrap(parseLog(JSON.parse(readFileSync(out, 'utf8'))))).scores).toEqual([27_900, 22_100, 25_000, 25_000]);
    mkdirSync(join(folder, 'here'));
    const one = await tenbo(['convert', RON, '--to', 'mjai', '--out', join(folder, 'here')]);
    expect(one.stdout).toBe(`1 of 1 game written to ${join(folder, 'here')}\n`);
    expect(filesIn('here')).toEqual(['ron.mjson']);
    // `tenbo match` opens it.
    expect((await tenbo(['match', out])).stdout).toContain('ron by Aki from Ben');
  });

  test('takes the place of another record, but not of a match, which may have been corrected', async () => {
    const out = fileOf('taken.json', 'something else');
    const refused = await tenbo(['convert', RON, '--to', 'tenbo', '--out', out]);
    expect([refused.stderr, refused.status]).toEqual([`  ${out} already exists: choose another name\n`, 1]);
    expect(readFileSync(out, 'utf8')).toBe('something else');
    expect((await tenbo(['convert', RON, '--to', 'tenhou6', '--out', out])).status).toBe(0);
    const match = join(folder, 'twice.json');
    await tenbo(['convert', RON, '--to', 'tenbo', '--out', match]);
    // The same match again changes nothing.
    expect((await tenbo(['convert', RON, '--to', 'tenbo', '--out', match])).status).toBe(0);
    await tenbo(['match', 'end', match]);
    expect((await tenbo(['convert', RON, '--to', 'tenbo', '--out', match])).stderr).toContain('already exists');
  });

  test('the language of the lines', async () => {
    expect((await tenbo(['convert', RON, '--to', 'tenbo', '--lang', 'ja'])).stderr).toBe('失われるもの：ツモ、打牌、鳴き\n');
    expect((await tenbo(['convert', RON, '--to', 'tenbo', '--lang', 'zh'])).stderr).toBe('丢失：摸牌、打牌和副露\n');
  });

  test('rules that replace those of the record', async () => {
    const { stdout, stderr } = await tenbo(['convert', RON, '--to', 'tenhou6', '--rules', 'mleague']);
    expect(unwrap(readRecord(stdout)).rules.standings).toEqual(presets.mleague.standings);
    expect(stderr).toBe('');
  });
});

describe('a file that is no game that can be written', () => {
  test.each([
    ['note.txt', 'a note', 'mjai', 'not a game record in a format that tenbo reads'],
    [
      'log.json',
      formatLog(played(started(), ['a', ron(1, 0, { han: 3, fu: 30 })]).log),
      'mjai',
      'it is the log of a match: it has how the hands ended, but no draws and discards to make a record of',
    ],
    ['sanma.xml', SANMA, 'kobalab', 'the format has no games for three players: choose another'],
    ['open.xml', SANMA, 'tenhou6', 'it has no hand that could be written'],
    ['later.xml', ronRecord({ round: 4 }), 'tenbo', 'the game begins later than East 1, so it cannot be opened as a match'],
  ])('%s', async (name, content, to, says) => {
    const path = fileOf(name, content);
    const out = join(folder, `${name}.out`);
    const { stdout, stderr, status } = await tenbo(['convert', path, '--to', to, '--out', out]);
    expect([stdout, stderr, status]).toEqual(['', `${path}: ${says}\n`, 1]);
    expect(existsSync(out)).toBe(false);
  });

  test('has another number of players than the rules', async () => {
    const { stderr, status } = await tenbo(['convert', RON, '--to', 'tenbo', '--rules', 'tenhouSanma']);
    expect(stderr).toBe(`${RON}: the rules are for 3 players, and the game has 4: choose others\n`);
    expect(status).toBe(1);
  });

  test('is not there', async () => {
    const { stderr, status } = await tenbo(['convert', join(folder, 'nowhere'), '--to', 'mjai']);
    expect(stderr).toBe(`${join(folder, 'nowhere')}: there is no such file or folder\n`);
    expect(status).toBe(1);
  });
});

describe('several games', () => {
  test('each get a file; a bad one never stops the others', async () => {
    fileOf('logs/2009/a.mjlog', ronRecord());
    fileOf('logs/2010/a.mjlog', ronRecord());
    fileOf('logs/a.xml', ronRecord());
    fileOf('logs/a.json.gz', gzipSync(ronRecord({ round: 4 })));
    const bad = fileOf('logs/b.txt', 'a note');
    fileOf('logs/c.zip', zipOf([{ name: '../../../evil', content: ronRecord() }]));
    const out = join(folder, 'out');
    const { stdout, stderr, status } = await tenbo(['convert', join(folder, 'logs'), '--to', 'mjai', '--out', out]);
    expect(filesIn('out')).toEqual(['2009/a.mjson', '2010/a.mjson', 'a-2.mjson', 'a.mjson', 'c.zip/evil.mjson']);
    expect(stdout).toBe(`5 of 6 games written to ${out}\n`);
    expect(stderr.split('\n').slice(0, 3)).toEqual([
      `${bad}: not a game record in a format that tenbo reads`,
      'lost: the yaku of wins',
      'lost: the dora of wins',
    ]);
    expect(status).toBe(1);
    // A second run writes the same files again.
    await tenbo(['convert', join(folder, 'logs'), '--to', 'mjai', '--out', out]);
    expect(filesIn('out')).toHaveLength(5);
  });

  test('show their progress at a terminal', async () => {
    const { isTTY } = process.stderr;
    process.stderr.isTTY = true;
    try {
      const { stderr, stdout } = await tenbo(['convert', RON, '--to', 'mjai', '--out', join(folder, 'here')]);
      expect(stderr).toMatch(/[\d,]+(?: of \d+)? files, [\d,]+\/s/);
      expect(stdout).not.toContain('\r');
    } finally {
      process.stderr.isTTY = isTTY;
    }
  });

  test('what is lost in some of them is counted', async () => {
    const paths = [RON, fileOf('later.mjlog', ronRecord({ points: 3900 }))];
    const { stderr, status } = await tenbo(['convert', ...paths, '--to', 'tenbo', '--out', join(folder, 'counted')]);
    expect(stderr).toBe(
      'lost: draws, discards and calls\nlost: values that disagree with the rules: “tenbo audit” shows them, in 1 of 2 games\n',
    );
    expect(status).toBe(0);
  });

  test('a file that cannot be written does not stop the others', async () => {
    mkdirSync(join(folder, 'full/ron.json'), { recursive: true });
    const paths = [RON, fileOf('other.mjlog', ronRecord())];
    const { stdout, stderr, status } = await tenbo(['convert', ...paths, '--to', 'tenhou6', '--out', join(folder, 'full')]);
    expect(stdout).toBe(`1 of 2 games written to ${join(folder, 'full')}\n`);
    expect(stderr).toContain('ron.json cannot be read or written');
    expect(status).toBe(1);
  });
});

describe('a wrong command', () => {
  const logs = join(folder, 'wrong');
  fileOf('wrong/a.json', ronRecord());
  symlinkSync(logs, join(folder, 'link'));

  test.each<[readonly string[], string]>([
    [[RON], '--to is missing'],
    [[RON, '--to', 'xml'], '--to cannot be “xml”: choose tenhou6, mjai, kobalab or tenbo'],
    [[logs, '--to', 'mjai'], 'several games need a folder to be written to: add --out and its name'],
    [[RON, RON, '--to', 'mjai'], 'several games need a folder to be written to: add --out and its name'],
    [[logs, '--to', 'tenhou6', '--out', logs], 'must not be inside one another'],
    [[logs, '--to', 'tenhou6', '--out', join(logs, 'inner')], 'must not be inside one another'],
    [[logs, '--to', 'tenhou6', '--out', join(folder, 'link')], 'must not be inside one another'],
    [[logs, '--to', 'tenhou6', '--out', join(folder, 'link', 'inner', 'more')], 'must not be inside one another'],
    [[RON, join(logs, 'a.json'), '--to', 'tenhou6', '--out', logs], 'must not be inside one another'],
    [[join(logs, 'a.json'), '--to', 'tenhou6', '--out', logs], 'must not be inside one another'],
    [
      [join(logs, 'a.json'), '--to', 'tenhou6', '--out', join(folder, 'link', 'a.json')],
      'a.json is named twice: choose two files',
    ],
    [[RON, '--to', 'mjai', '--rules', 'nowhere'], 'nowhere'],
  ])('%j', async (words, says) => {
    const { stdout, stderr, status } = await tenbo(['convert', ...words]);
    expect(stderr).toContain(says);
    expect([stdout, status]).toEqual(['', 2]);
    expect(readdirSync(logs)).toEqual(['a.json']);
    expect(readFileSync(join(logs, 'a.json'), 'utf8')).toBe(ronRecord());
  });

  test('a folder that does not exist', async () => {
    const { stderr, status } = await tenbo(['convert', RON, '--to', 'mjai', '--out', join(folder, 'nowhere', 'a.mjson')]);
    expect(stderr).toContain('a.mjson cannot be read or written: its folder does not exist');
    expect(status).toBe(1);
  });
});
