import { type Seat, type Tile, shownTiles } from '@tenbo/engine';
import type { Giver } from '@tenbo/ledger';
import type { TableAt, TableMeld, TableSide } from '@tenbo/records';

import { byOrder } from '../../hand/edit.ts';
import type { LaidMeld } from '../../ui/laid.ts';
import { type Place, placeOf } from '../../ui/places.ts';

/** Where a discarder sits, from the caller's view. */
const GIVER_AT: { readonly [P in Place]: Giver | undefined } = { bottom: undefined, right: 'right', top: 'across', left: 'left' };

/** A meld as it lies in front of a player: the position of the called tile points at its discarder, and a tile added to a pon comes last. */
export function laidMeld({ meld, called, from, added }: TableMeld, seat: Seat, players: number): LaidMeld {
  if (called === undefined || from === undefined) return meld;
  const giver = GIVER_AT[placeOf(from, players, seat)] ?? 'left';
  const others = [called, added].reduce((tiles: readonly Tile[], tile) => without(tiles, tile), meld.tiles.toSorted(byOrder));
  const laid = others.toSpliced({ left: 0, across: 1, right: others.length }[giver], 0, called);
  return { type: meld.type, tiles: added === undefined ? laid : [...laid, added], from: giver };
}

function without(tiles: readonly Tile[], tile: Tile | undefined): readonly Tile[] {
  const at = tile === undefined ? -1 : tiles.indexOf(tile);
  return at < 0 ? tiles : tiles.toSpliced(at, 1);
}

/** Discards in rows of six; the third row continues beyond that. */
export function rowsOf<T>(discards: readonly T[]): readonly (readonly T[])[] {
  return [discards.slice(0, 6), discards.slice(6, 12), discards.slice(12)].filter((row) => row.length > 0);
}

/** The gap between parts of a hand, in widths of a tile. */
const GAP = 0.5;
/** A tile that lies sideways is wider. */
const LYING = 80 / 60;

/** The width of a hand with its melds and norths, in widths of a tile. */
export function widthOf({ concealed, melds, kita }: TableSide): number {
  const inMelds = melds.map(({ meld: { type }, called }) => {
    const upright = type === 'daiminkan' || type === 'ankan' ? 4 : 3;
    return GAP + (called === undefined ? upright : upright - 1 + LYING);
  });
  const others = [...inMelds, kita > 0 ? GAP + kita : 0];
  return others.reduce((sum, width) => sum + width, concealed.length + 1 + GAP);
}

/** What a player sees besides their own hand: discards, melds of others, indicators and norths set aside. */
export function seenBy(seat: Seat, { sides, indicators }: TableAt): readonly Tile[] {
  const lying = sides.flatMap(({ discards, melds }, other) => [
    ...discards.filter(({ called }) => !called).map(({ tile }) => tile),
    ...(other === seat ? [] : melds.flatMap(({ meld }) => meld.tiles)),
  ]);
  const kita = sides.reduce((sum, side) => sum + side.kita, 0);
  return [...shownTiles({ doraIndicators: indicators, uraIndicators: [], kita }), ...lying];
}
