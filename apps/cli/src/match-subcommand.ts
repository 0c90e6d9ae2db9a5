import type { Locale } from '@tenbo/i18n';
import { Argument, Command } from 'commander';

import { languageOf, languageOption } from './language.ts';
import { print, printError } from './output.ts';
import { Refusal } from './refusal.ts';
import { printable, terminalOf } from './terminal.ts';

export interface LanguageOption {
  readonly lang: string;
}

/** The match file. */
export function matchArgument(): Argument {
  return new Argument('<file>', 'the match file');
}

/** A command of `tenbo match`, with the language of its answer and an example. */
export function subcommand(name: string, description: string, example: string): Command {
  return new Command(name)
    .description(description)
    .addOption(languageOption())
    .addHelpText('after', `\nExample:\n  tenbo match ${name} ${example}\n`);
}

/** Prints the answer of a command, unless it has done so itself. If it is refused, prints why and sets the refusal's exit code. */
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
