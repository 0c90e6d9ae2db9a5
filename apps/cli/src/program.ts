import { Command } from 'commander';
import { COMMANDS, addCommands } from './commands.ts';
import { heedOptions, langIn, withCommandFirst } from './options/given-options.ts';
import { addNotes, examples } from './help/notes.ts';
import { type Say, WRONG_COMMAND, fail, guardStreams } from './output/output.ts';
import { spoken } from './help/spoken.ts';
import manifest from '../package.json' with { type: 'json' };

let lang: string | undefined;

/** Runs a command line as the whole process: any failure ends it with a sentence. */
export async function runProgram(words: readonly string[]): Promise<void> {
  await guardStreams(say);
  try {
    await runCommand(words);
  } catch (error) {
    await fail(error, say);
  }
}

const say: Say = async (error) => (await import('./options/option-errors.ts')).sayError(error, lang);

/** Runs the words of one command line. Sets the exit code of the process; a bug throws. */
export async function runCommand(given: readonly string[]): Promise<void> {
  const words = orThePage(withoutColour(given));
  lang = langIn(words);
  const ordered = withVersion(withHelpLast(withCommandFirst(words, [HELP, ...NAMES])));
  const program = await createProgram(ordered);
  const status = await spoken(
    () => lang,
    async (hold) => {
      hold(heedOptions(program));
      refuseHelpAboutNothing(ordered, program);
      await program.parseAsync(ordered, { from: 'user' });
    },
  );
  if (status !== undefined) process.exitCode = status === 0 ? 0 : WRONG_COMMAND;
}

const NAMES = COMMANDS.map(({ name }) => name);

const HELP = 'help';

/** `tenbo help match add` is `tenbo match add --help`. Only help about what is no command stays as it is. */
function withHelpLast(words: readonly string[]): readonly string[] {
  const [first, ...about] = words;
  const [what = '--'] = about;
  if (first !== HELP || !(what.startsWith('-') || NAMES.includes(what))) return words;
  return withCommandFirst([...about, '--help'], NAMES);
}

/** `tenbo version` is `tenbo --version`. */
function withVersion(words: readonly string[]): readonly string[] {
  return words.length === 1 && words[0] === 'version' ? ['--version'] : words;
}

/** Commander answers `help foo` with the help for everything. */
function refuseHelpAboutNothing([first, about]: readonly string[], program: Command): void {
  if (first === HELP) program.error(`error: unknown command '${about}'`);
}

/** Removes `--no-color`, which may come anywhere and means the same as `NO_COLOR` in the environment. */
function withoutColour(given: readonly string[]): readonly string[] {
  const words = given.filter((word) => word !== NO_COLOUR);
  if (words.length < given.length) process.env['NO_COLOR'] = '1';
  return words;
}

const NO_COLOUR = '--no-color';

/** At a terminal, `tenbo` alone opens the page; in a pipe it reads hands. */
function orThePage(words: readonly string[]): readonly string[] {
  return words.length === 0 && process.stdin.isTTY && process.stdout.isTTY ? ['web', '--open'] : words;
}

/** All commands. Only those that the words may call are complete. */
export async function createProgram(words: readonly string[]): Promise<Command> {
  const program = new Command('tenbo')
    .description('Score riichi mahjong hands under any rule set and see why. Without arguments, it opens the page.')
    .version(manifest.version)
    .option(NO_COLOUR, 'print without colours, as with NO_COLOR in the environment')
    .enablePositionalOptions();
  addNotes(
    program,
    examples(
      "tenbo score '234m 406p 567s 88s 67m +8m' --seat S --dora 3p",
      "tenbo waits '234m 406p 567s 88s 67m' --rules tenhou",
      "tenbo discards '123m 4568p 99p 3467s 5z'",
      'tenbo points 3 40',
      'tenbo chart --rules mleague --dealer',
      "tenbo lens '234m 406p 567s 88s 67m +8m' --dora 3p",
      'tenbo rules mleague',
      'tenbo explain one-chance',
      'tenbo match --help',
      'tenbo audit logs',
      'tenbo stats season --html season.html',
      'tenbo seating --players 40 --rounds 8',
      'tenbo web --port 8080',
      'tenbo serve --host',
    ),
  );
  program.hook('preAction', (_, acting) => {
    ({ lang } = acting.opts<{ readonly lang?: string }>());
  });
  return addCommands(program, words);
}
