declare const brand: unique symbol;

/** One of the 34 kinds (牌種): 0–8 man, 9–17 pin, 18–26 sou, 27–30 winds E S W N, 31–33 dragons haku hatsu chun. */
export type Kind = number & { readonly [brand]: 'Kind' };

/** A tile (牌): one of the 34 kinds, or a red five (赤ドラ): 34 = 0m, 35 = 0p, 36 = 0s. */
export type Tile = number & { readonly [brand]: 'Kind' | 'Tile' };

/** A wind (風): of a seat or of the round. */
export type Wind = (typeof WINDS)[number];

/** 0 man 萬子, 1 pin 筒子, 2 sou 索子, 3 honours 字牌. */
export type Suit = 0 | 1 | 2 | 3;

export const WINDS = ['E', 'S', 'W', 'N'] as const;
export const KINDS = 34;
export const TILES = 37;
export const COPIES = 4;
export const RANKS = 9;

export const ALL_KINDS: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind as Kind);

export const EAST: Kind = 27 as Kind;
export const NORTH: Kind = 30 as Kind;
export const HAKU: Kind = 31 as Kind;
export const HATSU: Kind = 32 as Kind;
export const CHUN: Kind = 33 as Kind;

/**
 * Whether a number is a tile as this library numbers them.
 *
 * @example
 * isTile(36); // → true
 * isTile(37); // → false
 */
export function isTile(n: number): n is Tile {
  return Number.isInteger(n) && n >= 0 && n < TILES;
}

/**
 * The kind of a tile: a red five is a five.
 *
 * @example
 * const [red] = unwrap(parseTiles('0p'));
 * kindOf(red!); // → 13
 */
export function kindOf(tile: Tile): Kind {
  return (tile < KINDS ? tile : 4 + 9 * (tile - KINDS)) as Kind;
}

/**
 * Whether a tile is a red five (赤五).
 *
 * @example
 * unwrap(parseTiles('05p')).map(isRedFive); // → [true, false]
 */
export function isRedFive(tile: Tile): boolean {
  return tile >= KINDS;
}

/**
 * The suit of a kind: 0 man, 1 pin, 2 sou, 3 honours.
 *
 * @example
 * unwrap(parseTiles('1m 9s 7z')).map((tile) => suitOf(kindOf(tile))); // → [0, 2, 3]
 */
export function suitOf(kind: Kind): Suit {
  return kind < 9 ? 0 : kind < 18 ? 1 : kind < 27 ? 2 : 3;
}

/**
 * 1–9 in a suit; for honours 1–7 in the order E S W N haku hatsu chun.
 *
 * @example
 * unwrap(parseTiles('1m 0s 7z')).map((tile) => rankOf(kindOf(tile))); // → [1, 5, 7]
 */
export function rankOf(kind: Kind): number {
  return (kind % 9) + 1;
}

/**
 * The kind of a suit's rank (1–9, honours 1–7).
 *
 * @example
 * formatTiles([kindAt(1, 5), kindAt(3, 7)]); // → '5p7z'
 */
export function kindAt(suit: Suit, rank: number): Kind {
  return (suit * 9 + rank - 1) as Kind;
}

/**
 * The red five of a suit.
 *
 * @example
 * formatTiles([redFiveOf(2)]); // → '0s'
 */
export function redFiveOf(suit: 0 | 1 | 2): Tile {
  return (KINDS + suit) as Tile;
}

/**
 * Whether a kind is a wind or a dragon (字牌).
 *
 * @example
 * [kindAt(0, 1), kindAt(3, 1)].map(isHonor); // → [false, true]
 */
export function isHonor(kind: Kind): boolean {
  return kind >= EAST;
}

/**
 * Whether a kind is a one or a nine of a suit (老頭牌).
 *
 * @example
 * [kindAt(0, 1), kindAt(0, 2), kindAt(3, 1)].map(isTerminal); // → [true, false, false]
 */
export function isTerminal(kind: Kind): boolean {
  return kind < EAST && (kind % 9 === 0 || kind % 9 === 8);
}

/**
 * Whether a kind is a simple (中張牌): 2–8 of a suit.
 *
 * @example
 * [kindAt(0, 1), kindAt(0, 2), kindAt(3, 1)].map(isSimple); // → [false, true, false]
 */
export function isSimple(kind: Kind): boolean {
  return !isHonor(kind) && !isTerminal(kind);
}

/** Whether a kind is a five of a suit, which can be red. */
export function isFive(kind: Kind): boolean {
  return !isHonor(kind) && kind % 9 === 4;
}

/**
 * The tile of a wind.
 *
 * @throws TypeError if it is none
 * @example
 * formatTiles([windKind('S')]); // → '2z'
 */
export function windKind(wind: Wind): Kind {
  return (wind === 'E' ? EAST : wind === 'S' ? EAST + 1 : wind === 'W' ? EAST + 2 : wind === 'N' ? NORTH : noWind(wind)) as Kind;
}

function noWind(wind: never): never {
  throw new TypeError(`not a wind: ${String(wind)}`);
}
