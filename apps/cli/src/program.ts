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

/** Runs a command line as the whole process: any failure ends it with a sentence. */
export async function runProgram(words: readonly string[]): Promise<void> {
  guardStreams(() => languageOf(lang));
  try {
    await runCommand(words);
  } catch (error) {
    fail(error, languageOf(lang));
  }
}

/** Runs the words of one command line. Sets the exit code of the process; a bug throws. */
export async function runCommand(words: readonly string[]): Promise<void> {
  lang = undefined;
  const program = await createProgram(words);
  for (const command of withSubcommands(heedOptions(program))) {
    command.exitOverride().configureOutput({ writeOut: print, writeErr: printError });
  }
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_COMMAND;
  }
}

async function createProgram(words: readonly string[]): Promise<Command> {
  const program = new Command('tenbo')
    .description('Score riichi mahjong hands under any rule set and see why. Without a command, opens a prompt.')
    .version('0.1.0')
    .enablePositionalOptions()
    .addCommand(scoreCommand(), { isDefault: true })
    .addCommand(waitsCommand())
    .addCommand(chartCommand())
    .addCommand(lensCommand())
    .addCommand(rulesCommand())
    .addCommand(explainCommand())
    .addCommand(await matchOrItsName(words))
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
  return program.hook('preAction', (_, acting) => {
    ({ lang } = acting.opts<{ readonly lang?: string }>());
  });
}

/** `tenbo match` is loaded only when used, so that scoring a hand starts fast. */
async function matchOrItsName(words: readonly string[]): Promise<Command> {
  const command = new Command('match').description('keep score of a match in a file: hands, corrections, settlement');
  if (!words.includes('match')) return command;
  const { matchCommand } = await import('./match-command.ts');
  return matchCommand(command);
}
