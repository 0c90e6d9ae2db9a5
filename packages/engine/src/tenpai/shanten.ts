import { DRAWN_HAND, type HandError, atMost, countTiles } from '../hand/hand-tiles.ts';
import { FAR, SETS, type SuitNeeds, missingFor, needsOfSuits, together } from './needs.ts';
import type { Form } from '../hand/reading.ts';
import { type Result, ok } from '../result.ts';
import { assertRuleSet } from '../rules/assert-rules.ts';
import type { TileRules } from '../hand/hand-rules.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { ALL_KINDS, isHonor, isTerminal } from '../tiles/tile.ts';
import type { Hand } from '../hand/win.ts';

/**
 * How many tiles a hand is from tenpai (向聴数): 0 tenpai, -1 complete. The nearest of the three forms.
 *
 * A form may use up to four concealed tiles of any kind in play, never a fifth. Tiles in melds or seen elsewhere count as available: a
 * hand that waits only for those is tenpai, as at Tenhou, and has none left in `waits`.
 *
 * @param hand 13 tiles, or 14 with the drawn one, each meld counting as three; fewer are read as a hand in the making
 * @param rules the rules it is played by: they say which tiles there are
 * @returns the distance, or what is wrong with the hand: too many tiles, a fifth of a kind, one the rules leave out
 * @example
 * unwrap(shanten(unwrap(parseHand('123m 456p 789s 11z 44z')).hand, presets.tenhou)); // → 0
 * unwrap(shanten(unwrap(parseHand('1111m 111122233z')).hand, presets.tenhou)); // → 1
 * unwrap(shanten(unwrap(parseHand('1111m 111122233z')).hand, presets.tenhouSanma)); // → 2
 */
export function shanten(hand: Hand, rules: RuleSet): Result<number, readonly HandError[]> {
  assertRuleSet(rules, 'shanten');
  const counted = countTiles(hand, rules.tiles, atMost(14));
  return counted.ok ? ok(distance(counted.value.concealed, hand.melds.length, rules.tiles)) : counted;
}

/**
 * Whether a hand of 14 tiles is complete (和了形), with or without a yaku.
 *
 * @param hand with the drawn or won tile among its own, each meld counting as three
 * @param rules the rules it is played by: they say which tiles there are
 * @returns the answer, or what is wrong with the hand
 * @example
 * unwrap(isComplete(unwrap(parseHand('234m 406p 567s 88s 678m')).hand, presets.tenhou)); // → true
 */
export function isComplete(hand: Hand, rules: RuleSet): Result<boolean, readonly HandError[]> {
  assertRuleSet(rules, 'isComplete');
  const counted = countTiles(hand, rules.tiles, DRAWN_HAND);
  return counted.ok ? ok(distance(counted.value.concealed, hand.melds.length, rules.tiles) === COMPLETE) : counted;
}

const COMPLETE = -1;

/** The distance to each standard form; seven pairs and thirteen orphans only without melds. */
export type ShantenByForm = { readonly standard: number } & {
  readonly [F in Exclude<Form, 'standard' | 'irregular'>]: number | undefined;
};

/**
 * `shanten` for each form by itself.
 *
 * @example
 * unwrap(shantenByForm(unwrap(parseHand('1133557799m 113p')).hand, presets.tenhou)); // → { standard: 3, sevenPairs: 0, thirteenOrphans: 9 }
 */
export function shantenByForm({ concealed, melds }: Hand, rules: RuleSet): Result<ShantenByForm, readonly HandError[]> {
  assertRuleSet(rules, 'shantenByForm');
  const counted = countTiles({ concealed, melds }, rules.tiles, atMost(14));
  if (!counted.ok) return counted;
  const counts = counted.value.concealed;
  const closed = melds.length === 0;
  return ok({
    standard: standardDistance(needsOfSuits(counts, rules.tiles), melds.length),
    sevenPairs: closed ? sevenPairsDistance(counts) : undefined,
    thirteenOrphans: closed ? thirteenOrphansDistance(counts) : undefined,
  });
}

/** `shanten` of concealed tiles, counted by kind and none of them more than four times. */
export function distance(counts: Uint8Array, melds: number, rules: TileRules): number {
  return Math.min(standardDistance(needsOfSuits(counts, rules), melds), closedDistance(counts, melds));
}

/** The distance to four sets and a pair, from what each suit needs. */
export function standardDistance([man, pin, sou, honours]: SuitNeeds, melds: number): number {
  return missingFor(SETS - melds, together(man, pin), together(sou, honours)) - 1;
}

/** The distance to the nearer of the forms that have no melds. */
export function closedDistance(counts: Uint8Array, melds: number): number {
  return melds > 0 ? FAR : Math.min(sevenPairsDistance(counts), thirteenOrphansDistance(counts));
}

function sevenPairsDistance(counts: Uint8Array): number {
  let kinds = 0;
  let pairs = 0;
  for (const count of counts) {
    if (count > 0) kinds++;
    if (count >= 2) pairs++;
  }
  return 6 - pairs + Math.max(0, 7 - kinds);
}

const OUTSIDE = ALL_KINDS.filter((kind) => isHonor(kind) || isTerminal(kind));

function thirteenOrphansDistance(counts: Uint8Array): number {
  let held = 0;
  let pair = 0;
  for (const kind of OUTSIDE) {
    const count = counts[kind] as number;
    if (count > 0) held++;
    if (count > 1) pair = 1;
  }
  return 13 - held - pair;
}
