import type { Tile } from '@tenbo/engine';

/** The tiles of a closed quad as it lies: the outer two face down, a red five inside, where it is seen. */
export function redInside(tiles: readonly Tile[]): readonly Tile[] {
  const [red, ...others] = tiles.toSorted((one, other) => other - one);
  return red === undefined ? tiles : others.toSpliced(1, 0, red);
}
