import { Argument, Command } from 'commander';

import { addNotes, examples } from '../help/notes.ts';
import { languageOption } from '../options/language.ts';

/** The match file. */
export function matchArgument(): Argument {
  return new Argument('<file>', 'the match file');
}

/** A command of `tenbo match`, with the language of its answer and an example. */
export function subcommand(name: string, description: string, example: string): Command {
  const command = new Command(name).description(description).addOption(languageOption());
  return addNotes(command, examples(`tenbo match ${name} ${example}`));
}
