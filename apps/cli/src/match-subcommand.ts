import type { Locale } from '@tenbo/i18n';
import { Argument, Command } from 'commander';

import { languageOf, languageOption } from './language.ts';
import { Refusal } from './refusal.ts';
import { terminalOf } from './terminal.ts';

export interface LanguageOption {
  readonly lang: string;
}

/** The file that a match is kept in. */
export function matchArgument(): Argument {
  return new Argument('<file>', 'the file of the match');
}

/** A command of `tenbo match`, with the language of its answer and an example. */
export function subcommand(name: string, description: string, example: string): Command {
  return new Command(name)
    .description(description)
    .addOption(languageOption())
    .addHelpText('after', `\nExample:\n  tenbo match ${name} ${example}\n`);
}

/** Prints what a command answers, or in words why it is refused; the exit code is then that of the refusal. */
export async function carryOut(
  { lang }: LanguageOption,
  command: Command,
  act: (locale: Locale) => Promise<string>,
): Promise<void> {
  const locale = languageOf(lang);
  try {
    process.stdout.write(await act(locale));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { alarm } = terminalOf(process.stderr);
    const lines = error.sentences(locale).map((line) => `  ${alarm(line)}\n`);
    if (error.status === 2) command.error(lines.join('').trimEnd());
    process.stderr.write(lines.join(''));
    process.exitCode = error.status;
  }
}
