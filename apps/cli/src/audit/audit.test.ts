import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, expect, test } from 'vitest';

import { ronRecord } from '../../../../fixtures/mjlog.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('a record that agrees ends with 0, packed or not', async () => {
  mkdirSync(join(folder, 'good'));
  fileOf('good/plain.mjlog', ronRecord());
  fileOf('good/packed', gzipSync(ronRecord()));
  const { status, stdout } = await tenbo(['audit', join(folder, 'good')]);
  expect(stdout).toMatch(/^2 games, 2 hands, 2 wins in [\d.]+ s: all agree\n$/);
  expect(status).toBe(0);
});

test('a record that does not agree ends with 1, after every other file has been checked', async () => {
  mkdirSync(join(folder, 'mixed'));
  const bad = fileOf('mixed/a.xml', ronRecord({ points: 3900 }));
  const cut = fileOf('mixed/b.xml', ronRecord().slice(0, 400));
  const note = fileOf('mixed/c.txt', 'a note');
  const damaged = fileOf('mixed/d.gz', gzipSync(ronRecord()).subarray(0, 60));
  fileOf('mixed/e.xml', ronRecord());
  const nowhere = join(folder, 'nowhere');
  const { status, stdout } = await tenbo(['audit', nowhere, join(folder, 'mixed')]);
  const lines = stdout.split('\n');
  expect(lines.slice(0, 5)).toEqual([
    `${nowhere}: there is no such file or folder`,
    `${bad}, East 1: points: the record says 3,900, tenbo 2,900`,
    expect.stringMatching(`^${cut}: not XML at character \\d+: `),
    `${note}: not a game record in a format that tenbo reads`,
    `${damaged}: it is damaged and cannot be unpacked`,
  ]);
  expect(lines[5]).toMatch(/^2 games, 2 hands, 2 wins in [\d.]+ s: 1 game agrees$/);
  expect(lines.slice(6)).toEqual(['  4  files that cannot be read', '  1  wins with different points', '']);
  expect(status).toBe(1);
});

test('what a record does not state is said, and does not count as a disagreement', async () => {
  const bare = fileOf('bare.xml', ronRecord().replaceAll(/<GO [^>]*>| yaku="[^"]*"/g, ''));
  const { status, stdout } = await tenbo(['audit', bare]);
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    `${bare}: the record does not state yaku`,
    `${bare}: the record does not state its rules; those that fit best: Tenhou`,
  ]);
  expect(stdout).toMatch(/: all agree\n {2}2 {2}records that do not state everything\n$/);
  expect(status).toBe(0);
  const json = await tenbo(['audit', bare, '--json']);
  expect(JSON.parse(json.stdout.split('\n')[0] ?? '')).toMatchObject({
    code: 'notStated',
    hands: { yaku: 1, rules: 1 },
    rules: 'tenhou+',
  });
});

test('the findings as JSON, printed or written to a file', async () => {
  const bad = fileOf('bad.xml', ronRecord({ points: 3900 }));
  const out = join(folder, 'findings.jsonl');
  const finding = { file: bad, hand: 0, code: 'points', theirs: 3900, ours: 2900 };
  const { stdout } = await tenbo(['audit', bad, '--json']);
  expect(JSON.parse(stdout)).toEqual(finding);
  const written = await tenbo(['audit', bad, '--out', out]);
  expect(written.stdout).not.toContain('3,900');
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(finding);
});

test('a finding is not an error if the game has house rules', async () => {
  const { status, stdout } = await tenbo(['audit', fileOf('house.xml', ronRecord({ points: 3900, type: 9 + 0x200 }))]);
  expect(stdout).toContain('East 1: house rules, points: the record says 3,900, tenbo 2,900');
  expect(status).toBe(0);
});

test('other rules than those the record states', async () => {
  const { stdout } = await tenbo(['audit', fileOf('other.xml', ronRecord()), '--rules', '{"yaku":{"disabled":["pinfu"]}}']);
  expect(stdout).toContain('yaku: the record says Pinfu 1 han, All Simples 1 han, tenbo All Simples 1 han');
});

test('rules for another number of players are refused, not a bug', async () => {
  const file = fileOf('four.xml', ronRecord());
  const { stdout, status } = await tenbo(['audit', file, '--rules', 'tenhouSanma']);
  expect(stdout).toContain(`${file}: the rules are for 3 players, and the game has 4: choose others\n`);
  expect(status).toBe(1);
});
