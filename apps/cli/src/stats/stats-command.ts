import { SEASON_ORDERS } from '@tenbo/ledger';
import { Command, Option } from 'commander';

import { addNotes, examples } from '../help/notes.ts';
import { languageOption, yakuNamesOption } from '../options/language.ts';
import { choiceOption, jobsOption, numberOption } from '../options/option-kinds.ts';
import type { StatsOptions } from './stats.ts';

/** `tenbo stats`: statistics of any number of games. */
export function statsCommand(command: Command): Command {
  addNotes(
    command,
    {
      says: [
        'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, Riichi City, mjai and 電脳麻将, the games in reports of Mortal, files of tenbo match, and files saved from the page (one match or all data).',
        'Reads lists of results without hands too: CSV, score sheets as text, and the lists of Tenhou’s lobbies.',
        'Players are joined by their names. A game given twice is counted once.',
        'Ends with 0 if every game is counted, with 1 if one cannot be read.',
      ],
    },
    examples(
      'tenbo stats logs',
      'tenbo stats league.csv --rules mleague',
      'tenbo stats season --html season.html',
      'tenbo stats logs --player Aki --json',
    ),
  );
  return command
    .argument('<path...>', 'files, or folders and zip archives with them; - is standard input; gzip is unpacked')
    .option('--rules <id>', 'the rules that lists of results were played by, such as ema2025 (default: the results they state)')
    .option('--player <name>', 'one player only: a name, or the beginning of one')
    .addOption(numberOption('--min <games>', 'list only players with at least this many games').default('1'))
    .addOption(numberOption('--most <players>', 'list at most this many players; --json lists all').default('20'))
    .addOption(choiceOption('--sort <order>', 'the order of players', SEASON_ORDERS).default('total'))
    .addOption(new Option('--json', 'print one JSON document with every count').conflicts('html'))
    .option('--html <file>', 'write one self-contained page with charts')
    .addOption(jobsOption('read files in this many threads; by default all cores, if there are more than a few files'))
    .addOption(yakuNamesOption())
    .addOption(languageOption())
    .action(async (paths: readonly string[], options: StatsOptions) => {
      // Loaded only here, so that other commands start fast.
      const { stats } = await import('./stats.ts');
      await stats(paths, options, command);
    });
}
