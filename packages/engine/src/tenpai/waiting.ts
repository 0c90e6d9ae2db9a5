import { type TileCounts, isRemoved } from '../hand/hand-tiles.ts';
import type { TileRules } from '../rules/hand-rules.ts';
import { ALL_KINDS, COPIES, KINDS, type Kind, RANKS, type Suit, isHonor, isTerminal, suitOf } from '../tiles/tile.ts';
import { SUITS } from './needs.ts';

/**
 * The kinds that complete a hand of 13 tiles, each meld counting as three. Unlike the distance of a hand this needs no search: the tiles of a suit
 * are sets in at most one way that matters, and how many tiles each suit has says where the pair and the last tile belong.
 */
export function waitsOfCounts({ concealed, held }: TileCounts, melds: number, rules: TileRules): readonly Kind[] {
  const counts = concealed.slice();
  const over = SUITS.map((suit) => tilesIn(counts, suit) % 3);
  const odd = SUITS.filter((suit) => over[suit] !== 0);
  const isWhole = SUITS.map((suit) => over[suit] === 0 && areSets(counts, suit));
  // One suit with one tile over, which becomes the pair or leaves it; or two with two, of which one has the pair and the other waits.
  const mayWait = (odd.length === 1 || (odd.length === 2 && odd.every((suit) => over[suit] === 2))) && wholeBut(odd, isWhole);
  const completes = (kind: Kind) => {
    const suit = suitOf(kind);
    if (mayWait && odd.includes(suit) && areComplete(counts, odd)) return true;
    return melds === 0 && (isSevenPairs(counts) || isThirteenOrphans(counts));
  };
  return ALL_KINDS.filter((kind) => {
    if (held[kind] === COPIES || isRemoved(kind, rules)) return false;
    (counts[kind] as number)++;
    const isComplete = completes(kind);
    (counts[kind] as number)--;
    return isComplete;
  });
}

function wholeBut(suits: readonly Suit[], isWhole: readonly boolean[]): boolean {
  return SUITS.every((suit) => suits.includes(suit) || isWhole[suit]);
}

/** Whether suits are sets, and one of them has a pair besides. */
function areComplete(counts: Uint8Array, suits: readonly Suit[]): boolean {
  return suits.every((suit) => (tilesIn(counts, suit) % 3 === 0 ? areSets(counts, suit) : areSetsAndPair(counts, suit)));
}

function endOf(suit: Suit): number {
  return Math.min((suit + 1) * RANKS, KINDS);
}

function tilesIn(counts: Uint8Array, suit: Suit): number {
  let tiles = 0;
  for (let kind = suit * RANKS; kind < endOf(suit); kind++) tiles += counts[kind] as number;
  return tiles;
}

function areSetsAndPair(counts: Uint8Array, suit: Suit): boolean {
  for (let kind = suit * RANKS; kind < endOf(suit); kind++) {
    if ((counts[kind] as number) < 2) continue;
    (counts[kind] as number) -= 2;
    const isFound = areSets(counts, suit);
    (counts[kind] as number) += 2;
    if (isFound) return true;
  }
  return false;
}

/** Three equal runs are three triplets too, so from the lowest rank on what is not in a triplet begins a run. */
function areSets(counts: Uint8Array, suit: Suit): boolean {
  let before = 0;
  let twoBefore = 0;
  for (let kind = suit * RANKS; kind < endOf(suit); kind++) {
    const left = (counts[kind] as number) - before - twoBefore;
    if (left < 0 || (suit === HONOURS && left % 3 !== 0)) return false;
    twoBefore = before;
    before = left % 3;
  }
  return before === 0 && twoBefore === 0;
}

const HONOURS = 3;

function isSevenPairs(counts: Uint8Array): boolean {
  return counts.every((count) => count === 0 || count === 2);
}

function isThirteenOrphans(counts: Uint8Array): boolean {
  return ALL_KINDS.every((kind) => (isHonor(kind) || isTerminal(kind) ? counts[kind] !== 0 : counts[kind] === 0));
}
