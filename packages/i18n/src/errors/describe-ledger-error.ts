import type { NoSuchValue, Shares } from '@tenbo/engine';
import type { LedgerError, LogError, MergeError } from '@tenbo/ledger';

import { describeError } from './describe-error.ts';
import { whyUnreached } from '../rules/chart-text.ts';
import type { Locale } from '../locale.ts';
import type { ErrorShown, LogErrorShown, ValueShown } from '../match-words.ts';
import { nameOf } from '../match/describe-position.ts';
import { yakuName } from '../win/yaku-text.ts';

/**
 * The reason why an event cannot be in a match, as a sentence: the fault, and how to fix it.
 *
 * @param players their names, starting with the first dealer; without names, players are called by their seats at the start
 * @example
 * describeLedgerError({ code: 'riichiNoten', seat: 1 }, localeOf('en'), ['Aki', 'Ben', 'Chie', 'Dai']); // → 'Ben declared riichi but is noten: add Ben to tenpai, or enter a chombo'
 * describeLedgerError({ code: 'noWinner' }, localeOf('ja')); // → '和了者がいません。和了者を入力してください。'
 */
export function describeLedgerError(error: LedgerError, locale: Locale, players: readonly string[] = []): string {
  const who: ErrorShown['who'] = (seat) => nameOf(seat, players, locale);
  if (isNoSuchValue(error, locale)) return locale.match.about(who(error.winner), describeNoSuchValue(error, locale));
  const shown: ErrorShown = {
    who,
    yaku: (id) => yakuName(id, locale),
    shares: (shares) => sharesText(shares, locale),
    abortiveDraw: (cause) => locale.abortiveDraws[cause],
    end: (reason) => locale.match.ends[reason],
    sentences: (errors) => locale.sentences(errors.map((one) => describeError(one, locale))),
  };
  return (locale.match.ledgerError[error.code] as (error: LedgerError, shown: ErrorShown) => string)(error, shown);
}

type NamedWrongly = Extract<LedgerError, NoSuchValue>;

function isNoSuchValue(error: LedgerError, { match }: Locale): error is NamedWrongly {
  return error.code in match.noSuchValue;
}

/**
 * The reason why no hand has a value as it was named, as a sentence.
 *
 * @param error the error of `valueUnder`
 * @example
 * describeNoSuchValue({ code: 'noSuchYakuman', yakuman: 8, most: 7 }, localeOf('en')); // → '8 yakuman, but these rules count at most 7: check the number'
 */
export function describeNoSuchValue(error: NoSuchValue, locale: Locale): string {
  const shown: ValueShown = {
    unreached: (why) => whyUnreached(why, locale),
    limit: (limit) => locale.limits[limit],
  };
  return (locale.match.noSuchValue[error.code] as (error: NoSuchValue, shown: ValueShown) => string)(error, shown);
}

/**
 * A fault in a log from outside, as a sentence with its place. Entries are counted from 1.
 *
 * @example
 * const error = { code: 'entryAfterNothing', path: '[2].after', after: 'b' } as const;
 * describeLogError(error, localeOf('en')); // → 'entry 3, after: it follows “b”, which is missing: restore a complete copy'
 */
export function describeLogError(error: LogError, locale: Locale): string {
  if (error.code === 'moreErrors') return describeError(error, locale);
  const [, entry, path] = ('path' in error && /^\[(\d+)\]\.?(.*)$/.exec(error.path)) || ['', '0', ''];
  const shown: LogErrorShown = {
    place: locale.match.logPlace(Number(entry) + 1, path),
    why: whyInside(error, locale),
  };
  return (locale.match.logError[error.code] as (error: LogError, shown: LogErrorShown) => string)(error, shown);
}

/**
 * The reason why two logs cannot be merged, as a sentence.
 *
 * @example
 * describeMergeError({ code: 'otherMatch', one: 'a', other: 'b' }, localeOf('ja')); // → '別の対局です。統合できるのは同じ対局のコピーだけです。'
 */
export function describeMergeError(error: MergeError, locale: Locale): string {
  if (error.code === 'moreErrors') return describeError(error, locale);
  return (locale.match.mergeError[error.code] as (error: MergeError) => string)(error);
}

function whyInside(error: LogError, locale: Locale): string {
  if (error.code === 'badMatchRules') return describeError(error.error, locale);
  return error.code === 'badStart' ? describeLedgerError(error.error, locale) : '';
}

function sharesText(shares: Shares, locale: Locale): string {
  if ('discarder' in shares) return locale.points(shares.discarder);
  return 'all' in shares ? locale.tsumoAll(shares.all) : locale.tsumoSplit(shares.dealer, shares.other);
}
