import type { Locale } from '@tenbo/i18n';
import type { Command } from 'commander';

import { type LanguageOption, languageOf } from '../options/language.ts';
import { print, printError } from './output.ts';
import { Refusal } from './refusal.ts';
import { printable, terminalOf } from './terminal.ts';

/** Prints the answer of a command, unless the command has done so itself. If it is refused, prints why and sets the exit code. */
export async function carryOut(
  { lang }: LanguageOption,
  command: Command,
  act: (locale: Locale) => Promise<string | undefined>,
): Promise<void> {
  const locale = languageOf(lang);
  try {
    const answer = await act(locale);
    if (answer !== undefined) print(answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { alarm } = terminalOf(process.stderr);
    const lines = error.sentences(locale).map((line) => `  ${alarm(line)}\n`);
    if (error.status === 2) command.error(printable(lines.join('').trimEnd()));
    printError(lines.join(''));
    process.exitCode = error.status;
  }
}
