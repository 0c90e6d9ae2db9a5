import { copyFileSync, rmSync, writeFileSync } from 'node:fs';

import { formatLog } from '@tenbo/ledger';
import { beforeEach, expect, test } from 'vitest';

import { file, inOwnFolder, other, run } from './runs.ts';
import { entryFor, readMatch } from './store.ts';

inOwnFolder();

/** Runs commands that must succeed, in turn. @returns the output of the last one */
async function runAll(...commands: readonly string[]): Promise<string> {
  let output = '';
  for (const command of commands) {
    const { out, err, status } = await run(command);
    expect([err, status]).toEqual(['', 0]);
    output = out;
  }
  return output;
}

/** Two copies of a match with one hand in it. */
beforeEach(async () => {
  for (const path of [file, other]) rmSync(path, { force: true });
  await runAll('new M --rules tenhou --players Aki,Ben,Chie,Dai', 'add M ron Ben Aki 3 30');
  copyFileSync(file, other);
});

test('if one copy keeps the first version and the other the second, both are shown again, and one choice resolves it', async () => {
  await runAll('add M tsumo Chie 2 30', 'add O tsumo Dai 2 30', 'merge M O', 'merge O M', 'keep M a', 'keep O b');
  const merged = await runAll('merge M O');
  expect(merged).toContain('East 2 has different versions');
  expect(merged).toMatch(/a: tsumo by (Chie|Dai)/);
  expect(merged).toMatch(/b: tsumo by (Chie|Dai)/);
  await runAll('keep M a');
  expect((await runAll('M')).match(/tsumo/g)).toHaveLength(1);
});

test('two corrections of one hand are a conflict', async () => {
  await runAll('fix M 1 ron Ben Aki 4 30', 'fix O 1 ron Ben Aki 2 30');
  const merged = await runAll('merge M O');
  expect(merged).toContain('East 1 has different versions');
  expect(merged).toContain('4 han 30 fu');
  expect(merged).toContain('2 han 30 fu');
});

test('one redo restores a hand that both copies undid', async () => {
  await runAll('undo M', 'undo O', 'merge M O');
  expect(await runAll('redo M')).toContain('Restored: ron by Ben from Aki');
  expect(await runAll('M')).toContain('ron by Ben from Aki');
});

test('a hand entered after one that the other copy undid is not moved without a decision', async () => {
  await runAll('add M draw Chie', 'merge O M', 'undo M', 'add O draw Dai');
  const merged = await runAll('merge M O');
  expect(merged).toContain('A hand entered as East 3, 1 honba would now be East 2');
  expect(merged).toContain('a: Keep it as East 2: exhaustive draw, Dai in tenpai');
  expect(merged).toContain('b: Remove it: exhaustive draw, Dai in tenpai');
  expect(merged).toContain('c: Undo the other change: exhaustive draw, Chie in tenpai');
  const decided = await runAll('keep M c', 'M');
  expect(decided).toContain('East 2   exhaustive draw, Chie in tenpai');
});

test('if one copy takes the moved hand back and the other undoes the change, both are asked again, and one choice gives either', async () => {
  await runAll('fix M 1 ron Aki Ben 1 30', 'merge O M', 'fix M 1 ron Chie Ben 1 30', 'add O draw Aki', 'add O draw Aki Ben');
  const merged = await runAll('merge M O');
  expect(merged).toContain('b: Remove it: exhaustive draw, Aki in tenpai');
  expect(merged).toContain('c: Undo the other change: East 1: ron by Aki from Ben');
  await runAll('merge O M', 'keep M b', 'keep O c');
  const again = await runAll('merge M O');
  expect(again).toContain('East 1 has different versions: choose one');
  const [, aki, afterAki] = /([ab]): ron by Aki from Ben, 1 han 30 fu\n +(.*)\n/.exec(again) ?? [];
  const [, chie, afterChie] = /([ab]): ron by Chie from Ben, 1 han 30 fu\n +(.*)\n/.exec(again) ?? [];
  expect([afterAki, afterChie]).toEqual([
    expect.stringContaining('Next: East 1, 3 honba'),
    expect.stringContaining('Next: East 2, 1 honba'),
  ]);
  copyFileSync(file, other);
  await runAll(`keep M ${aki}`, `keep O ${chie}`);
  expect((await runAll('M')).match(/exhaustive draw/g)).toHaveLength(2);
  expect((await runAll('O')).match(/exhaustive draw/g)).toHaveLength(1);
});

test('with two conflicts each option has its own letter, and either conflict can be resolved first', async () => {
  await runAll('penalty M Dai 20', 'merge O M');
  for (const [path, ranking] of [
    [file, 10],
    [other, 30],
  ] as const) {
    const { log, state } = await readMatch(path);
    const given = log.at(-1)?.id as string;
    const event = { type: 'entryReplaced', entry: given, event: { type: 'penaltyGiven', seat: 3, ranking } } as const;
    writeFileSync(path, formatLog([...log, entryFor(event, { log, state })]));
  }
  await runAll('add M draw Chie', 'add O draw Dai');
  const merged = await runAll('merge M O');
  const [, fine] = /([cd]): Penalty: Dai −30\.0/.exec(merged) ?? /([ab]): Penalty: Dai −30\.0/.exec(merged) ?? [];
  expect(new Set([...merged.matchAll(/^ {2}([a-d]): /gm)].map(([, letter]) => letter)).size).toBe(4);
  expect(await runAll(`keep M ${fine}`)).toContain('Kept: Penalty: Dai −30.0');
  expect(await runAll('M')).toContain('East 2 has different versions');
});

test('a merge prints the new entries and what they changed', async () => {
  await runAll('fix O 1 ron Ben Aki 4 30', 'note O tea');
  const merged = await runAll('merge M O');
  expect(merged).toContain('2 new entries');
  expect(merged).toContain('a correction: East 1: ron by Ben from Aki, 4 han 30 fu');
  expect(merged).toContain('a note: tea');
  expect(merged).toContain('East 1: ron by Ben from Aki, 4 han 30 fu, 7,700 (was: ron by Ben from Aki, 3 han 30 fu, 3,900)');
  expect(await runAll('merge M O')).toContain('Nothing new');
});

test('a choice can be changed', async () => {
  await runAll('add M tsumo Chie 2 30', 'add O tsumo Dai 2 30', 'merge M O', 'keep M a');
  const first = (await runAll('M')).includes('tsumo by Chie');
  await runAll('keep M b');
  expect((await runAll('M')).includes('tsumo by Chie')).toBe(!first);
});
