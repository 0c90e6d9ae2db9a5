import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { LANGUAGES } from '@tenbo/i18n';
import { Command } from 'commander';
import { beforeEach, expect, test } from 'vitest';

import { widthOf } from '../output/columns.ts';
import { matchCommand } from './match-command.ts';
import { file, folder, inOwnFolder, other, run } from './runs.ts';

inOwnFolder();

beforeEach(async () => {
  for (const path of [file, other]) rmSync(path, { force: true });
  await run('new M --rules tenhou --players Aki,Ben,Chie,Dai');
});

const TWO_HANDS = ['add M ron Ben Aki 3 30 --riichi Ben', 'add M draw Aki Chie'];

async function runAll(commands: readonly string[]): Promise<void> {
  for (const command of commands) expect(await run(command)).toMatchObject({ err: '', status: 0 });
}

test('a new match is a file with its first entry, and never overwrites an existing file', async () => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
    { after: [], event: { type: 'matchStarted', players: ['Aki', 'Ben', 'Chie', 'Dai'] } },
  ]);
  const again = await run('new M --players Eri,Fumi,Goro,Hana');
  expect([again.status, again.err]).toEqual([1, expect.stringContaining('already exists')]);
  expect((await run('M')).out).toMatch(/^ {2}Aki · Ben · Chie · Dai — Tenhou\n\n {2}No hands yet\n\n {2}Next: East 1\n/);
  expect((await run('new O --players Aki,Ben,Chie')).err).toBe('  3 players, but these rules are for 4: name 4\n');
  expect((await run('new O --players Aki,Aki,Chie,Dai')).status).toBe(2);
});

test('under Wikipedia’s rules, fu that need more han are refused', async () => {
  await run('new O --rules wikipedia --players Aki,Ben,Chie,Dai');
  expect((await run('add O ron Ben Aki 1 120')).err).toBe(
    '  Ben: 1 han 120 fu is not possible here (more than 110 fu by ron: that takes three closed triplets or three kans, and 2 han or more): check the han and fu\n',
  );
  expect((await run('add O tsumo Ben 2 120')).err).toContain('more than 110 fu by tsumo: that takes');
  expect((await run('add O tsumo Ben 2 110')).status).toBe(0);
});

test('a value that no hand has is refused with the reason in the chart', async () => {
  await run('new O --rules guide --players Aki,Ben,Chie,Dai');
  expect((await run('add O ron Ben Aki 3 20')).err).toBe(
    '  Ben: 3 han 20 fu is not possible here (20 fu by ron: a closed hand has 10 fu more, and an open one with no other fu counts 30): check the han and fu\n',
  );
  expect((await run('add O tsumo Aki 2 25')).err).toContain('only seven pairs have them, with 3 han or more');
  expect((await run('add O tsumo Aki 3 35')).err).toContain('3 han 35 fu is not possible here: check');
});

test('adding a hand prints what it changes', async () => {
  const { out } = await run('add M ron Ben Aki 3 30 --riichi Ben');
  expect(out).toBe(`  East 1: ron by Ben from Aki, 3 han 30 fu, 3,900; riichi: Ben
  Aki 21,100 (−3,900) · Ben 28,900 (+3,900) · Chie 25,000 (±0) · Dai 25,000 (±0)

  Ben puts 1,000 on the table (riichi stick)
  Aki pays Ben 3,900 (hand)
  Ben takes 1,000 from the table (riichi stick)

  Next: East 2
`);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect([lines[0], lines.length, lines.at(-1)]).toEqual(['[', 4, ']']);
  expect(JSON.parse(lines[2] as string)).toMatchObject({ event: { type: 'handEnded', hand: { riichi: [1] } } });
});

