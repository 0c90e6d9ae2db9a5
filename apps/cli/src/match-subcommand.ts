import { Argument, Command } from 'commander';

import { languageOption } from './language.ts';

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
