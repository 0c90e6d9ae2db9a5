import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { tenbo } from '../../../../fixtures/tenbo.ts';

const HAND = '234m 456p 567s 88s 67m +8m';
const folder = mkdtempSync(join(tmpdir(), 'tenbo-rules-'));
const at = (name: string) => join(folder, name);

beforeAll(() => {
  writeFileSync(at('club.json'), '{"base":"wrc2025","points":{"kiriageMangan":"none"}}');
  writeFileSync(at('marked.json'), '\uFEFF"mleague"\n');
  writeFileSync(at('tenhou'), '"mleague"');
  writeFileSync(at('broken.json'), '{"base":"wrc2025",\n "fu": }');
  writeFileSync(at('unknown.json'), '{"fu":{"pair":1}}');
  writeFileSync(at('huge.json'), ' '.repeat(1_048_577));
  mkdirSync(at('folder.json'));
  symlinkSync(at('circle.json'), at('circle.json'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([at('club.json'), `@${at('club.json')}`])('%s: a file of rules is read wherever rules are named', async (rules) => {
  expect((await tenbo(['rules', rules])).stdout).toContain('wrc2025+');
  expect((await tenbo(['score', HAND, '--rules', rules])).status).toBe(0);
  expect((await tenbo(['lens', HAND, '--rules', `${rules},tenhou`])).status).toBe(0);
  expect((await tenbo(['points', '4', '30', '--rules', rules])).stdout).toContain('7,700');
  expect((await tenbo(['chart', '--rules', rules])).status).toBe(0);
  expect((await tenbo(['rules', 'diff', 'wrc2025', rules])).stdout).toContain('wrc2025+');
  expect((await tenbo(['score', '--jsonl', '--rules', rules], '{}')).stdout).toContain('missingField');
});

test('a file may hold only an id, and begin with a byte order mark; a known id is never a file', async () => {
  expect((await tenbo(['rules', at('marked.json'), '--json'])).stdout).toContain('"id": "mleague"');
  const before = process.cwd();
  process.chdir(folder);
  try {
    expect((await tenbo(['rules', 'tenhou', '--json'])).stdout).toContain('"id": "tenhou"');
    expect((await tenbo(['rules', '@tenhou', '--json'])).stdout).toContain('"id": "mleague"');
  } finally {
    process.chdir(before);
  }
});

test.each([
  ['{"base":"wrc2025",', '--rules is not valid JSON at line 1, column 19: correct it there'],
  [at('broken.json'), `${at('broken.json')} is not valid JSON at line 2, column 9: correct it there`],
  [at('missing.json'), `there is no file ${at('missing.json')}: check its name`],
  ['@missing', 'there is no file missing: check its name'],
  [
    at('folder.json'),
    `${at('folder.json')} cannot be read or written: it is not a file but a folder, a device or a pipe: choose a file`,
  ],
  [
    at('circle.json'),
    `${at('circle.json')} cannot be read or written: its symbolic links form a loop: fix them or name the file itself`,
  ],
  ['/dev/null', '/dev/null cannot be read or written: it is not a file but a folder, a device or a pipe: choose a file'],
  [at('huge.json'), `${at('huge.json')} has more than 1,048,576 bytes, too many for a rule set: choose another file`],
  [at('unknown.json'), 'unknown rule “fu.pair”: check the spelling or remove it'],
  ['tenhuo', 'no rule set called “tenhuo”: did you mean tenhou?'],
])('--rules %s: %s', async (rules, says) => {
  const { status, stderr, stdout } = await tenbo(['score', HAND, '--rules', rules]);
  expect({ status, stderr, stdout }).toEqual({ status: 2, stderr: `error: ${says}\n`, stdout: '' });
});