test('a preview writes nothing', async () => {
  const before = readFileSync(file, 'utf8');
  expect((await run('add M draw --preview')).out).toMatch(/Next: East 2, 1 honba\n\n {2}Preview only: nothing was saved/);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('arcadeC: the points of each player can be shown as sticks', async () => {
  await runAll(['new O --rules arcadeC --players Me,Opp', 'add O ron Me Opp 3 60']);
  expect((await run('O')).out).not.toContain('sticks');
  expect((await run('O --sticks')).out).toContain(`
  Point sticks for each player
  player   points  10,000  5,000  1,000  100
  Me       12,600       1      0      2    6
  Opp     −10,600       —      —      —    —
`);
  expect((await run('O --sticks --lang ja')).out).toContain('各自の点棒');
  const { status, err } = await run('O --sticks --json');
  expect([status, err]).toEqual([2, expect.stringContaining('--json')]);
});

test('a match is shown with its hands, the next hand and the standings', async () => {
  await runAll(TWO_HANDS);
  expect((await run('M')).out).toBe(`  Aki · Ben · Chie · Dai — Tenhou

                                                                      Aki     Ben    Chie     Dai
     start                                                         25,000  25,000  25,000  25,000

  1  East 1  ron by Ben from Aki, 3 han 30 fu, 3,900; riichi: Ben  −3,900  +3,900
                                                                   21,100  28,900  25,000  25,000

  2  East 2  exhaustive draw, Aki and Chie in tenpai               +1,500  −1,500  +1,500  −1,500
                                                                   22,600  27,400  26,500  23,500

  Next: East 3, 1 honba

  If the match ended now
  place  player  points  difference    oka    uma  total
  1st    Ben     27,400        −2.6  +20.0  +20.0  +37.4
  2nd    Chie    26,500        −3.5   ±0.0  +10.0   +6.5
  3rd    Dai     23,500        −6.5   ±0.0  −10.0  −16.5
  4th    Aki     22,600        −7.4   ±0.0  −20.0  −27.4
  Check: +43.9 and −43.9 add up to ±0.0
`);
});

test('nothing is wider than the terminal, in any language', async () => {
  await runAll([...TWO_HANDS, 'add M ron Ben Aki mangan and Dai 1 30 --riichi Ben,Chie,Dai', 'note M a word']);
  for (const lang of LANGUAGES) {
    const lines = (await run(`M --lang ${lang}`)).out.split('\n');
    expect(lines.filter((line) => widthOf(line) > 100)).toEqual([]);
  }
});

test('a match as JSON, and as CSV with quotes if a name needs them', async () => {
  await run(`new O --players 'Aki "A",Ben,Chie,Dai'`);
  await run('add O draw Aki');
  const csv = (await run('O --csv')).out.split('\r\n');
  expect(csv[0]).toBe('\uFEFFhand,position,outcome,"Aki ""A"" ±",Ben ±,Chie ±,Dai ±,"Aki ""A""",Ben,Chie,Dai');
  expect(csv[1]).toBe('1,East 1,"exhaustive draw, Aki ""A"" in tenpai",3000,-1000,-1000,-1000,28000,24000,24000,24000');
  expect(csv.slice(2)).toEqual(['']);
  const settlement = (await run('O --csv-settlement')).out.split('\r\n');
  expect(settlement.slice(0, 2)).toEqual([
    '\uFEFFplace,player,points,difference,oka,rounded,uma,penalty,chips,total',
    '1,"Aki ""A""",28000,-2,20,18,20,0,0,38',
  ]);
  const { state, standings } = JSON.parse((await run('O --json')).out) as { state: object; standings: object[] };
  expect(state).toMatchObject({ scores: [28_000, 24_000, 24_000, 24_000], kyoku: 0, honba: 1 });
  expect(standings).toHaveLength(4);
});

test('undo and redo report what they take back and restore', async () => {
  await runAll(TWO_HANDS);
  expect((await run('undo M')).out).toMatch(/^ {2}Undone: exhaustive draw, Aki and Chie in tenpai\n[^]*Next: East 2\n$/);
  expect((await run('undo M --lang ja')).out).toMatch(/^ {2}取り消しました：/);
  expect((await run('undo M')).err).toBe('  nothing to undo\n');
  expect((await run('redo M')).out).toMatch(/^ {2}Restored: ron by Ben from Aki, 3 han 30 fu; riichi: Ben\n/);
  await run('add M draw');
  expect((await run('redo M')).status).toBe(1);
});

test('fix replaces the hand with that number and shows every consequence', async () => {
  await runAll(TWO_HANDS);
  const { out } = await run('fix M 1 ron Ben Aki 4 30 --riichi Ben');
  expect(out).toBe(`  East 1: ron by Ben from Aki, 4 han 30 fu, 7,700; riichi: Ben (was: ron by Ben from Aki, 3 han 30
  fu, 3,900; riichi: Ben)
  Aki 17,300 (−3,800) · Ben 32,700 (+3,800) · Chie 25,000 (±0) · Dai 25,000 (±0)

  East 2: exhaustive draw, Aki and Chie in tenpai
  Aki 18,800 (−3,800) · Ben 31,200 (+3,800) · Chie 26,500 (±0) · Dai 23,500 (±0)

  Next: East 3, 1 honba
`);
  expect((await run('M')).out).toMatch(/1 {2}East 1 {2}ron by Ben from Aki, 4 han 30 fu, 7,700/);
  expect((await run('fix M 3 draw')).err).toMatch(/no hand 3: choose 1 to 2/);
});

test('conflicting copies are merged, shown side by side and resolved', async () => {
  await runAll(TWO_HANDS);
  copyFileSync(file, other);
  await runAll(['add M ron Aki Ben 2 30', 'add O ron Aki Ben 3 30', 'add O draw']);
  const merged = await run('merge M O');
  expect(merged.out).toMatch(
    /^ {2}2 new entries\n[^]*East 3, 1 honba has different versions[^]*\n {2}[ab]: ron by Aki from Ben, 2 han 30 fu\n/,
  );
  expect(await run('add M draw')).toMatchObject({ status: 1, err: expect.stringContaining('choose one first') as string });
  expect((await run('keep M z')).status).toBe(2);
  const letter = /([ab]): ron by Aki from Ben, 3 han/.exec(merged.out)?.[1];
  expect((await run(`keep M ${letter}`)).out).toBe('  Kept: ron by Aki from Ben, 3 han 30 fu\n\n  Next: South 1, 1 honba\n');
  expect((await run('M')).out).toMatch(/3 {2}East 3 +ron by Aki from Ben, 3 han 30 fu/);
});

test('copies of two different matches are not merged', async () => {
  await run('new O --players Aki,Ben,Chie,Dai');
  expect(await run('merge M O')).toMatchObject({
    status: 1,
    err: expect.stringContaining('these are different matches') as string,
  });
});

test('penalty, time, note and end print their entry and the next hand', async () => {
  expect((await run('note M Dai came late')).out).toBe('  a note: Dai came late\n\n  Next: East 1\n');
  expect((await run('penalty M Dai 20')).out).toBe('  Penalty: Dai −20.0\n\n  Next: East 1\n  Penalty: Dai −20.0\n');
  expect((await run('penalty M Dai much')).status).toBe(2);
  expect((await run('time M')).out).toContain('Time was called: 1 hand left');
  expect((await run('end M --lang ja')).out).toMatch(/対局終了：合意による終了/);
  expect((await run('M')).out).toMatch(
    /The match is over: the players agreed to stop\n[^]*Notes\n {2}Dai came late\n\n {2}Settlement\n/,
  );
  expect(await run('add M draw')).toMatchObject({
    status: 1,
    err: '  the match is over (the players agreed to stop): undo the end of the match to play on\n',
  });
});

test('conditions, statistics and the six check words are shown', async () => {
  await runAll(TWO_HANDS);
  expect((await run('conditions M be')).out).toMatch(/^ {2}Ben is 1st\n {2}To stay 1st: /);
  expect((await run('conditions M')).out.match(/ is (?:1st|2nd|3rd|4th)\n/g)).toHaveLength(4);
  expect((await run('stats M')).out).toMatch(/\n {2}Ben +1 +0 +0 +1 +0\/1 +3,900 +— +3,900\n/);
  expect((await run('check M')).out).toMatch(/^ {2}(?:[a-z]+ ){6} \(3 entries\)\n$/);
  copyFileSync(file, other);
  expect((await run('check O')).out).toBe((await run('check M')).out);
});

test('a damaged file is reported with its place, and left unchanged', async () => {
  await runAll(TWO_HANDS);
  const text = readFileSync(file, 'utf8');
  const errorFor = async (damaged: string) => {
    writeFileSync(file, damaged);
    const { err, status } = await run('add M draw');
    expect([status, readFileSync(file, 'utf8')]).toEqual([1, damaged]);
    return err;
  };
  expect(await errorFor(text.slice(0, -20))).toMatch(/match\.json is damaged at line 4, column \d+ \(not valid JSON\)/);
  expect(await errorFor(text.replace(/\n.*"kind":"ron".*/, ''))).toMatch(
    /entry 2, after: it follows “[-0-9a-f]+”, which is missing/,
  );
  expect(await errorFor(text.replace('"discarder":0', '"discarder":7'))).toMatch(
    /entry 2, event\.hand\.outcome\.discarder: 7 found/,
  );
  expect(await errorFor('[]')).toMatch(/this is not a match file/);
  expect(await errorFor('')).toMatch(/line 1, column 1/);
  expect((await run('O')).err).toMatch(/.*other\.json does not exist: start a match with tenbo match new/);
  expect((await run(folder)).err).toMatch(/cannot be read or written: it is not a file but a folder/);
});

test('a wrong command has status 2, an entry the match refuses 1', async () => {
  expect(await run('add M ron Ben Aki much')).toMatchObject({ status: 2, out: '' });
  expect(await run('add M ron Ben Ben 3 30')).toMatchObject({ status: 1, out: '' });
  expect(await run("add M ron Ben Aki '234m 9z'")).toMatchObject({
    status: 1,
    err: expect.stringMatching(/^ {2}234m 9z\n {7,8}\^ /) as string,
  });
  expect(await run('M --json --csv')).toMatchObject({ status: 2 });
  expect(await run('M --csv --csv-settlement')).toMatchObject({ status: 2 });
  expect(await run('')).toMatchObject({ status: 2 });
});

test('every command has help with an example', async () => {
  for (const { commands } of [matchCommand(new Command('match'))]) {
    expect(commands.length).toBeGreaterThan(12);
    for (const command of commands)
      expect((await run(`${command.name()} --help`)).out).toMatch(/\nExample:\n {2}tenbo match \w+ evening\.json/);
  }
});
