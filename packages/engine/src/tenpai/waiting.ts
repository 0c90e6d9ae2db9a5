import { isComplete, tripletSum } from '../core/sets.ts';
import { unitOf } from '../core/suit-words.ts';
import { findHonors, findSuit, isReading, suits } from '../core/suits.ts';
import { type Kind, suitOf } from '../tiles/tile.ts';
import { SUITS } from './needs.ts';
import { closedDistance } from './shanten.ts';

/** Whether a kind completes a hand of 13 tiles, each meld counting as three. Suits are read as those of a win are, so this needs no search. */
export function completingKinds(concealed: Uint8Array, melds: number): (kind: Kind) => boolean {
  const counts = concealed.slice();
  const words = SUITS.map(() => 0);
  const add = (kind: number, tiles: number) => {
    (words[suitOf(kind as Kind)] as number) += tiles * unitOf(kind as Kind);
  };
  counts.forEach((tiles, kind) => add(kind, tiles));
  const isStandard = () => {
    let sum = melds * tripletSum(0 as Kind, false, false);
    return (
      words.every((word, suit) => {
        const at = suit === 3 ? findHonors(word) : findSuit(word, 0);
        sum += suits.rows[at + 1] as number;
        return isReading(suits.rows[at] as number);
      }) && isComplete(sum)
    );
  };
  return (kind) => {
    (counts[kind] as number)++;
    add(kind, 1);
    const completes = isStandard() || closedDistance(counts, melds) < 0;
    add(kind, -1);
    (counts[kind] as number)--;
    return completes;
  };
}
