import { Command, InvalidArgumentError, Option } from 'commander';

import { addNotes, examples } from '../help/notes.ts';
import { languageOption, yakuNamesOption } from '../options/language.ts';
import type { AuditOptions } from './audit.ts';
import { jobsOption } from '../options/option-kinds.ts';
import { type Shard, shardOf } from '../threads/shard.ts';
import { WIN_FILES, winFileOf } from './win-files.ts';

/** `tenbo audit`: checks records of games with the engine and the ledger. */
export function auditCommand(command: Command): Command {
  addNotes(
    command,
    {
      says: [
        'Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, Riichi City, mjai and 電脳麻将, and the games in reports of Mortal.',
        'Ends with 0 if all of them agree, with 1 if not or if a file cannot be read.',
      ],
    },
    examples(
      'tenbo audit 2022010102gm-00a9-0000-0123abcd.mjlog',
      'tenbo audit logs scraw2009.zip --out findings.jsonl --wins wins.parquet',
      'tenbo audit logs --shard 3/8 --out findings-3.jsonl --resume',
      'tenbo audit --jsonl < records.jsonl > answers.jsonl',
    ),
  );
  return command
    .argument('[path...]', 'files, or folders and zip archives with them; - is standard input; gzip is unpacked')
    .option('--rules <id>', 'a rule set id, or changes to one as JSON, instead of each record’s own rules')
    .option('--out <file>', 'write the findings to a file, one JSON object per line')
    .option('--json', 'print the findings as JSON, one per line')
    .addOption(winsOption())
    .option('--resume', 'continue an interrupted run with the same options and --out')
    .addOption(new Option('--shard <i/n>', 'only the files of part i of n').argParser(readShard))
    .addOption(jobsOption('read files in this many threads; by default all cores, if there are more than a few files'))
    .addOption(pipeOption())
    .addOption(yakuNamesOption())
    .addOption(languageOption())
    .action(async (paths: readonly string[], options: AuditOptions) => {
      // Loaded only here, so that other commands start fast.
      const { audit } = await import('./audit.ts');
      await audit(paths, options, command);
    });
}

function winsOption(): Option {
  return new Option('--wins <file>', `write each win to a table: ${WIN_FILES.join(', ')}`).argParser((typed: string) => {
    if (winFileOf(typed) === undefined)
      throw new InvalidArgumentError(`Write a name such as ${WIN_FILES.map((ending) => `wins${ending}`).join(', ')}.`);
    return typed;
  });
}

/** Lines are answered on standard output, so all other outputs are excluded. */
function pipeOption(): Option {
  const pipe = new Option('--jsonl', 'read one record a line from standard input and answer line by line');
  return pipe.conflicts(['out', 'json', 'wins', 'resume', 'shard']);
}

function readShard(typed: string): Shard {
  const shard = shardOf(typed);
  if (shard === undefined) throw new InvalidArgumentError('Write a part and how many there are, such as 3/8.');
  return shard;
}
