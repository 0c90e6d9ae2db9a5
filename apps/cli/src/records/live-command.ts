import { Command } from 'commander';

import { addNotes, examples } from '../help/notes.ts';
import { languageOption, yakuNamesOption } from '../options/language.ts';
import type { LiveOptions } from './live.ts';
import { choiceOption } from '../options/option-kinds.ts';

/** `tenbo live`: follows an mjai log from one seat. */
export function liveCommand(command: Command): Command {
  addNotes(
    command,
    {
      says: [
        'Prints the hand after each discard, what it waits on, what each wait is worth and whether it is furiten; and each chance to win.',
        'The others’ tiles may be hidden (?). Nothing is claimed about them. What a bot answers may stand between what it receives.',
        'Ends with 0 if nothing is wrong with the log, as far as one player can tell, with 1 if something is or if it cannot be read.',
      ],
    },
    examples('tenbo live game.mjson --player 2', 'tail -n +1 -f bot.log | tenbo live - --json'),
  );
  return command
    .argument('<log>', 'a log in mjai format, an event or a list of events on each line; - is standard input, read as it comes')
    .addOption(
      choiceOption('--player <number>', 'whose view, if neither start_game nor hidden tiles say it', ['0', '1', '2', '3']),
    )
    .option('--rules <id>', 'a rule set id, or changes to one as JSON, instead of Tenhou’s rules')
    .option('--json', 'print each moment as JSON, one per line')
    .addOption(yakuNamesOption())
    .addOption(languageOption())
    .action(async (log: string, options: LiveOptions) => {
      // Loaded only here, so that other commands start fast.
      const { live } = await import('./live.ts');
      await live(log, options, command);
    });
}
