import { type Meld, type MeldType, type Seat, TILE_FORMATS, type Tile, kindOf } from '@tenbo/engine';

import type { Json } from '../json.ts';

/** A tile with its suit first, such as `m0`. On a discard, `_` marks the tile just drawn and `*` marks riichi. */
const TILE = /^([mpsz])(\d)(_?)(\*?)$/;
/** The tiles of one suit; the sign after the called tile shows the discarder, and an added tile comes last. */
const MELD = /^([mpsz])(\d+)(?:([-+=])(\d*))?$/;
/** The seat of the discarder, counted from the caller. */
const SOURCES = { '+': 1, '=': 2, '-': 3 } as const;

export function tileIn(json: Json): Tile {
  const { tile, isDrawn, isRiichi } = discardIn(json);
  return isDrawn || isRiichi ? json.refuse() : tile;
}

export function discardIn(json: Json): { readonly tile: Tile; readonly isDrawn: boolean; readonly isRiichi: boolean } {
  const text = json.text();
  if (text === '' || text === '_') json.refuse({ code: 'hiddenTile' });
  const [, suit, rank, drawn, riichi] = TILE.exec(text) ?? json.refuse();
  return { tile: tileOf(suit, rank, json), isDrawn: drawn === '_', isRiichi: riichi === '*' };
}

/** The thirteen tiles of a hand without melds, such as `m123p456s789z1122`. */
export function handIn(json: Json): readonly Tile[] {
  const text = json.text();
  if (text === '' || text.includes('_')) json.refuse({ code: 'hiddenTile' });
  const groups = text.length <= 40 ? [...text.matchAll(/([mpsz])(\d+)/g)] : [];
  const tiles = groups.flatMap(([, suit, ranks = '']) => [...ranks].map((rank) => tileOf(suit, rank, json)));
  const isWhole = groups.reduce((length, [group]) => length + group.length, 0) === text.length;
  return isWhole && tiles.length === 13 ? tiles : json.refuse();
}

/** A meld, with its called or added tile. */
export interface KobalabMeld {
  readonly meld: Meld;
  /** Counted from the caller; undefined for a closed kan. */
  readonly source: 1 | 2 | 3 | undefined;
  readonly called: Tile | undefined;
  readonly added: Tile | undefined;
}

export function meldIn(json: Json): KobalabMeld {
  const [, suit, before = '', mark, after = ''] = MELD.exec(json.text()) ?? json.refuse();
  const tiles = [...before, ...after].map((rank) => tileOf(suit, rank, json));
  const called = mark === undefined ? undefined : tiles[before.length - 1];
  const type = typeOf(tiles, mark, after) ?? json.refuse();
  return {
    meld: { type, tiles },
    source: mark === undefined ? undefined : SOURCES[mark as keyof typeof SOURCES],
    called,
    added: type === 'kakan' ? tiles.at(-1) : undefined,
  };
}

function typeOf(tiles: readonly Tile[], mark: string | undefined, after: string): MeldType | undefined {
  const isOneKind = new Set(tiles.map(kindOf)).size === 1;
  if (tiles.length === 4 && isOneKind) {
    if (mark === undefined) return 'ankan';
    return after.length === 1 ? 'kakan' : after === '' ? 'daiminkan' : undefined;
  }
  if (tiles.length !== 3 || mark === undefined) return undefined;
  if (isOneKind) return after === '' ? 'pon' : undefined;
  return 'chi';
}

function tileOf(suit: string | undefined, rank: string | undefined, json: Json): Tile {
  return TILE_FORMATS.majsoul.read(`${rank}${suit}`) ?? json.refuse();
}

/** The seat of the player whose discard was called. */
export function sourceSeat(seat: Seat, source: 1 | 2 | 3): Seat {
  return ((seat + source) % 4) as Seat;
}

/** The sign of a player, counted from another. */
export function sourceSign(seat: Seat, from: Seat): string {
  return Object.keys(SOURCES)[((from - seat + 4) % 4) - 1] ?? '';
}

/** The player whom a sign means. */
export function signedSeat(seat: Seat, sign: Json): Seat {
  const text = sign.text();
  return Object.hasOwn(SOURCES, text) ? sourceSeat(seat, SOURCES[text as keyof typeof SOURCES]) : sign.refuse();
}
