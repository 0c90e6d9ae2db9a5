import { Command, CommanderError } from 'commander';
import { chartCommand } from './chart-command.ts';
import { explainCommand } from './explain-command.ts';
import { heedOptions, withSubcommands } from './given-options.ts';
import { languageOf } from './language.ts';
import { lensCommand } from './lens-command.ts';
import { WRONG_COMMAND, fail, guardStreams, print, printError } from './output.ts';
import { rulesCommand } from './rules-command.ts';
import { scoreCommand } from './score-command.ts';
import { waitsCommand } from './waits-command.ts';

let lang: string | undefined;
guardStreams(() => languageOf(lang));

const program = new Command('tenbo')
  .description('Scores Japanese mahjong hands under any rule set, and says why. Without a command it opens a prompt.')
  .version('0.1.0')
  .enablePositionalOptions()
  .addCommand(scoreCommand(), { isDefault: true })
  .addCommand(waitsCommand())
  .addCommand(chartCommand())
  .addCommand(lensCommand())
  .addCommand(rulesCommand())
  .addCommand(explainCommand())
  .addCommand(await matchOrItsName())
  .addHelpText(
    'after',
    `
Examples:
  tenbo score '234m 406p 567s 88s 67m +8m' --seat S --dora 3p
  tenbo waits '234m 406p 567s 88s 67m' --rules tenhou
  tenbo chart --rules mleague --dealer
  tenbo lens '234m 406p 567s 88s 67m +8m' --dora 3p
  tenbo rules
  tenbo explain one-chance
  tenbo match --help`,
  );

program.hook('preAction', (_, acting) => {
  ({ lang } = acting.opts<{ readonly lang?: string }>());
});
for (const command of withSubcommands(heedOptions(program))) {
  command.exitOverride().configureOutput({ writeOut: print, writeErr: printError });
}
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) fail(error, languageOf(lang));
  process.exitCode = error.exitCode === 0 ? 0 : WRONG_COMMAND;
}

/** Keeping a match is loaded only where it is asked for, so that a hand is scored as soon as ever. */
async function matchOrItsName(): Promise<Command> {
  const command = new Command('match').description(
    'keep the accounts of a match in a file: hand by hand, corrections, the settlement',
  );
  if (!process.argv.includes('match')) return command;
  const { matchCommand } = await import('./match-command.ts');
  return matchCommand(command);
}
