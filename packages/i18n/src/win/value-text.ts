import { type KnownValue, type RuleSet, type Score, type Shares, LIMIT_TABLE, limitOf } from '@tenbo/engine';

import type { HandLocale } from '../locale.ts';

/** "4 han 30 fu", "8 han" if the fu are not known, or the yakuman. */
export function valueText({ han, fu, yakuman }: KnownValue, locale: HandLocale): string {
  if (yakuman > 0) return locale.yakuman(yakuman);
  return fu === undefined ? locale.han(han) : locale.hanFu(han, fu);
}

/** "4 han 30 fu" below mangan, and the limit's name from mangan up. */
export function valueName(score: KnownValue & Pick<Score, 'limit' | 'basePoints'>, locale: HandLocale): string {
  return score.yakuman > 0 || score.limit === null ? valueText(score, locale) : limitName(score.basePoints, locale);
}

/** The limit of a hand of counted han. If every 13 han count as a yakuman, 26 make a double one. */
export function limitName(basePoints: number, locale: HandLocale): string {
  const limit = limitOf(basePoints) ?? 'mangan';
  if (limit !== 'yakuman') return locale.limits[limit];
  return basePoints > LIMIT_TABLE.yakuman.basePoints
    ? locale.yakuman(basePoints / LIMIT_TABLE.yakuman.basePoints)
    : locale.countedYakuman;
}

/**
 * A payment as players write it: "7,700", "1,300/2,600", "4,000 all".
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * describeShares({ dealer: 1300, other: 700 }, presets.standard, localeOf('en')); // → '700/1,300'
 * describeShares({ all: 4000 }, presets.standard, localeOf('ja')); // → '4000オール'
 */
export function describeShares(shares: Shares, rules: RuleSet, locale: HandLocale): string {
  return 'discarder' in shares ? locale.points(shares.discarder) : spokenShares(shares, rules, locale);
}

/** A payment as players say it, without the word for points. */
export function spokenShares(shares: Shares, { tiles }: RuleSet, locale: HandLocale): string {
  if ('discarder' in shares) return locale.number(shares.discarder);
  if ('all' in shares && tiles.players === 2) return locale.number(shares.all);
  return 'all' in shares ? locale.tsumoAll(shares.all) : locale.tsumoSplit(shares.dealer, shares.other);
}
