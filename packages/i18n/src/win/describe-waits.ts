import {
  type Acceptance,
  type DiscardValue,
  type Result,
  type RuleSet,
  type Score,
  type ScoreError,
  type WaitValue,
  type WinKind,
  formatTiles,
  sharesOf,
} from '@tenbo/engine';

import { noWinText } from '../errors/describe-error.ts';
import type { HandLocale } from '../locale.ts';
import { describeShares, valueName } from './value-text.ts';

/** A tile that a hand waits for, in words. */
export interface WaitText {
  readonly tile: string;
  /** "3 left". */
  readonly left: string;
  /** The headline of a win by ron, or the reason why it is not a win. */
  readonly ron: string;
  readonly tsumo: string;
}

/**
 * The value of a hand with each of its waits; a dash for a tile of which none is left.
 *
 * @param waits the result of `waitValues`
 * @param dealer whether the hand is the dealer's
 * @example
 * import { createScorer, parseHand, presets, unwrap, waitValues } from '@tenbo/engine';
 * const { hand } = unwrap(parseHand('[234m] [456p] 567s 88p 67m'));
 * const situation = { seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
 * const waits = unwrap(waitValues(createScorer(presets.tenhou), hand, situation));
 * describeWaits(waits, false, presets.tenhou, localeOf('en'))[0]; // → { tile: '5m', left: '4 left', ron: '1 han 30 fu — 1,000', tsumo: '1 han 30 fu — 300/500' }
 */
export function describeWaits(
  waits: readonly WaitValue[],
  dealer: boolean,
  rules: RuleSet,
  locale: HandLocale,
): readonly WaitText[] {
  return waits.map(({ kind, left, ron, tsumo }) => ({
    tile: formatTiles([kind]),
    left: locale.left(left),
    ron: left === 0 ? NOTHING : worthText(ron, { by: 'ron', dealer }, rules, locale),
    tsumo: left === 0 ? NOTHING : worthText(tsumo, { by: 'tsumo', dealer }, rules, locale),
  }));
}

const NOTHING = '—';

/**
 * The distance of a hand from winning, and which of the remaining tiles reduce it; in tenpai, all its waits.
 *
 * @example
 * import { acceptance, parseHand, presets, unwrap } from '@tenbo/engine';
 * const { hand } = unwrap(parseHand('123m 456p 789s 11z 45m'));
 * describeAcceptance(unwrap(acceptance(hand, presets.tenhou)), localeOf('en')); // → 'tenpai, waiting on 36m: 7 tiles left'
 */
export function describeAcceptance({ shanten, tiles, left }: Acceptance, locale: HandLocale): string {
  const named = shanten > 0 ? tiles.filter((tile) => tile.left > 0) : tiles;
  return locale.acceptance({ shanten, tiles: formatTiles(named.map(({ kind }) => kind)), kinds: named.length, left });
}

function worthText(score: Result<Score, readonly ScoreError[]>, kind: WinKind, rules: RuleSet, locale: HandLocale): string {
  if (score.ok) {
    const shares = sharesOf(score.value.basePoints, kind, rules);
    return locale.headline(valueName(score.value, locale), describeShares(shares, rules, locale));
  }
  return noWinText(score.error, locale);
}

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
