import { Command, Option } from 'commander';

import { addNotes, examples } from '../help/notes.ts';
import { languageOption } from '../options/language.ts';
import { ListOption } from '../options/list-option.ts';
import { choiceOption, numberOption } from '../options/option-kinds.ts';
import type { SeatingOptions } from './plan.ts';

/** The separator of list values: a name may contain a comma, but no line end. */
const BETWEEN = '\n';

/** `tenbo seating`: assigns the seats of a tournament. */
export function seatingCommand(command: Command): Command {
  addNotes(
    command,
    {
      says: [
        'Players are named by their numbers or, with --names, by their names. A plan in a file is CSV as --csv prints it, or a line for each round such as 1-5-9-13 2-6-10-14, each table from East; a player who sits out is a number on its own.',
      ],
    },
    examples(
      'tenbo seating --players 40 --rounds 8',
      "tenbo seating --names people.txt --draw --seed 'spring 2026' --csv",
      'tenbo seating --players 40 --swiss ranking.txt --played plan.csv',
      'tenbo seating --players 40 --repair plan.csv --after 3 --absent 4,9',
      'tenbo seating --players 16 --check plan.csv',
    ),
  );
  return command
    .addOption(numberOption('--players <count>', 'how many players there are, numbered from 1').conflicts('names'))
    .option('--names <file>', 'a file of names, one per line (or the first column of a CSV); - is standard input')
    .addOption(numberOption('--rounds <count>', 'how many rounds to seat'))
    .addOption(choiceOption('--seats <count>', 'seats at a table', ['4', '3']).default('4'))
    .option(
      '--seed <text>',
      'the text that everything is drawn from: the same text gives the same plan (default: drawn and printed)',
    )
    .option('--played <file>', 'a CSV of the rounds already played; new rounds continue from them')
    .option('--teams <file>', 'players who do not meet: a team on each line, with commas')
    .addOption(new ListOption('--apart <pair>', 'two who must not meet, such as 3-17; repeatable', BETWEEN))
    .addOption(new ListOption('--stays <player@table>', 'a player who keeps a table, such as 7@2; repeatable', BETWEEN))
    .addOption(new ListOption('--absent <players>', 'players who miss the coming rounds, such as 4,9', BETWEEN))
    .addOption(new Option('--lot', 'seat at random, ignoring earlier meetings'))
    .addOption(
      new Option('--swiss <file>', 'seat the next round by standings: the players from first to last, one per line').conflicts([
        'rounds',
        'lot',
      ]),
    )
    .addOption(
      new Option('--repair <file>', 'seat announced rounds again, with few changes, after players have left or joined').conflicts(
        ['rounds', 'lot', 'swiss', 'played'],
      ),
    )
    .addOption(numberOption('--after <rounds>', 'with --repair: how many rounds of its file are played'))
    .addOption(
      new Option('--check <file>', 'make no plan: show how good an existing one is').conflicts([
        'rounds',
        'seed',
        'lot',
        'swiss',
        'repair',
        'stays',
      ]),
    )
    .addOption(
      new Option('--draw', 'make no plan: draw the players’ numbers (prints the names in a new order)').conflicts([
        'rounds',
        'played',
        'teams',
        'apart',
        'stays',
        'absent',
        'lot',
        'swiss',
        'repair',
        'check',
      ]),
    )
    .addOption(new Option('--json', 'print JSON').conflicts('csv'))
    .option('--csv', 'print all rounds as CSV, which --played, --repair and --check read')
    .addOption(languageOption())
    .action(async (options: SeatingOptions) => {
      // Loaded only here, so that other commands start fast.
      const { seating } = await import('./seating.ts');
      await seating(options, command);
    });
}
