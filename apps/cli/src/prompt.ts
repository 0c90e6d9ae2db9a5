import { createInterface } from 'node:readline';
import { parseRules, presets } from '@tenbo/engine';
import { type Command, CommanderError } from 'commander';
import { type Answering, answerLine } from './jsonl.ts';
import { languageOf } from './language.ts';
import { rulesInput } from './request.ts';

const WELCOME = `Type a hand and how it was won; "rules tenhou" or "lang ja" alone stays; "help" says more; Ctrl-D ends.
  234m 406p 567s 88s 67m +8m tsumo riichi dora 3p
`;

/** Scores what is typed, a hand a line, by the command of `tenbo score`; a line of JSON is answered in JSON. */
export async function openPrompt(input: NodeJS.ReadStream, output: NodeJS.WriteStream, command: () => Command): Promise<void> {
  const interactive = input.isTTY && output.isTTY;
  const lines = createInterface({ input, output, terminal: interactive, prompt: '> ' });
  if (interactive) output.write(WELCOME);
  if (interactive) lines.prompt();
  let kept: readonly string[] = [];
  for await (const line of lines) {
    if (line.startsWith('{')) output.write(`${answerLine(line, answeringBy(kept)).answer}\n`);
    else kept = await answer(dashed(line, command()), kept, command());
    if (interactive) lines.prompt();
  }
  if (interactive) process.exitCode = 0;
}

/** Answers the words of a line and gives the options to keep for the next ones. */
async function answer(words: readonly string[], kept: readonly string[], command: Command): Promise<readonly string[]> {
  const [first, second] = words;
  if (first === undefined) return kept;
  if (words.length === 2 && second !== undefined && (first === '--rules' || first === '--lang')) return [...kept, first, second];
  try {
    await command.exitOverride().parseAsync(first === 'help' ? ['--help'] : [...kept, ...words], { from: 'user' });
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

/** The language and the rules kept; `standard` where those are none. */
function answeringBy(kept: readonly string[]): Answering {
  const rules = parseRules(rulesInput(optionIn(kept, '--rules') ?? 'standard'));
  return { locale: languageOf(optionIn(kept, '--lang')), rules: rules.ok ? rules.value : presets.standard };
}

function optionIn(words: readonly string[], name: string): string | undefined {
  const at = words.lastIndexOf(name);
  return at < 0 ? undefined : words[at + 1];
}
