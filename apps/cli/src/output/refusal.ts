import type { NotationError } from '@tenbo/engine';
import {
  type Locale,
  describeError,
  describeLedgerError,
  describeLogError,
  describeMergeError,
  withYakuStyle,
  yakuStyleUnder,
} from '@tenbo/i18n';
import { type TypedError, describeTypedError } from '@tenbo/i18n/command';
import type { LedgerError, LogError, MatchState, MergeError } from '@tenbo/ledger';
import type { Command } from 'commander';

import { type LanguageOption, languageOf } from '../options/language.ts';
import { underPlace } from './columns.ts';
import { NOT_WRITTEN, print, printError } from './output.ts';
import { printable, terminalOf } from './terminal.ts';

/** Why a command was refused, or ended early: sentences, and the exit status. */
export class Refusal extends Error {
  /** 2 if the command itself is wrong, 1 if it cannot be done, 3 if its output cannot be written. */
  readonly status: 1 | 2 | typeof NOT_WRITTEN;
  readonly sentences: (locale: Locale) => readonly string[];

  constructor(status: Refusal['status'], sentences: (locale: Locale) => readonly string[]) {
    super('refused');
    this.status = status;
    this.sentences = sentences;
  }
}

/** The command itself is wrong. */
export function wrongCommand(error: TypedError): Refusal {
  return new Refusal(2, (locale) => [describeTypedError(error, locale)]);
}

/** The command is right but cannot be done now. */
export function cannotDo(error: TypedError): Refusal {
  return new Refusal(1, (locale) => [describeTypedError(error, locale)]);
}

/** The output of the command cannot be written. */
export function notWritten(error: TypedError): Refusal {
  return new Refusal(NOT_WRITTEN, (locale) => [describeTypedError(error, locale)]);
}

/** The ledger refuses it. */
export function notInMatch(errors: readonly LedgerError[], match?: Pick<MatchState, 'players' | 'rules'>): Refusal {
  return new Refusal(1, (locale) => {
    const named = match ? withYakuStyle(locale, yakuStyleUnder(match.rules, locale.language)) : locale;
    return errors.map((error) => describeLedgerError(error, named, match?.players ?? []));
  });
}

export function badLog(file: string, errors: readonly LogError[]): Refusal {
  return new Refusal(1, (locale) => errors.map((error) => locale.rule(file, describeLogError(error, locale))));
}

export function cannotMerge(errors: readonly MergeError[]): Refusal {
  return new Refusal(1, (locale) => errors.map((error) => describeMergeError(error, locale)));
}

/** A text is not a hand: each error under its place. */
export function badHand(text: string, errors: readonly NotationError[]): Refusal {
  return new Refusal(1, (locale) =>
    errors.flatMap((error) => {
      const sentence = describeError(error, locale);
      return 'position' in error ? underPlace(text, error.position, sentence) : [sentence];
    }),
  );
}

/** Prints the answer of a command, unless the command has done so itself. If it is refused, prints why and sets the exit code. */
export async function carryOut(
  { lang }: LanguageOption,
  command: Command,
  act: (locale: Locale) => Promise<string | undefined>,
): Promise<void> {
  const locale = languageOf(lang);
  try {
    const answer = await act(locale);
    if (answer !== undefined) print(answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { alarm } = terminalOf(process.stderr);
    const lines = error.sentences(locale).map((line) => `  ${alarm(line)}\n`);
    if (error.status === 2) command.error(printable(lines.join('').trimEnd()));
    printError(lines.join(''));
    process.exitCode = error.status;
  }
}
