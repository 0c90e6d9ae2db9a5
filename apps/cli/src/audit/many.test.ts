import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { growRecords } from '../../../../fixtures/records-folder.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';
import { seeded } from '../../../../fixtures/wins.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-many-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of a command over a folder of records and the tables it writes, without the time it took. */
async function audited(logs: string, ...options: readonly string[]) {
  const [out, wins] = [join(folder, 'out.jsonl'), join(folder, 'wins.jsonl')];
  const { status, stdout } = await tenbo(['audit', logs, '--out', out, '--wins', wins, ...options]);
  const [, games] = /^([\d,]+) games?, /.exec(stdout) ?? [];
  const [, unread = '0'] = /^ +(\d+) {2}files that cannot be read$/m.exec(stdout) ?? [];
  return {
    status,
    summary: stdout.replace(/in [\d.]+ s/, ''),
    files: Number(games?.replaceAll(',', '')) + Number(unread),
    findings: readFileSync(out, 'utf8').split('\n').slice(0, -1),
    wins: readFileSync(wins, 'utf8').split('\n').slice(0, -1),
  };
}

const logs = join(folder, 'logs');
const count = growRecords(seeded(5), logs, 60);

test('each file is accounted for, and the number of threads changes nothing', async () => {
  const alone = await audited(logs, '--jobs', '1');
  expect(alone.files).toBe(count);
  expect(alone.status).toBe(1);
  expect(alone.findings.length).toBeGreaterThan(count / 5);
  expect(await audited(logs, '--jobs', '3')).toEqual(alone);
  expect(await audited(logs)).toEqual(alone);
});

describe.each([2, 5])('in %i shards', (of) => {
  test('the findings are the same as in one run', async () => {
    const all = await audited(logs, '--jobs', '1');
    const shards = [];
    for (let nth = 1; nth <= of; nth++) shards.push(await audited(logs, '--jobs', '1', '--shard', `${nth}/${of}`));
    expect(shards.reduce((sum, { files }) => sum + files, 0)).toBe(count);
    expect(shards.flatMap(({ findings }) => findings).toSorted()).toEqual(all.findings.toSorted());
    expect(shards.flatMap(({ wins }) => wins).toSorted()).toEqual(all.wins.toSorted());
  });
});

test('findings are printed in the order of the files, as lines or as JSON', async () => {
  const [alone, beside] = [await tenbo(['audit', logs, '--jobs', '1']), await tenbo(['audit', logs, '--jobs', '2'])];
  const lines = (text: string) => text.split('\n').filter((line) => !/^\d+ games, /.test(line));
  expect(lines(beside.stdout)).toEqual(lines(alone.stdout));
  const json = await tenbo(['audit', logs, '--json']);
  expect(json.stdout).toBe((await tenbo(['audit', logs, '--json', '--jobs', '1'])).stdout);
});

test.each([
  [['logs', '--jsonl'], '--jsonl reads its records from standard input: remove the paths'],
  [[], 'no path: name files or folders, or - for standard input'],
  [['logs', '--resume'], '--resume needs --out: add it'],
  [['logs', '--out', 'a.jsonl', '--resume', '--wins', 'wins.parquet'], 'wins.parquet cannot be continued'],
  [['logs', '--out', 'a.csv', '--wins', './a.csv'], 'a.csv is named twice: choose two files'],
  [['logs', '--wins', 'wins.txt'], '--wins cannot be “wins.txt”: write it like wins.jsonl, wins.csv, wins.parquet'],
  [['logs', '--shard', '3/2'], '--shard cannot be “3/2”: write it like 3/8'],
  [['logs', '--shard', '0/2'], '--shard cannot be “0/2”: write it like 3/8'],
  [['logs', '--jobs', '0'], 'write a number from 1 to 99'],
  [['logs', '--out', join(folder, 'nowhere', 'a.jsonl')], 'a.jsonl cannot be read or written: its folder does not exist'],
  [['logs', '--wins', join(folder, 'nowhere', 'a.parquet')], 'a.parquet cannot be read or written: its folder does not exist'],
  [['logs', '--wins', join(folder, 'nowhere', 'a.csv')], 'a.csv cannot be read or written: its folder does not exist'],
] as const)('%j ends with 2 and a sentence', async (words, says) => {
  const { status, stderr, stdout } = await tenbo(['audit', ...words]);
  expect(stderr).toContain(says);
  expect([status, stdout]).toEqual([2, '']);
});

test('at a terminal it shows its progress', async () => {
  const { isTTY } = process.stderr;
  process.stderr.isTTY = true;
  try {
    const { stderr, stdout } = await tenbo(['audit', logs, '--jobs', '1', '--out', join(folder, 'progress.jsonl')]);
    expect(stderr).toMatch(/[\d,]+(?: of \d+)? files, [\d,]+\/s/);
    expect(stdout).not.toContain('\r');
  } finally {
    process.stderr.isTTY = isTTY;
  }
});
