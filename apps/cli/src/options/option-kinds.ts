import { WINDS, windOf } from '@tenbo/engine';
import { InvalidArgumentError, Option } from 'commander';
import { ListOption } from './list-option.ts';

/** An option whose value is one of a few words, in any case; `read` may accept other spellings. */
export function choiceOption<C extends string>(
  flags: string,
  description: string,
  choices: readonly C[],
  read = (typed: string) => choices.find((choice) => choice.toLowerCase() === typed.toLowerCase()),
): Option {
  return new Option(flags, description).choices(choices).argParser((typed: string) => {
    const chosen = read(typed);
    if (chosen === undefined) throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
    return chosen;
  });
}

/** An option whose value is a wind: `S`, `south` or 南. */
export function windOption(flags: string, description: string): Option {
  return choiceOption(flags, description, WINDS, windOf);
}

/** An option whose value is a number of things on the table. */
export function countOption(flags: string, description: string): Option {
  return new Option(flags, description).default('0').argParser((typed: string) => {
    const plain = typed.normalize('NFKC');
    if (!/^\d{1,3}$/.test(plain)) throw new InvalidArgumentError('Write a number from 0 to 999.');
    return plain;
  });
}

/** An option whose value is a count, at least one. */
export function numberOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((typed: string) => {
    if (!/^[1-9]\d{0,5}$/.test(typed)) throw new InvalidArgumentError('Write a number from 1 to 999999.');
    return typed;
  });
}

/** The number of threads that work at the same time. */
export function jobsOption(description: string): Option {
  return new Option('--jobs <count>', description).argParser((typed: string) => {
    if (!/^[1-9]\d?$/.test(typed)) throw new InvalidArgumentError('Write a number from 1 to 99.');
    return typed;
  });
}

/** An option whose value is tiles. */
export function tilesOption(flags: string, description: string): ListOption {
  return new ListOption(flags, description, ' ');
}

/** An option whose value is names, or pairs, separated by commas. */
export function namesOption(flags: string, description: string): ListOption {
  return new ListOption(flags, description, ',');
}
