import type { TileRules } from './hand-rules.ts';
import { COPIES, type Kind, type Tile, isFive, isRedFive, kindOf, redFiveOf, suitOf } from '../tiles/tile.ts';
import type { Win } from './win.ts';

type RedFives = Pick<TileRules, 'redFives'>;

/** A tile of a kind that can still come: a red five only when all plain fives are seen. */
export function tileThatComes(kind: Kind, seen: readonly Tile[], { redFives }: RedFives): Tile {
  const suit = suitOf(kind);
  if (suit === 3 || !isFive(kind)) return kind;
  return seen.filter((tile) => tile === kind).length < COPIES - redFives[suit] ? kind : redFiveOf(suit);
}

/** The win with the fives of a rule set: surplus red fives become plain, surplus plain fives red. */
export function withFivesOf({ redFives }: RedFives, win: Win): Win {
  const reds = [...redFives];
  const plain = redFives.map((count) => COPIES - count);
  const played = (tile: Tile): Tile => {
    const suit = suitOf(kindOf(tile));
    if (suit === 3 || !isFive(kindOf(tile))) return tile;
    const left = isRedFive(tile) ? reds : plain;
    return (left[suit] as number)-- > 0 ? tile : isRedFive(tile) ? kindOf(tile) : redFiveOf(suit);
  };
  const concealed = win.hand.concealed.map(played);
  const tile = played(win.tile);
  const melds = win.hand.melds.map((meld) => ({ ...meld, tiles: meld.tiles.map(played) }));
  const doraIndicators = win.doraIndicators.map(played);
  return { ...win, hand: { concealed, melds }, tile, doraIndicators, uraIndicators: win.uraIndicators.map(played) };
}
