import { type Seat, type Tile, TILE_FORMATS, excerptOf, parseJson } from '@tenbo/engine';

import { type JsonPlace, type JsonRecordError, Unreadable } from './errors.ts';

type Refusal = JsonRecordError extends infer E ? (E extends unknown ? Omit<E, keyof JsonPlace> : never) : never;

/** No number in a record can sensibly be larger. */
const MOST_POINTS = 10_000_000;

/** A JSON value from outside, with its place. If it is not of the requested kind, the place is reported. */
export class Json {
  readonly value: unknown;
  readonly #line: number | undefined;
  readonly #within: Json | undefined;
  readonly #key: string | number;

  private constructor(value: unknown, line: number | undefined, within?: Json, key: string | number = '') {
    this.value = value;
    this.#line = line;
    this.#within = within;
    this.#key = key;
  }

  /** @param line the line number, if the text is one line of a file */
  static of(text: string, line?: number): Json {
    const read = parseJson(text);
    if (!read.ok) {
      const { line: row, column } = read.error;
      throw new Unreadable({ code: 'notJson', path: '', line: (line ?? 1) + row - 1, column });
    }
    return new Json(read.value, line);
  }

  /** Wraps a value that is already parsed. */
  static from(value: unknown): Json {
    return new Json(value, undefined);
  }

  get path(): string {
    const before = this.#within?.path ?? '';
    if (typeof this.#key === 'number') return `${before}[${this.#key}]`;
    return before === '' ? this.#key : `${before}.${this.#key}`;
  }

  /** A field or an item, whether it exists or not. */
  at(key: string | number): Json {
    const { value } = this;
    const inner = typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Fields)[key] : undefined;
    return new Json(inner, this.#line, this, key);
  }

  /** The JSON in a text, at the same place; some programs have already parsed it. */
  inner(): Json {
    if (typeof this.value === 'object') return this;
    const read = parseJson(this.text());
    return read.ok ? new Json(read.value, this.#line, this.#within, this.#key) : this.refuse();
  }

  get isMissing(): boolean {
    return this.value === undefined || this.value === null;
  }

  /** Whether it has fields. */
  get isMessage(): boolean {
    return typeof this.value === 'object' && this.value !== null && !this.isList;
  }

  get isList(): boolean {
    return Array.isArray(this.value);
  }

  /** What is read of the value; undefined if it is missing. */
  ifThere<T>(read: (at: Json) => T): T | undefined {
    return this.isMissing ? undefined : read(this);
  }

  /** The names of an object's fields. */
  fields(): readonly string[] {
    return this.isMessage ? Object.keys(this.value as object) : this.refuse();
  }

  list(): readonly Json[] {
    const { value } = this;
    return Array.isArray(value) ? value.map((_, i) => this.at(i)) : this.refuse();
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.refuse();
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.refuse();
  }

  number(): number {
    const { value } = this;
    return typeof value === 'number' && Math.abs(value) <= MOST_POINTS ? value : this.refuse();
  }

  /** A whole number. */
  integer(least: number = -MOST_POINTS, most: number = MOST_POINTS): number {
    const number = this.number();
    return Number.isInteger(number) && number >= least && number <= most ? number : this.refuse();
  }

  /** Points, which are a multiple of 100. */
  hundreds(least?: number, most?: number): number {
    const points = this.integer(least, most);
    return points % 100 === 0 ? points : this.refuse();
  }

  /** Each player's points. */
  points(players: number): readonly number[] {
    const rows = this.list();
    const rest = rows.slice(players);
    if (rows.length < players || rows.length > 4 || rest.some(({ value }) => value !== 0)) return this.refuse();
    return rows.slice(0, players).map((row) => row.hundreds());
  }

  seat(players: number): Seat {
    return this.integer(0, players - 1) as Seat;
  }

  /** A tile in a format's notation; `?` is a hidden tile. */
  tile(format: 'mjai' | 'majsoul'): Tile {
    const text = this.text();
    if (text === '?') return this.refuse({ code: 'hiddenTile' });
    return TILE_FORMATS[format].read(text) ?? this.refuse();
  }

  tiles(format: 'mjai' | 'majsoul'): readonly Tile[] {
    return this.list().map((one) => one.tile(format));
  }

  refuse(refusal: Refusal = { code: 'badValue', found: excerptOf(this.value) }): never {
    const place: JsonPlace = { path: this.path, ...(this.#line !== undefined && { line: this.#line }) };
    throw new Unreadable({ ...place, ...refusal });
  }
}

type Fields = Readonly<Record<string | number, unknown>>;

/** Compares two JSON values. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isHolder(one) || !isHolder(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
