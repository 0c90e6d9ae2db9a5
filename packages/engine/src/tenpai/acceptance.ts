import { type HandError, type TileCounts, WAITING_HAND, atMost, countTiles, isRemoved } from '../hand/hand-tiles.ts';
import type { Hand } from '../hand/win.ts';
import { type Result, ok } from '../result.ts';
import { assertRuleSet } from '../rules/assert-rules.ts';
import type { TileRules } from '../hand/hand-rules.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { ALL_KINDS, COPIES, type Kind, RANKS, type Tile, suitOf } from '../tiles/tile.ts';
import { type Needs, SETS, SUITS, missingFor, needsOf, needsOfSuits, together } from './needs.ts';
import { closedDistance, standardDistance } from './shanten.ts';

/** The tiles that bring a hand nearer to tenpai or to a win (受け入れ). */
export interface Acceptance {
  readonly shanten: number;
  readonly tiles: readonly TileLeft[];
  /** Tiles left of all kinds together. */
  readonly left: number;
}

/** A kind, and how many of it are neither in the hand nor seen elsewhere. */
export interface TileLeft {
  readonly kind: Kind;
  readonly left: number;
}

/**
 * The kinds that bring a hand of 13 tiles one step nearer by `shanten`, and how many of each are left.
 *
 * Tiles seen elsewhere lower `left`, to 0 if all are seen. They change neither the distance nor the kinds: waiting on them can still be
 * furiten. A kind is left out if the hand itself, melds included, holds all four.
 *
 * @param hand 13 tiles, each meld counting as three; fewer are read as a hand in the making
 * @param rules the rules it is played by: they say which tiles there are
 * @param seen tiles that lie elsewhere, each once: discards, indicators, melds of others
 * @returns the kinds in the order of tiles, or what is wrong with the hand or the tiles seen
 * @example
 * const { hand } = unwrap(parseHand('123m 456p 789s 11z 45m'));
 * const { tiles, left } = unwrap(acceptance(hand, presets.tenhou, unwrap(parseTiles('666m'))));
 * formatTiles(tiles.map((tile) => tile.kind)); // → '36m'
 * tiles.map((tile) => tile.left); // → [3, 1]
 * left; // → 4
 */
export function acceptance(hand: Hand, rules: RuleSet, seen: readonly Tile[] = []): Result<Acceptance, readonly HandError[]> {
  assertRuleSet(rules, 'acceptance');
  const counted = countTiles(hand, rules.tiles, atMost(13), seen);
  return counted.ok ? ok(acceptanceOf(counted.value, hand.melds.length, rules.tiles)) : counted;
}

/**
 * The tiles a hand waits for (待ち), with or without a yaku; none if `shanten` is not 0.
 *
 * @param hand 13 tiles, each meld counting as three
 * @param rules the rules it is played by: they say which tiles there are
 * @param seen tiles that lie elsewhere, each once: they lower what is left, and stay waits
 * @returns each kind with how many of it are left, or what is wrong with the hand or the tiles seen
 * @example
 * const { hand } = unwrap(parseHand('234m 406p 567s 88s 67m'));
 * const found = unwrap(waits(hand, presets.tenhou, unwrap(parseTiles('5m 8888m'))));
 * formatTiles(found.map((wait) => wait.kind)); // → '58m'
 * found.map((wait) => wait.left); // → [3, 0]
 */
export function waits(hand: Hand, rules: RuleSet, seen: readonly Tile[] = []): Result<readonly TileLeft[], readonly HandError[]> {
  assertRuleSet(rules, 'waits');
  const counted = countTiles(hand, rules.tiles, WAITING_HAND, seen);
  if (!counted.ok) return counted;
  return ok(tilesThat(counted.value, rules.tiles, completingKinds(counted.value.concealed)));
}

