import { type HandError, type TileCounts, WAITING_HAND, atMost, countTiles, isRemoved } from '../hand/hand-tiles.ts';
import { type Needs, SETS, missingFor, needsOf, needsOfSuits, together } from './needs.ts';
import { type Result, ok } from '../result.ts';
import type { TileRules } from '../rules/hand-rules.ts';
import { closedDistance, standardDistance } from './shanten.ts';
import { ALL_KINDS, COPIES, type Kind, type Suit, type Tile, suitOf } from '../tiles/tile.ts';
import type { Hand } from '../hand/win.ts';
import { waitsOfCounts } from './waiting.ts';

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
 * @param rules which tiles are played with: `tiles` of a rule set
 * @param seen tiles that lie elsewhere, each once: discards, indicators, melds of others
 * @returns the kinds in the order of tiles, or what is wrong with the hand or the tiles seen
 * @example
 * const { hand } = unwrap(parseHand('123m 456p 789s 11z 45m'));
 * const { tiles, left } = unwrap(acceptance(hand, presets.tenhou.tiles, unwrap(parseTiles('666m'))));
 * formatTiles(tiles.map((tile) => tile.kind)); // → '36m'
 * tiles.map((tile) => tile.left); // → [3, 1]
 * left; // → 4
 */
export function acceptance(hand: Hand, rules: TileRules, seen: readonly Tile[] = []): Result<Acceptance, readonly HandError[]> {
  const counted = countTiles(hand, rules, atMost(13), seen);
  return counted.ok ? ok(acceptanceOf(counted.value, hand.melds.length, rules)) : counted;
}

/**
 * The tiles a hand waits for (待ち), with or without a yaku; none if `shanten` is not 0.
 *
 * @param hand 13 tiles, each meld counting as three
 * @param rules which tiles are played with: `tiles` of a rule set
 * @param seen tiles that lie elsewhere, each once: they lower what is left, and stay waits
 * @returns each kind with how many of it are left, or what is wrong with the hand or the tiles seen
 * @example
 * const { hand } = unwrap(parseHand('234m 406p 567s 88s 67m'));
 * const found = unwrap(waits(hand, presets.tenhou.tiles, unwrap(parseTiles('5m 8888m'))));
 * formatTiles(found.map((wait) => wait.kind)); // → '58m'
 * found.map((wait) => wait.left); // → [3, 0]
 */
export function waits(
  hand: Hand,
  rules: TileRules,
  seen: readonly Tile[] = [],
): Result<readonly TileLeft[], readonly HandError[]> {
  const counted = countTiles(hand, rules, WAITING_HAND, seen);
  if (!counted.ok) return counted;
  const { value: counts } = counted;
  return ok(tilesLeft(waitsOfCounts(counts, hand.melds.length, rules), counts));
}

/** `acceptance` for counted tiles. */
export function acceptanceOf(counts: TileCounts, melds: number, rules: TileRules): Acceptance {
  const { shanten, isNearerWith } = nearnessOf(counts.concealed, melds, rules);
  const kinds = ALL_KINDS.filter((kind) => counts.held[kind] !== COPIES && !isRemoved(kind, rules) && isNearerWith(kind));
  const tiles = tilesLeft(kinds, counts);
  return { shanten, tiles, left: tiles.reduce((sum, tile) => sum + tile.left, 0) };
}

function tilesLeft(kinds: readonly Kind[], { known }: TileCounts): readonly TileLeft[] {
  return kinds.map((kind) => ({ kind, left: COPIES - (known[kind] as number) }));
}

/** Whether a hand that waits on a kind waits on another one too. */
export function waitsOnOther(
  won: Kind,
  { concealed, held }: Pick<TileCounts, 'concealed' | 'held'>,
  melds: number,
  rules: TileRules,
): boolean {
  const { isNearerWith } = nearnessOf(concealed, melds, rules);
  return ALL_KINDS.some((kind) => kind !== won && held[kind] !== COPIES && !isRemoved(kind, rules) && isNearerWith(kind));
}

interface Nearness {
  readonly shanten: number;
  readonly isNearerWith: (kind: Kind) => boolean;
}

/** The distance of a hand, and which kinds reduce it. One tile brings a form nearer by at most one, so only the nearest forms matter. */
function nearnessOf(concealed: Uint8Array, melds: number, rules: TileRules): Nearness {
  const suits = needsOfSuits(concealed, rules);
  const standard = standardDistance(suits, melds);
  const closed = closedDistance(concealed, melds);
  const shanten = Math.min(standard, closed);
  const others: Needs[] = [];
  const counts = concealed.slice();
  const isNearer = (suit: Suit) =>
    (standard === shanten &&
      missingFor(SETS - melds, (others[suit] ??= needsOfOthers(suits, suit)), needsOf(counts, suit, rules)) <= shanten) ||
    (closed === shanten && closedDistance(counts, melds) < shanten);
  const isNearerWith = (kind: Kind) => {
    (counts[kind] as number)++;
    const nearer = isNearer(suitOf(kind));
    (counts[kind] as number)--;
    return nearer;
  };
  return { shanten, isNearerWith };
}

/** What the other three suits need together. One more tile changes one suit, so this is worked out once per suit. */
function needsOfOthers(suits: readonly Needs[], suit: Suit): Needs {
  return suits.filter((_, other) => other !== suit).reduce(together);
}
