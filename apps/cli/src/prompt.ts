import { createInterface } from 'node:readline';
import { type Command, CommanderError } from 'commander';
import { type Answering, answerLine } from './jsonl.ts';
import { languageOf } from './language.ts';
import { rulesOf } from './rules-option.ts';

const WELCOME = `Type a hand and how it was won; "rules tenhou" or "lang ja" alone stays; "help" says more; Ctrl-D ends.
  234m 406p 567s 88s 67m +8m tsumo riichi dora 3p
`;

/**
 * Scores what is typed, a hand a line, by the command of `tenbo score`; a line of JSON is answered in JSON.
 *
 * @param given the options of every line, which the line's own follow
 */
export async function openPrompt(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  command: () => Command,
  given: readonly string[],
): Promise<void> {
  let kept = keep(given, command().exitOverride());
  const interactive = input.isTTY && output.isTTY;
  const lines = createInterface({ input, output, terminal: interactive, prompt: '> ' });
  if (interactive) output.write(WELCOME);
  if (interactive) lines.prompt();
  for await (const line of lines) {
    if (line.startsWith('{')) output.write(`${answerLine(line, kept.answering).answer}\n`);
    else kept = await answer(dashed(line, command()), kept, command());
    if (interactive) lines.prompt();
  }
  if (interactive) process.exitCode = 0;
}

/** Options that stay for the lines to come. */
interface Kept {
  readonly words: readonly string[];
  readonly answering: Answering;
}

/** Keeps options, or ends the command where they are wrong. */
function keep(words: readonly string[], command: Command): Kept {
  command.parseOptions([...words]);
  const { lang, rules } = command.opts<{ readonly lang: string; readonly rules: string }>();
  const locale = languageOf(lang);
  return { words, answering: { locale, rules: rulesOf(rules, command, locale) } };
}

/** Answers the words of a line and gives what to keep; a command that ends has said why. */
async function answer(words: readonly string[], kept: Kept, command: Command): Promise<Kept> {
  const [first, second] = words;
  if (first === undefined) return kept;
  command.exitOverride();
  try {
    if (words.length === 2 && second !== undefined && (first === '--rules' || first === '--lang')) {
      return keep([...kept.words, first, second], command);
    }
    await command.parseAsync(first === 'help' ? ['--help'] : [...kept.words, ...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
  }
  return kept;
}

/** The words of a line, with dashes before those that are options: `riichi dora 3p` becomes `--riichi --dora 3p`. */
function dashed(line: string, command: Command): string[] {
  const names = command.options.map((option) => option.long);
  const words = line.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => (names.includes(`--${word}`) ? `--${word}` : word));
}