/** `acceptance` for counted tiles. One tile brings a form nearer by at most one, so only the nearest forms can come below the distance. */
export function acceptanceOf(tiles: TileCounts, melds: number, rules: TileRules): Acceptance {
  const counts = tiles.concealed.slice();
  const suits = needsOfSuits(counts, rules);
  const shanten = Math.min(standardDistance(suits, melds), closedDistance(counts, melds));
  // What the other three suits need together: one more tile changes one suit, so this is worked out once per suit.
  const others = SUITS.map((suit) => suits.filter((_, other) => other !== suit).reduce(together));
  const found = tilesThat(tiles, rules, (kind) => {
    const suit = suitOf(kind);
    (counts[kind] as number)++;
    const isNearer =
      missingFor(SETS - melds, others[suit] as Needs, needsOf(counts, suit, rules)) <= shanten ||
      closedDistance(counts, melds) < shanten;
    (counts[kind] as number)--;
    return isNearer;
  });
  return { shanten, tiles: found, left: found.reduce((sum, tile) => sum + tile.left, 0) };
}

/** The kinds that help a hand and can still be drawn. */
function tilesThat(
  { held, known }: Pick<TileCounts, 'held' | 'known'>,
  rules: TileRules,
  help: (kind: Kind) => boolean,
): readonly TileLeft[] {
  return ALL_KINDS.flatMap((kind) =>
    canCome(kind, held, rules) && help(kind) ? [{ kind, left: COPIES - (known[kind] as number) }] : [],
  );
}

/** Whether a kind is played, and the hand does not hold all four. */
function canCome(kind: Kind, held: Uint8Array, rules: TileRules): boolean {
  return held[kind] !== COPIES && !isRemoved(kind, rules);
}

/** Whether a hand that waits on a kind waits on another one too. */
export function waitsOnOther(won: Kind, { concealed, held }: Pick<TileCounts, 'concealed' | 'held'>, rules: TileRules): boolean {
  const completes = completingKinds(concealed);
  return ALL_KINDS.some((kind) => kind !== won && canCome(kind, held, rules) && completes(kind));
}

/** Whether a kind completes a hand of 13 tiles, each meld counting as three. Unlike the distance of a hand, this needs no search: one more tile changes one suit. */
function completingKinds(concealed: Uint8Array): (kind: Kind) => boolean {
  const counts = concealed.slice();
  const suits = [0, 9, 18, 27].map((lowest) => counts.subarray(lowest, lowest + RANKS));
  const pairs = suits.map(pairsBesideSets);
  const ofAll = pairs.reduce((sum, n) => sum + n, 0);
  // With a meld there are too few tiles for seven pairs and thirteen orphans.
  const mayBeClosed = closedDistance(counts, 0) === 0;
  return (kind) => {
    const suit = suitOf(kind);
    (counts[kind] as number)++;
    const ofOthers = ofAll - (pairs[suit] as number);
    const isStandard = ofOthers <= 1 && ofOthers + pairsBesideSets(suits[suit] as Uint8Array) === 1;
    const completes = isStandard || (mayBeClosed && closedDistance(counts, 0) < 0);
    (counts[kind] as number)--;
    return completes;
  };
}

/** More pairs than a hand may have. */
const UNREADABLE = 4;

/** 0 for a suit of sets, 1 for sets and a pair, more for anything else. */
function pairsBesideSets(suit: Uint8Array): number {
  if (areSets(suit)) return 0;
  const areWithPair = (count: number, rank: number) => {
    suit[rank] = count - 2;
    const areLeft = count > 1 && areSets(suit);
    suit[rank] = count;
    return areLeft;
  };
  return suit.some(areWithPair) ? 1 : UNREADABLE;
}

/** Three equal runs are also three triplets, so from the lowest rank up, whatever is left over from triplets must begin a run. */
function areSets(suit: Uint8Array): boolean {
  let before = 0;
  let twoBefore = 0;
  for (const count of suit) {
    const left = count - before - twoBefore;
    // Honours, of which there are fewer than nine kinds, have no runs.
    if (left < 0 || (suit.length < RANKS && left % 3 !== 0)) return false;
    twoBefore = before;
    before = left % 3;
  }
  return before + twoBefore === 0;
}
