import { Command, CommanderError } from 'commander';
import { chartCommand } from './chart-command.ts';
import { heedOptions, withSubcommands } from './given-options.ts';
import { lensCommand } from './lens-command.ts';
import { rulesCommand } from './rules-command.ts';
import { scoreCommand } from './score-command.ts';
import { waitsCommand } from './waits-command.ts';

/** The exit code when the command itself is wrong; 1 means that a hand was not scored, or not entered. */
const WRONG_COMMAND = 2;

const program = new Command('tenbo')
  .description('Scores Japanese mahjong hands under any rule set, and says why. Without a command it opens a prompt.')
  .version('0.1.0')
  .enablePositionalOptions()
  .addCommand(scoreCommand(), { isDefault: true })
  .addCommand(waitsCommand())
  .addCommand(chartCommand())
  .addCommand(lensCommand())
  .addCommand(rulesCommand())
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
  tenbo match --help`,
  );

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

for (const command of withSubcommands(heedOptions(program))) command.exitOverride();
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
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
