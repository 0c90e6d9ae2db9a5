import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseRules } from '@tenbo/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { tenbo } from '../fixtures/tenbo.ts';
import { missingFrom, sessions, sessionsIn } from './commands.ts';
import { find } from './examples.ts';

// The commands in the README and the guides run as written, each document in its own folder, and print what the document shows below them.

const home = process.cwd();
const guides = find('docs/guides/*.md').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const documents = [...Map.groupBy(sessions(), ({ file }) => file)];
const withoutPage = ([name]: readonly string[]) => name !== 'web';
/** Whether words start a server, which runs until it is stopped. */
const serves = ([name, what = '--']: readonly string[]) => name === 'serve' && what.startsWith('-') && what !== '--help';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenbo-commands-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test.each(documents)('the commands of %s', async (_, session) => {
  const faults: string[] = [];
  for (const { files, commands, shown } of session) {
    for (const [name, text] of files) if (!existsSync(name)) writeFileSync(name, text);
    let output = '';
    for (const { words, input, into, status } of commands.filter((one) => withoutPage(one.words))) {
      const ran = await tenbo(serves(words) ? [...words, '--port', '0'] : words, input);
      if (serves(words)) process.emit('SIGTERM');
      if (into !== undefined) writeFileSync(into, ran.stdout);
      output += (into === undefined ? ran.stdout : '') + ran.stderr;
      if (ran.status !== status) faults.push(`tenbo ${words.join(' ')} ends with ${ran.status}:\n${ran.stderr}`);
    }
    const missing = missingFrom(output, shown);
    if (missing.length > 0) faults.push('not shown:', ...missing, 'but:', output);
  }
  expect(faults.join('\n')).toBe('');
});

test('every line in a guide’s shell blocks is a command of tenbo', () => {
  const blocks = guides.flatMap(({ text }) => [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) => lines));
  const lines = blocks.flatMap((block) => block.trim().split('\n'));
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter((line) => sessionsIn('', `\`\`\`sh\n${line}\n\`\`\``).length === 0)).toEqual([]);
});

test('every rule set named in a guide exists', () => {
  const blocks = guides.flatMap(({ text }) => [...text.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json = '']) => json));
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.map((json) => parseRules(JSON.parse(json)).ok)).toEqual(blocks.map(() => true));
});

test('planted faults are found', () => {
  expect(missingFrom('one\ntwo  \nthree\n', ['one', 'three'])).toEqual([]);
  expect(missingFrom('one\ntwo\n', ['two', 'one'])).toEqual(['one']);
  expect(sessionsIn('', '```sh\ntenbo waits 1m # ends with 2\n```')[0]?.commands[0]?.status).toBe(2);
});
