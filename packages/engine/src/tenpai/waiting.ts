import { type Kind, RANKS } from '../tiles/tile.ts';
import { closedDistance } from './shanten.ts';

/** Whether a kind completes a hand of 13 tiles, each meld counting as three. Unlike the distance of a hand, this needs no search: each suit is looked at alone. */
export function completingKinds(concealed: Uint8Array, melds: number): (kind: Kind) => boolean {
  const counts = concealed.slice();
  const suits = [0, 9, 18, 27].map((lowest) => counts.subarray(lowest, lowest + RANKS));
  return (kind) => {
    (counts[kind] as number)++;
    // Only one suit may have a pair.
    const isStandard = suits.every(areComplete) && suits.filter((suit) => !areSets(suit)).length === 1;
    const completes = isStandard || closedDistance(counts, melds) < 0;
    (counts[kind] as number)--;
    return completes;
  };
}

/** Whether the tiles of a suit are sets, or sets and a pair. */
function areComplete(suit: Uint8Array<ArrayBuffer>): boolean {
  const areWithPair = (count: number, rank: number) => {
    suit[rank] = count - 2;
    const areLeft = count > 1 && areSets(suit);
    suit[rank] = count;
    return areLeft;
  };
  return areSets(suit) || suit.some(areWithPair);
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
