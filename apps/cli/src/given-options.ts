import { type Locale, type TypedError, describeTypedError } from '@tenbo/i18n';
import type { Command, Option } from 'commander';

import { languageOf } from './language.ts';
import { ListOption } from './option-kinds.ts';

/**
 * Makes sure that no option of a command or its subcommands is ignored: a repeated one adds up or is refused, and one before a subcommand
 * applies to the subcommand or is refused.
 */
export function heedOptions(command: Command): Command {
  const repeated: Option[] = [];
  for (const one of withSubcommands(command)) {
    for (const option of one.options) watchFor(option, one, repeated);
  }
  return command.hook('preAction', (_, acting) => {
    takeFromBefore(acting);
    const [option] = repeated;
    if (option) wrongOption({ code: 'optionTwice', option: nameOf(option) }, acting);
  });
}

/** Ends a wrong command with an error in its language. */
export function wrongOption(error: TypedError, command: Command): never {
  return command.error(`error: ${describeTypedError(error, localeOf(command))}`);
}

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

/** If an option is given before and after the subcommand, the later one counts. */
function takeFromBefore(command: Command): void {
  for (let before = command.parent; before !== null; before = before.parent) {
    for (const option of givenOptions(before)) {
      const name = option.attributeName();
      if (!command.options.some(({ long }) => long === option.long)) {
        wrongOption({ code: 'optionElsewhere', option: nameOf(option), command: command.name() }, command);
      }
      if (command.getOptionValueSource(name) === 'cli') continue;
      command.setOptionValueWithSource(name, before.getOptionValue(name), 'cli');
    }
  }
}

function nameOf({ long, flags }: Option): string {
  return long ?? flags;
}

function localeOf(command: Command): Locale {
  return languageOf(command.opts<{ readonly lang?: string }>().lang);
}
