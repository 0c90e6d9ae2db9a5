import { excerpt, likest } from '@tenbo/engine';
import { LANGUAGES } from '@tenbo/i18n';
import { type TypedError, describeTypedError } from '@tenbo/i18n/command';
import type { Command } from 'commander';

import { languageOf } from './language.ts';

/** What commander says of wrong words, with the parts that matter, and the same as data. */
const SAID: readonly (readonly [pattern: RegExp, error: (parts: readonly string[], command: Command) => TypedError])[] = [
  [/^error: unknown option '([^]*?)'(?:\n|$)/u, ([typed = ''], command) => noSuchOption(typed, command)],
  [/^error: unknown command '([^]*?)'(?:\n|$)/u, ([typed = ''], command) => noSuchCommand(typed, command)],
  [/^error: too many arguments/u, (_, command) => tooManyWords(command)],
  [/^error: missing required argument '(.*)'$/u, ([word = '']) => ({ code: 'wordMissing', word })],
  [/^error: option '(.*)' argument missing$/u, ([flags = '']) => ({ code: 'optionValueMissing', option: longOf(flags) })],
  [/^error: required option '(.*)' not specified$/u, ([flags = '']) => ({ code: 'optionMissing', option: longOf(flags) })],
  [
    /^error: option '(.*)' cannot be used with option '(.*)'$/u,
    ([one = '', other = '']) => ({ code: 'optionConflict', option: longOf(one), other: longOf(other) }),
  ],
  [
    /^error: option '(.*?)' argument '([^]*)' is invalid\. (.*)$/u,
    ([flags = '', typed = '', wanted = '']) => badValue(longOf(flags), typed, wanted),
  ],
  [
    /^error: command-argument value '([^]*)' is invalid for argument '(.*?)'\. (.*)$/u,
    ([typed = '', word = '', wanted = '']) => badValue(`<${word}>`, typed, wanted),
  ],
];

/** What is said of a wrong command, in a language: what commander says, in our words; anything else is in our words already. */
export function spokenError(said: string, command: Command, lang: string | undefined): string {
  const error = optionError(said.trimEnd(), command);
  return error === undefined
    ? said
    : `error: ${sayError(
        error,
        LANGUAGES.find((language) => language === lang),
      )}\n`;
}

function optionError(message: string, command: Command): TypedError | undefined {
  for (const [pattern, error] of SAID) {
    const found = pattern.exec(message);
    if (found) return error(found.slice(1), command);
  }
  return undefined;
}

/** A word that is no command of another one. */
export function noSuchCommand(typed: string, { commands }: Command): Extract<TypedError, { readonly code: 'noSuchCommand' }> {
  const names = commands.map((one) => one.name()).filter((name) => name !== 'suggest');
  return { code: 'noSuchCommand', typed: excerpt(typed), commands: likest(typed, names) };
}

/** Longer options are not misspelt ones. */
function noSuchOption(typed: string, { options }: Command): TypedError {
  const names = options.flatMap(({ long, hidden }) => (long && !hidden ? [long.slice(2)] : []));
  const [name = ''] = typed.replace(/^-+/u, '').split('=');
  return { code: 'noSuchOption', typed: excerpt(typed), options: likest(name, names).map((one) => `--${one}`) };
}

function tooManyWords(command: Command): TypedError {
  const { args } = command;
  const most = command.registeredArguments.length;
  const [first = ''] = args;
  const meant = noSuchCommand(first, command);
  if (meant.commands.length > 0) return meant;
  return { code: 'tooManyWords', typed: excerpt(args.slice(most).join(' ')), most };
}

/** `wanted` is what the reader of the option says about its values. */
function badValue(option: string, given: string, wanted: string): TypedError {
  const typed = excerpt(given);
  const [, choices] = /^Allowed choices are (.*)\.$/u.exec(wanted) ?? [];
  if (choices !== undefined) return badChoice(option, given, choices.split(', '));
  const [, from, to] = /^Write a number (?:from|above) (\d+)(?: to (\d+))?\.$/u.exec(wanted) ?? [];
  if (from !== undefined) return { code: 'badNumber', option, typed, from, to: to ?? '' };
  return { code: 'badOptionValue', option, typed, sample: wanted.replace(/^.* such as (.*)\.$/u, '$1') };
}

function badChoice(option: string, typed: string, choices: readonly string[]): TypedError {
  return { code: 'badChoice', option, typed: excerpt(typed), choices, nearest: likest(typed, choices) };
}

/** `--seat` of `-s, --seat <wind>`. */
function longOf(flags: string): string {
  return /--[\w-]+/u.exec(flags)?.[0] ?? flags;
}

/** Ends a wrong command with an error in its language. */
export function wrongOption(error: TypedError, command: Command): never {
  return command.error(`error: ${sayError(error, command.opts<{ readonly lang?: string }>().lang)}`);
}

/** An error in the language of an option, or of the environment. */
export function sayError(error: TypedError, lang: string | undefined): string {
  return describeTypedError(error, languageOf(lang));
}
