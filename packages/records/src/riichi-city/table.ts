import type { Seat } from '@tenbo/engine';

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
