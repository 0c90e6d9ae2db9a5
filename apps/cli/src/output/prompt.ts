import { createInterface } from 'node:readline';
import { helpWordsOf } from '@tenbo/i18n/command';
import type { Command } from 'commander';
import { givenOptions, langIn } from '../options/given-options.ts';
import { said } from '../help/help-text.ts';
import { type Answering, answerLine } from '../pipe/jsonl.ts';
import { languageOf } from '../options/language.ts';
import { ownTag } from '../options/language-tag.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { spoken } from '../help/spoken.ts';

export const WELCOME =
  'Type a hand and how it was won. “rules tenhou” or “lang ja” on its own line applies from then on; “help” shows all options; Ctrl-D quits.';
const SAMPLE = '  234m 406p 567s 88s 67m +8m tsumo riichi dora 3p';

/** An option with its values, as the words of a command. */
type OptionWords = readonly string[];

/**
 * Scores each line typed, like `tenbo score`; a line of JSON is answered in JSON.
 *
 * @param line makes the command of a line
 * @param given the command with the options for every line, which options of the line itself override
 */
export async function openPrompt(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  line: () => Command,
  given: Command,
): Promise<void> {
  let settings = settingsOf(wordsOf(given), given);
  const interactive = input.isTTY && output.isTTY;
  const lines = createInterface({ input, output, terminal: interactive, prompt: '> ' });
  if (interactive) output.write(`${said(WELCOME, await helpWordsOf(langOf(settings) ?? ownTag()))}\n${SAMPLE}\n`);
  if (interactive) lines.prompt();
  for await (const typed of lines) {
    if (typed.startsWith('{')) output.write(`${answerLine(typed, settings.answering).answer}\n`);
    else settings = await answer(typed, settings, line);
    if (interactive) lines.prompt();
  }
  if (interactive) process.exitCode = 0;
}

/** The options given to a command, as the words that were typed for them. */
function wordsOf(command: Command): readonly OptionWords[] {
  return givenOptions(command).map((option) => {
    const values: unknown = command.getOptionValue(option.attributeName());
    const long = option.long as string;
    return [values].flat().flatMap((value) => (value === true ? [long] : [long, String(value)]));
  });
}

/** Options that apply to the lines that follow. */
interface Settings {
  readonly options: readonly OptionWords[];
  readonly answering: Answering;
}

/** Keeps the options of a command that has read them, or ends it if they are wrong. */
function settingsOf(options: readonly OptionWords[], command: Command): Settings {
  const { lang, rules } = command.opts<{ readonly lang: string; readonly rules: string }>();
  const locale = languageOf(lang);
  return { options, answering: { locale, rules: rulesOf(rules, command, locale) } };
}

/** The language that the options ask for, if any. */
function langOf({ options }: Settings): string | undefined {
  return langIn(options.flat());
}

/** Options that remain in force if they are alone on a line. */
const STAYING: readonly (string | undefined)[] = ['--rules', '--lang'];

/** Answers a line and returns the options to keep. */
async function answer(typed: string, before: Settings, line: () => Command): Promise<Settings> {
  const words = dashed(typed, line());
  if (words.length === 0) return before;
  let settings = before;
  const status = await spoken(
    () => langIn(words) ?? langOf(before),
    async (hold) => {
      const command = () => hold(line());
      if (words[0] === 'help') await command().parseAsync(['--help'], { from: 'user' });
      const read = having(words, command());
      const own = wordsOf(read);
      const others = before.options.filter(([long]) => !own.some(([mine]) => mine === long));
      const staysAlone = own.every(([long]) => STAYING.includes(long)) && own.flat().length === words.length;
      const all = [...others, ...own];
      if (staysAlone) settings = settingsOf(all, having(all.flat(), command()));
      else await command().parseAsync([...others.flat(), ...words], { from: 'user' });
    },
  );
  if (status !== undefined && status !== 0) process.exitCode = 1;
  return settings;
}

/** A command that has read the options among some words. */
function having(words: readonly string[], command: Command): Command {
  command.parseOptions([...words]);
  return command;
}

/** The words of a line, with dashes before options: `riichi dora 3p` becomes `--riichi --dora 3p`. */
function dashed(line: string, command: Command): string[] {
  const names = command.options.map((option) => option.long);
  const words = line.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => (names.includes(`--${word}`) ? `--${word}` : word));
}
