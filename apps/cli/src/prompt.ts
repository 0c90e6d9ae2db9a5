import { createInterface } from 'node:readline';
import { type Command, CommanderError, type Option } from 'commander';
import { givenOptions } from './given-options.ts';
import { type Answering, answerLine } from './jsonl.ts';
import { languageOf } from './language.ts';
import { rulesOf } from './rule-sets.ts';

const WELCOME = `Type a hand and how it was won. “rules tenhou” or “lang ja” on its own line applies from then on; “help” shows all options; Ctrl-D quits.
  234m 406p 567s 88s 67m +8m tsumo riichi dora 3p
`;

/** An option with its values, as the words of a command. */
type OptionWords = readonly string[];

/**
 * Scores each line typed, like `tenbo score`; a line of JSON is answered in JSON.
 *
 * @param given options for every line, which options of the line itself override
 */
export async function openPrompt(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  command: () => Command,
  given: readonly OptionWords[],
): Promise<void> {
  let kept = keep(given, command().exitOverride());
  const interactive = input.isTTY && output.isTTY;
  const lines = createInterface({ input, output, terminal: interactive, prompt: '> ' });
  if (interactive) output.write(WELCOME);
  if (interactive) lines.prompt();
  for await (const line of lines) {
    if (line.startsWith('{')) output.write(`${answerLine(line, kept.answering).answer}\n`);
    else kept = await answer(line, kept, () => command().exitOverride());
    if (interactive) lines.prompt();
  }
  if (interactive) process.exitCode = 0;
}

/** Options as the words that were typed for them. */
export function wordsOf(options: readonly Option[], command: Command): readonly OptionWords[] {
  return options.map((option) => {
    const values: unknown = command.getOptionValue(option.attributeName());
    const long = option.long as string;
    return [values].flat().flatMap((value) => (value === true ? [long] : [long, String(value)]));
  });
}

/** Options that apply to the lines that follow. */
interface Kept {
  readonly options: readonly OptionWords[];
  readonly answering: Answering;
}

/** Keeps options, or ends the command if they are wrong. */
function keep(options: readonly OptionWords[], command: Command): Kept {
  command.parseOptions(options.flat());
  const { lang, rules } = command.opts<{ readonly lang: string; readonly rules: string }>();
  const locale = languageOf(lang);
  return { options, answering: { locale, rules: rulesOf(rules, command, locale) } };
}

/** Options that remain in force if they are alone on a line. */
const STAYING: readonly (string | undefined)[] = ['--rules', '--lang'];

/** Answers a line and returns the options to keep. If a command ends early, it has already said why. */
async function answer(line: string, kept: Kept, command: () => Command): Promise<Kept> {
  const words = dashed(line, command());
  if (words.length === 0) return kept;
  try {
    if (words[0] === 'help') await command().parseAsync(['--help'], { from: 'user' });
    const read = command();
    read.parseOptions(words);
    const own = wordsOf(givenOptions(read), read);
    const others = kept.options.filter(([long]) => !own.some(([mine]) => mine === long));
    const staysAlone = own.every(([long]) => STAYING.includes(long)) && own.flat().length === words.length;
    if (staysAlone) return keep([...others, ...own], command());
    await command().parseAsync([...others.flat(), ...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) process.exitCode = 1;
  }
  return kept;
}

/** The words of a line, with dashes before options: `riichi dora 3p` becomes `--riichi --dora 3p`. */
function dashed(line: string, command: Command): string[] {
  const names = command.options.map((option) => option.long);
  const words = line.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => (names.includes(`--${word}`) ? `--${word}` : word));
}
