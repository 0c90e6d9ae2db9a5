import { type Kind, RANKS, suitOf } from '../tiles/tile.ts';
import { closedDistance } from './shanten.ts';

/** Whether a kind completes a hand of 13 tiles, each meld counting as three. Unlike the distance of a hand, this needs no search: one more tile changes one suit. */
export function completingKinds(concealed: Uint8Array): (kind: Kind) => boolean {
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
