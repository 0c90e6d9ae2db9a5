import type { TypedError } from '@tenbo/i18n/command';
import type { Command, Option } from 'commander';

import { ListOption } from './list-option.ts';

/**
 * Makes sure that no option of a command or its subcommands is ignored: a repeated one adds up or is refused, and one before a subcommand
 * applies to the subcommand or is refused.
 */
export function heedOptions(command: Command): Command {
  const repeated: Option[] = [];
  for (const one of withSubcommands(command)) {
    for (const option of one.options) watchFor(option, one, repeated);
  }
  return command.hook('preAction', async (_, acting) => {
    const [twice] = repeated;
    const error = takeFromBefore(acting) ?? (twice && { code: 'optionTwice' as const, option: nameOf(twice) });
    // Loaded only here, so that tenbo starts fast.
    if (error) (await import('./option-errors.ts')).wrongOption(error, acting);
  });
}

/** The words with the command first, if options come before it: `--lang ja score …`. A hand never begins with a dash. */
export function withCommandFirst(words: readonly string[], commands: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => commands.includes(word));
  const before = words.slice(0, Math.max(at, 0));
  const areOptions = before.every((word, i) => word.startsWith('-') || (i > 0 && before[i - 1]?.startsWith('-')));
  return areOptions ? [words[at] ?? '', ...before, ...words.slice(at + 1)].filter((_, i) => at >= 0 || i > 0) : words;
}

/** The language that the words ask for, known before they are read: an error in them is in that language. */
export function langIn(words: readonly string[]): string | undefined {
  const at = words.findLastIndex((word) => word === LANG || word.startsWith(`${LANG}=`));
  const typed = words[at]?.startsWith(`${LANG}=`) ? words[at]?.slice(LANG.length + 1) : at < 0 ? undefined : words[at + 1];
  return typed?.toLowerCase();
}

const LANG = '--lang';

/** The options given directly to a command. */
export function givenOptions(command: Command): readonly Option[] {
  return command.options.filter((option) => command.getOptionValueSource(option.attributeName()) === 'cli');
}

/** A command and all its subcommands. */
export function withSubcommands(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap((inner) => withSubcommands(inner))];
}

/** Repeating a flag changes nothing. */
function watchFor(option: Option, command: Command, repeated: Option[]): void {
  if (option instanceof ListOption || option.isBoolean()) return;
  let given = false;
  command.on(`option:${option.name()}`, () => {
    if (given) repeated.push(option);
    given = true;
  });
}

/** An option given before the subcommand applies to it; one given after it takes precedence. @returns what is wrong with those before */
function takeFromBefore(command: Command): TypedError | undefined {
  for (let before = command.parent; before !== null; before = before.parent) {
    for (const option of givenOptions(before)) {
      const name = option.attributeName();
      if (!command.options.some(({ long }) => long === option.long)) {
        return { code: 'optionElsewhere', option: nameOf(option), command: command.name() };
      }
      if (command.getOptionValueSource(name) === 'cli') continue;
      command.setOptionValueWithSource(name, before.getOptionValue(name), 'cli');
    }
  }
  return undefined;
}

function nameOf({ long, flags }: Option): string {
  return long ?? flags;
}
