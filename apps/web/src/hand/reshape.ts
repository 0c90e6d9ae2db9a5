import { type MeldType, type Tile, isHonor, isRedFive, kindOf, rankOf, redFiveOf, suitOf } from '@tenbo/engine';
import type { Giver } from '@tenbo/ledger';

import type { Draft } from './draft.ts';
import { type Spot, arranged, replaced } from './edit.ts';

/** Makes the five at a spot, or one five of a meld, red, or plain again. */
export function reddened(draft: Draft, spot: Spot): Draft {
  const tiles = tilesAt(draft, spot);
  const meld = draft.hand.melds[spot.index];
  if (spot.in !== 'melds' || !meld) return tiles.length === 1 ? replaced(draft, spot, turned(tiles)[0] as Tile) : draft;
  return { ...draft, hand: { ...draft.hand, melds: draft.hand.melds.with(spot.index, { ...meld, tiles: turned(tiles) }) } };
}

/** The tiles at a spot. */
export function tilesAt({ hand, tile, dora, ura }: Draft, { in: where, index }: Spot): readonly Tile[] {
  if (where === 'melds') return hand.melds[index]?.tiles ?? [];
  const one = where === 'tile' ? tile : { concealed: hand.concealed, dora, ura }[where][index];
  return one === undefined ? [] : [one];
}

/** Whether one of the tiles at a spot is red. */
export function isRedAt(draft: Draft, spot: Spot): boolean {
  return tilesAt(draft, spot).some(isRedFive);
}

/** Whether one of the tiles at a spot has a red copy. */
export function hasFive(draft: Draft, spot: Spot): boolean {
  return tilesAt(draft, spot).some((tile) => !isHonor(kindOf(tile)) && rankOf(kindOf(tile)) === 5);
}

/** Changes the kind of a kan. */
export function kanAs(draft: Draft, index: number, type: MeldType): Draft {
  const melds = draft.hand.melds.map((meld, i) => (i === index ? { ...meld, type } : meld));
  return arranged({ ...draft, hand: { ...draft.hand, melds } });
}

/** Changes who a meld was called from. */
export function called(draft: Draft, index: number, from: Giver): Draft {
  const { melds } = draft.hand;
  return { ...draft, hand: { ...draft.hand, melds: melds.map((meld, i) => (i === index ? { ...meld, from } : meld)) } };
}

function turned(tiles: readonly Tile[]): readonly Tile[] {
  if (tiles.some(isRedFive)) return tiles.map(kindOf);
  const at = tiles.findIndex((tile) => rankOf(kindOf(tile)) === 5 && suitOf(kindOf(tile)) !== 3);
  return at < 0 ? tiles : tiles.with(at, redFiveOf(suitOf(kindOf(tiles[at] as Tile)) as 0 | 1 | 2));
}
