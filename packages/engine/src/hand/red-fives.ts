import type { TileRules } from '../rules/hand-rules.ts';
import { COPIES, type Kind, type Tile, isFive, isRedFive, kindOf, redFiveOf, suitOf } from '../tiles/tile.ts';
import type { Win } from './win.ts';

type RedFives = Pick<TileRules, 'redFives'>;

/** The tile of a kind that can still come: a red five where the plain ones are all among the tiles seen. */
export function tileThatComes(kind: Kind, seen: readonly Tile[], { redFives }: RedFives): Tile {
  const suit = suitOf(kind);
  if (suit === 3 || !isFive(kind)) return kind;
  return seen.filter((tile) => tile === kind).length < COPIES - redFives[suit] ? kind : redFiveOf(suit);
}

/** The win with the fives that a rule set has: red ones beyond them are plain, plain ones beyond them red. */
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
