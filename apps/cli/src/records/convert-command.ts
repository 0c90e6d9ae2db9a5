import { RECORD_FORMATS } from '@tenbo/records';
import type { Command } from 'commander';

import type { ConvertOptions } from './convert.ts';
import { addNotes, examples } from '../help/notes.ts';
import { languageOption } from '../options/language.ts';
import { choiceOption } from '../options/option-kinds.ts';

/** `tenbo convert`: records of games in another format. */
export function convertCommand(command: Command): Command {
  addNotes(
    command,
    {
      says: [
        'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, Riichi City, mjai and 電脳麻将, and the games in reports of Mortal.',
        'Each game is written, read again and compared; what its file does not hold is named on standard error.',
        'Ends with 0 if every game is written, with 1 if one cannot be.',
      ],
    },
    examples(
      'tenbo convert 2022010102gm-00a9-0000-0123abcd.mjlog --to mjai > game.mjson',
      'tenbo convert game.mjson --to tenhou6 --rules mleague --out game.json',
      'tenbo convert logs --to kobalab --out converted',
    ),
  );
  return command
    .argument('<path...>', 'files, or folders and zip archives with them; - is standard input; gzip is unpacked')
    .addOption(
      choiceOption(
        '--to <format>',
        'JSON of tenhou.net/6, mjai, 電脳麻将, or a match of tenbo, which has no discards',
        RECORD_FORMATS,
      ).makeOptionMandatory(),
    )
    .option('--out <path>', 'the file to write; for several games a folder, in which each gets a file')
    .option('--rules <id>', 'a rule set id, or changes to one as JSON, instead of each record’s own rules')
    .addOption(languageOption())
    .action(async (paths: readonly string[], options: ConvertOptions) => {
      // Loaded only here, so that other commands start fast.
      const { convert } = await import('./convert.ts');
      await convert(paths, options, command);
    });
}
