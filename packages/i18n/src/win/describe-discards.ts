import { type DiscardValue, type RuleSet, formatTiles } from '@tenbo/engine';

import type { HandLocale } from '../locale.ts';
import { type WaitText, describeAcceptance, describeWaits } from './describe-waits.ts';

/** One discard, in words. */
export interface DiscardText {
  /** The tile in notation; a north that is set aside is followed by its name. */
  readonly tile: string;
  /** The distance of the hand from winning after the discard, with its waits or the tiles that improve it. */
  readonly acceptance: string;
  /** "57% lead to 5 or more winning tiles"; undefined unless the hand is one tile from tenpai. */
  readonly goodWaits: string | undefined;
  /** The value of each wait; empty unless the hand is tenpai. */
  readonly waits: readonly WaitText[];
}

/**
 * The result of each discard.
 *
 * @param discards the result of `discardValues`
 * @param dealer whether the hand is the dealer's
 * @example
 * import { createScorer, discardValues, parseHand, presets, unwrap } from '@tenbo/engine';
 * const { hand } = unwrap(parseHand('234m 406p 567s 88s 679m'));
 * const situation = { seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
 * const discards = unwrap(discardValues(createScorer(presets.tenhou), hand, situation));
 * const [best] = describeDiscards(discards, false, presets.tenhou, localeOf('en'));
 * [best!.tile, best!.acceptance]; // → ['9m', 'tenpai, waiting on 58m: 8 tiles left']
 * best!.waits.map(({ ron }) => ron); // → ['3 han 30 fu — 3,900', '3 han 30 fu — 3,900']
 */
export function describeDiscards(
  discards: readonly DiscardValue[],
  dealer: boolean,
  rules: RuleSet,
  locale: HandLocale,
): readonly DiscardText[] {
  return discards.map((discard) => ({
    tile: formatTiles([discard.tile]) + (discard.kita ? ` (${locale.dora.kita})` : ''),
    acceptance: describeAcceptance(discard, locale),
    goodWaits: discard.goodWaits === undefined ? undefined : locale.goodWaits(Math.round(100 * discard.goodWaits)),
    waits: describeWaits(discard.waits, dealer, rules, locale),
  }));
}
