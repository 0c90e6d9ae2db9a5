import { type Seat, type Tile, kindAt, redFiveOf } from '@tenbo/engine';

import type { Json } from '../json.ts';

/** Who sits where. A record names players by their ids and numbers their places, not always from the first dealer. */
export class Table {
  readonly players: 3 | 4;
  readonly #rows: readonly Json[];
  /** The place of each id. */
  readonly #places: ReadonlyMap<unknown, number>;
  readonly #first: number;

  /**
   * @param rows the players
   * @param start what the first hand says when it begins
   */
  constructor(rows: Json, start: Json) {
    const { length } = rows.list();
    this.players = length === 3 || length === 4 ? length : rows.refuse({ code: 'unknownRules', found: `${length}` });
    this.#rows = rows.list();
    this.#places = new Map(this.#rows.map((row, i) => [idOf(row.at('userId')), placeOf(row, i, length)] as const));
    if (new Set(this.#places.values()).size < length) rows.refuse();
    this.#first = start.at('dealer_pos').integer(0, length - 1) - start.at('chang_ci').integer(1, length) + 1;
  }

  /** The seat of a player's id. */
  seat(id: Json): Seat {
    return this.#seatOf(this.#places.get(id.value) ?? id.refuse());
  }

  /** The seat of a place. */
  seatAt(place: Json): Seat {
    return this.#seatOf(place.integer(0, this.players - 1));
  }

  /** The players' names by seat. */
  names(): readonly string[] {
    const names = this.#rows.map((row) => [this.seat(row.at('userId')), row.at('nickname').text()] as const);
    return names.toSorted(([one], [other]) => one - other).map(([, name]) => name);
  }

  /** A row of each player, by seat. */
  bySeat<T>(rows: readonly Json[], id: string, read: (row: Json) => T): readonly T[] | undefined {
    const found = new Map(rows.map((row) => [this.seat(row.at(id)), row] as const));
    if (found.size < this.players) return undefined;
    return Array.from({ length: this.players }, (_, seat) => read(found.get(seat as Seat) as Json));
  }

  #seatOf(place: number): Seat {
    return ((place - this.#first + this.players) % this.players) as Seat;
  }
}

function idOf(id: Json): unknown {
  return typeof id.value === 'number' || typeof id.value === 'string' ? id.value : id.refuse();
}

function placeOf(row: Json, nth: number, players: number): number {
  const position = row.at('position');
  return position.isMissing ? nth : position.integer(0, players - 1);
}

/** The suits in the order of their codes: pin, sou, man. */
const SUITS = [1, 2, 0] as const;
const HONOURS = 3;
const NEXT_SUIT = 0x10;
const RED = 0x100;
const FIVE = 5;

/**
 * Tiles by their codes, in which the last digit is the rank: 0x01 to 0x09 are pin, 0x11 to 0x19 sou, 0x21 to 0x29 man. Honours are 0x31, 0x41
 * to 0x91, East first and chun last. A red five has 0x100 more than the plain one.
 */
const TILES: ReadonlyMap<unknown, Tile> = new Map<number, Tile>([
  ...SUITS.flatMap((suit, at) => Array.from({ length: 9 }, (_, i) => [NEXT_SUIT * at + i + 1, kindAt(suit, i + 1)] as const)),
  ...Array.from({ length: 7 }, (_, i) => [NEXT_SUIT * (HONOURS + i) + 1, kindAt(HONOURS, i + 1)] as const),
  ...SUITS.map((suit, at) => [RED + NEXT_SUIT * at + FIVE, redFiveOf(suit)] as const),
]);

/** A tile; the code 0 is a tile that is not shown. */
export function tileIn(json: Json): Tile {
  if (json.value === 0) json.refuse({ code: 'hiddenTile' });
  return TILES.get(json.value) ?? json.refuse();
}

export function tilesIn(json: Json): readonly Tile[] {
  return json.list().map(tileIn);
}
