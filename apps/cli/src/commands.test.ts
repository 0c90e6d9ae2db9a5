import { Command } from 'commander';
import { expect, test } from 'vitest';

import { tenbo } from '../../../fixtures/tenbo.ts';
import { COMMANDS } from './commands.ts';

test.each(COMMANDS.map((one) => [one.name, one] as const))(
  'the list shows the arguments of %s',
  async (name, { takes, load }) => {
    const whole = (await load())(new Command(name));
    expect(`${name} ${takes}`.trimEnd()).toBe(whole.createHelp().subcommandTerm(whole));
  },
);

test('a command that the words do not call appears in the help, and in the help of a command', async () => {
  const { stdout } = await tenbo(['--help']);
  for (const { name, about } of COMMANDS.slice(0, -1)) {
    expect(stdout).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect((await tenbo(['help', name])).stdout.replace(/\s+/g, ' ')).toContain(about);
  }
});
