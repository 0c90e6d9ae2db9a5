import { type Command, CommanderError } from 'commander';

import { withSubcommands } from '../options/given-options.ts';
import { helpText } from './help-text.ts';
import { ownTag } from '../options/language-tag.ts';
import { print, printError } from '../output/output.ts';

/**
 * Runs commands whose help and errors are in the reader's language: `hold` keeps a command, with its subcommands, from saying them itself.
 *
 * @param lang the language that the words ask for, if any
 * @returns the exit code if a command ended early, having said why
 */
export async function spoken(
  lang: () => string | undefined,
  run: (hold: (command: Command) => Command) => Promise<unknown>,
): Promise<number | undefined> {
  let asked: Command | undefined;
  let wrong: { readonly said: string; readonly command: Command } | undefined;
  const hold = (command: Command) => {
    for (const one of withSubcommands(command)) {
      const outputError = (said: string) => void (wrong = { said, command: one });
      const formatHelp = (about: Command) => ((asked = about), '');
      one.exitOverride().configureOutput({ writeOut: print, writeErr: printError, outputError });
      one.configureHelp({ ...one.configureHelp(), formatHelp });
    }
    return command;
  };
  try {
    await run(hold);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Loaded only here, so that tenbo starts fast.
    if (wrong) printError((await import('../options/option-errors.ts')).spokenError(wrong.said, wrong.command, lang()));
    if (asked) {
      const { helpWordsOf } = await import('@tenbo/i18n/command');
      print(helpText(asked, await helpWordsOf(lang() ?? ownTag()), process.stdout.columns ?? USUAL_COLUMNS));
    }
    return error.exitCode;
  }
  return undefined;
}

/** The width of help for a file or a pipe. */
const USUAL_COLUMNS = 80;
