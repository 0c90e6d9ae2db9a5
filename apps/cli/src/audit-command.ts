import { Command } from 'commander';

import { languageOption, yakuNamesOption } from './language.ts';
import type { AuditOptions } from './audit.ts';

/** `tenbo audit`: records of games, checked by engine and ledger. */
export function auditCommand(command: Command): Command {
  return command
    .argument('<path...>', 'files, or folders with them; - is standard input; gzip is unpacked')
    .option('--rules <id>', 'a rule set id, or changes to one as JSON, instead of the rules that each record tells')
    .option('--out <file>', 'write the findings to a file, one JSON object a line')
    .option('--json', 'print the findings as JSON, one a line')
    .addOption(yakuNamesOption())
    .addOption(languageOption())
    .addHelpText(
      'after',
      `
Reads records of Tenhou (mjlog, and JSON of tenhou.net/6), Mahjong Soul, mjai and 電脳麻将.
Ends with 0 if all of them agree, with 1 if not or if a file cannot be read.

Examples:
  tenbo audit 2022010102gm-00a9-0000-0123abcd.mjlog
  tenbo audit logs --out findings.jsonl
`,
    )
    .action(async (paths: readonly string[], options: AuditOptions) => {
      // Loaded only here, so that other commands start fast.
      const { audit } = await import('./audit.ts');
      await audit(paths, options, command);
    });
}
