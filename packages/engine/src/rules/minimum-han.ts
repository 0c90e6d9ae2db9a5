import type { RuleSet } from './ruleset.ts';

/** What decides how many han a win needs. */
export interface WinnerAtTable {
  readonly honba: number;
  readonly dealer: boolean;
}

/**
 * Han a win needs from yaku: the rules' minimum, or two from a given number of honba (二翻縛り).
 *
 * @example
 * minimumHan(presets.ema2012, { honba: 5, dealer: false }); // → 2
 * minimumHan(presets.standard, { honba: 5, dealer: true }); // → 1
 */
export function minimumHan({ yaku }: RuleSet, { honba, dealer }: WinnerAtTable): RuleSet['yaku']['minimumHan'] {
  const { minimumHan: least, twoHanFromHonba, twoHanFor } = yaku;
  const isBound = twoHanFromHonba !== null && honba >= twoHanFromHonba && (dealer || twoHanFor === 'all');
  return isBound ? 2 : least;
}
