import { expect, test } from 'vitest';

import { COMMANDS } from '../commands.ts';
import { withSubcommands } from '../options/given-options.ts';
import { manPage } from './man-page.ts';
import { createProgram } from '../program.ts';

const program = await createProgram(COMMANDS.map(({ name }) => name));
const lines = manPage(program, '1.2.3').split('\n');

/** Called only by scripts. */
const HIDDEN = ['suggest'];

const escaped = (text: string) => text.replaceAll('-', '\\-').replaceAll('"', '\\(dq');

test('the manual has every command with every option, and nothing that man would interpret', () => {
  const help = program.createHelp();
  const shown = withSubcommands(program).filter((command) => !HIDDEN.includes(command.name()));
  expect(shown.length).toBeGreaterThan(20);
  for (const command of shown) {
    const title = command === program ? '.B tenbo' : ` ${command.name()} [options]`;
    expect(lines).toContainEqual(expect.stringContaining(title));
    for (const option of help.visibleOptions(command)) expect(lines).toContain(`.B ${escaped(help.optionTerm(option))}`);
  }
  const macros = lines.flatMap((line) => /^[.'].\w*/.exec(line) ?? []);
  expect(new Set(macros)).toEqual(new Set(['.B', '.I', '.SH', '.SS', '.TH', '.TP', '.fi', '.nf']));
});

test('a command of tenbo match has its full name', () => {
  expect(lines.filter((line) => line.startsWith('.SS "tenbo match add'))).toHaveLength(1);
  expect(lines).toContain('.TH TENBO 1 "" "tenbo 1.2.3"');
});
