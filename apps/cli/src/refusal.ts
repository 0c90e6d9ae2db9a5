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

import { underPlace } from './under-place.ts';

/** Why a command about a match is not carried out: in words, with the status it ends with. */
export class Refusal extends Error {
  /** 2 where the command itself is wrong, 1 where what it says cannot be. */
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

/** The command cannot be carried out as things are. */
export function cannotDo(error: TypedError): Refusal {
  return new Refusal(1, (locale) => [describeTypedError(error, locale)]);
}

/** The ledger does not take it. */
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

/** A hand's text is no hand: each error under its place. */
export function badHand(text: string, errors: readonly NotationError[]): Refusal {
  return new Refusal(1, (locale) =>
    errors.flatMap((error) => {
      const sentence = describeError(error, locale);
      return 'position' in error ? underPlace(text, error.position, sentence) : [sentence];
    }),
  );
}
