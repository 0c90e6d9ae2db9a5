// Tiles as the engine numbers them, repeated here: a proof that asks the engine about tiles proves nothing about them.

export const SUITS = [0, 1, 2];
export const EAST = 27;
export const NORTH = 30;
export const WIND_TILES = [27, 28, 29, 30];
export const HAKU = 31;
export const HATSU = 32;
export const CHUN = 33;
export const DRAGONS = [HAKU, HATSU, CHUN];
export const GREEN = [19, 20, 21, 23, 25, HATSU]; // 2, 3, 4, 6, 8 of bamboo

export const isRed = (tile: number) => tile >= 34;

/** The plain tile of a red five; any other tile unchanged. */
export const plain = (tile: number) => (isRed(tile) ? 4 + 9 * (tile - 34) : tile);

export const isHonour = (tile: number) => tile >= EAST;
export const suit = (tile: number) => Math.floor(tile / 9);
export const rank = (tile: number) => (tile % 9) + 1;
export const isTerminal = (tile: number) => !isHonour(tile) && (rank(tile) === 1 || rank(tile) === 9);
export const isOutside = (tile: number) => isHonour(tile) || isTerminal(tile);

export const windTile = (wind: 'E' | 'S' | 'W' | 'N') => EAST + 'ESWN'.indexOf(wind);

/** How many tiles of a list are equal to this one. */
export const count = (tiles: readonly number[], tile: number) => tiles.filter((one) => one === tile).length;

export const different = (tiles: readonly number[]) => [...new Set(tiles)].toSorted((one, other) => one - other);

/** A list without some of its tiles, or undefined if it does not contain them all. */
export function without(tiles: readonly number[], taken: readonly number[]): number[] | undefined {
  const rest = [...tiles];
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}
