import { spawnSync } from 'node:child_process';

import { describe, expect, test } from 'vitest';

import { TENBO } from '../../../../fixtures/spawn-tenbo.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';

/** The suggestions after these words, without descriptions. */
async function suggested(...words: string[]): Promise<readonly string[]> {
  const { stdout, status } = await tenbo(['suggest', '--', ...words]);
  expect(status).toBe(0);
  return stdout.split('\n').flatMap((line) => line.split('\t')[0] || []);
}

test('commands, subcommands, options, their values and rule sets are suggested', async () => {
  expect(await suggested('sc')).toEqual(['score']);
  expect(await suggested('')).toEqual(expect.arrayContaining(['score', 'waits', 'match', 'completion', 'help']));
  expect(await suggested('match', 'a')).toContain('add');
  expect(await suggested('score', '1m', '--ri')).toEqual(['--riichi', '--rinshan']);
  expect(await suggested('score', '--seat', '')).toEqual(['E', 'S', 'W', 'N']);
  expect(await suggested('score', '--rules', 'wrc')).toEqual(['wrc2017', 'wrc2014', 'wrc2022', 'wrc2025']);
  expect(await suggested('rules', 'diff', 'tenhou', 'jpmlB')).toEqual(['jpmlB']);
  expect(await suggested('completion', '')).toEqual(['bash', 'zsh', 'fish', 'powershell']);
});

test('where a file, a hand or a number belongs, nothing is suggested, so that the shell suggests files', async () => {
  expect(await suggested('match', 'new', '')).toEqual([]);
  expect(await suggested('score', '--honba', '')).toEqual([]);
});

test('an unknown shell is refused', async () => {
  expect(await tenbo(['completion', 'cmd'])).toMatchObject({ status: 2, stdout: '' });
});

/** How to ask each shell for its suggestions after a line; `tenbo` is a function that runs this checkout. */
const SHELLS = {
  bash: (script: string) =>
    `${script}\nask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tenbo; printf '%s\\n' "\${COMPREPLY[@]}"; }\nask tenbo score --rules ml`,
  zsh: (script: string) =>
    `compdef() { :; }; compadd() { print -l -- "\${words_found[@]}"; }\n${script}\nwords=(tenbo score --rules ml); CURRENT=4; _tenbo`,
  fish: (script: string) => `${script}\ncomplete -C 'tenbo score --rules ml'`,
} as const;

// PowerShell is not among them: no test runs its script.
describe.each(Object.keys(SHELLS) as (keyof typeof SHELLS)[])('%s', (shell) => {
  const isInstalled = spawnSync(shell, ['-c', 'true']).status === 0;

  test.skipIf(!isInstalled)('completes a rule set with its script', async () => {
    const { stdout: script } = await tenbo(['completion', shell]);
    const run = `${process.execPath} ${TENBO}`;
    const command = shell === 'fish' ? `function tenbo; ${run} $argv; end` : `tenbo() { ${run} "$@"; }`;
    const { stdout, stderr } = spawnSync(shell, ['-c', `${command}\n${SHELLS[shell](script)}`], { encoding: 'utf8' });
    expect([stdout.trim(), stderr]).toEqual(['mleague', '']);
  });
});
