import type { NotationError } from '@tenbo/engine';
import {
  type Locale,
  type TypedError,
  describeError,
  describeLedgerError,
  describeLogError,
  describeMergeError,
  describeTypedError,
  withYakuStyle,
  yakuStyleUnder,
} from '@tenbo/i18n';
import type { LedgerError, LogError, MatchState, MergeError } from '@tenbo/ledger';

import { underPlace } from './columns.ts';

/** Why a command about a match was refused: sentences, and the exit status. */
export class Refusal extends Error {
  /** 2 if the command itself is wrong, 1 if it cannot be done. */
  readonly status: 1 | 2;
  readonly sentences: (locale: Locale) => readonly string[];

  constructor(status: 1 | 2, sentences: (locale: Locale) => readonly string[]) {
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
