import { parseTiles, plainTiles } from './hand/notation.ts';
import type { Meld } from './hand/win.ts';
import { ErrorList } from './input/error-list.ts';
import { excerpt, excerptOf } from './input/excerpt.ts';
import type { WinRecord } from './payments/pay-win.ts';
import {
  MELD_FIELDS,
  RECORD_FIELDS,
  type RecordError,
  type RecordField,
  type RecordFields,
  blankFields,
  clashOf,
  fitsBeside,
  recordOfFields,
} from './record-fields.ts';
import { type Result, err, ok } from './result.ts';
import { assertRuleSet } from './rules/assert-rules.ts';
import { isCount } from './rules/choice.ts';
import { parseRules } from './rules/parse.ts';
import { presets } from './rules/presets/index.ts';
import type { RuleSet } from './rules/ruleset.ts';
import type { NotationError } from './tiles/tile-text.ts';
import type { Tile } from './tiles/tile.ts';

/**
 * Reads a win from plain JSON, with the fields of `RECORD_FIELDS`. Null and an empty text are as good as absent; numbers and `true` may be
 * in quotes, as spreadsheets write them.
 *
 * @param input parsed JSON
 * @param rules the rules where the record names none
 * @returns the record, or everything wrong with it; an unknown field is an error
 * @example
 * const record = unwrap(parseRecord({ hand: '567m55678p40566s', tile: '7s', by: 'ron', seat: 'N', round: 'E', riichi: 'riichi', rules: 'tenhou' }));
 * formatHand(record.win.hand, record.win.tile); // → '567m55678p40566s +7s'
 * parseRecord({ hand: '1m', winds: 'E' }).ok; // → false
 */
export function parseRecord(input: unknown, rules: RuleSet = presets.standard): Result<WinRecord, readonly RecordError[]> {
  assertRuleSet(rules, 'parseRecord');
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return err([{ code: 'notAnObject' }]);
  const named = (input as Input)['rules'];
  const played = isAbsent(named) ? ok(rules) : parseRules(named);
  const record = played.ok ? read(input as Input, played.value) : undefined;
  return record === undefined ? err(faultsOf(input as Input, played)) : ok(record);
}

/**
 * What is wrong with the tiles of a field, as errors of that field.
 *
 * @example
 * const tiles = parseTiles('8z');
 * tiles.ok ? [] : badTiles('dora', tiles.error); // → [{ code: 'badTiles', field: 'dora', error: { code: 'noSuchTile', position: 0, tile: '8z' } }]
 */
export function badTiles(field: string, errors: readonly NotationError[]): readonly RecordError[] {
  return errors.map((error) => (error.code === 'moreErrors' ? error : { code: 'badTiles', field, error }));
}

/**
 * Whether a value can be the id of a record: a number, or a text of 1 to 200 characters.
 *
 * @example
 * [7, 'hand 7', '', null].map(isId); // → [true, true, false, false]
 */
export function isId(value: unknown): value is string | number {
  return typeof value === 'string' ? value !== '' && value.length <= LONGEST_ID : Number.isFinite(value);
}

const LONGEST_ID = 200;
/** The most norths, honba and riichi sticks that a record may have. */
const MOST_COUNTED = 999;
/** A hand has at most four melds. More are read, so that the error can say how many tiles there are, but not thousands. */
const MOST_MELDS = 64;
/** The most words of a list, and its most characters as a text: more than there are words to choose from. */
const MOST_WORDS = 50;
const LONGEST_WORDS = 1_000;
/** How many unknown fields are looked at one by one; the others are only counted. */
const MOST_NAMED = 50;

type Input = Readonly<Record<string, unknown>>;

/** A field with what reads its value: undefined if that is none. */
type Readable = RecordField & { readonly name: string; readonly read: (value: unknown) => unknown };
/** The fields of a record, or of a meld. */
type Readables = Readonly<Record<string, Readable>>;

const OF_MELD = readable(MELD_FIELDS);
const OF_RECORD = readable(RECORD_FIELDS);

function readable(fields: Readonly<Record<string, RecordField>>): Readables {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { read: readerOf(field), ...field, name }]));
}

/** Null and an empty text, as a spreadsheet writes it, are as good as nothing. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The record, if nothing is wrong with it. */
function read(input: Input, rules: RuleSet): WinRecord | undefined {
  const fields = blankFields();
  if (!readInto(fields, input, OF_RECORD)) return undefined;
  fields.rules = rules;
  return recordOfFields(fields, rules);
}

function readInto(into: object, input: Input, known: Readables): boolean {
  for (const name in input) {
    const value = input[name];
    // What every object inherits, such as `toString`, is no field and cannot be read.
    const reader = known[name]?.read;
    if (reader === undefined) return false;
    if (isAbsent(value)) continue;
    const found = reader(value);
    if (found === undefined) return false;
    (into as Record<string, unknown>)[name] = found;
  }
  return true;
}

function readerOf(field: RecordField): Readable['read'] {
  switch (field.is) {
    case 'word': {
      const { of } = field;
      return (value) => (of.includes(value as string) ? value : undefined);
    }
    case 'words': {
      const { of } = field;
      return (value) => {
        const isText = typeof value === 'string' && value.length <= LONGEST_WORDS;
        const list: unknown = isText ? value.split(/[,\s]+/u) : value;
        if (!Array.isArray(list) || list.length > MOST_WORDS) return undefined;
        return list.every((word) => of.includes(word as string)) ? list : undefined;
      };
    }
    case 'count':
      return (value) => {
        const count = unquoted(value);
        return isCount(count, MOST_COUNTED) ? count : undefined;
      };
    case 'flag':
      return (value) => {
        const flag = unquoted(value);
        return typeof flag === 'boolean' ? flag : undefined;
      };
    case 'id':
      return (value) => (isId(value) ? value : undefined);
    case 'tiles':
      return tilesOf;
    case 'tile':
      return (value) => {
        const tiles = tilesOf(value);
        return tiles?.length === 1 ? tiles[0] : undefined;
      };
    case 'melds':
      return meldsOf;
    case 'rules': // read before all others, as they depend on it
      return (value) => value;
  }
}

function tilesOf(value: unknown): readonly Tile[] | undefined {
  if (typeof value !== 'string') return undefined;
  const plain = plainTiles(value);
  if (plain !== undefined) return plain;
  const tiles = parseTiles(value);
  return tiles.ok ? tiles.value : undefined;
}

function meldsOf(value: unknown): readonly Meld[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_MELDS) return undefined;
  const melds: Meld[] = [];
  for (const one of value as unknown[]) {
    if (typeof one !== 'object' || one === null) return undefined;
    const meld: { readonly [N in keyof Meld]: Meld[N] | undefined } = { type: undefined, tiles: undefined };
    if (!readInto(meld, one as Input, OF_MELD) || meld.type === undefined || meld.tiles === undefined) return undefined;
    melds.push(meld as Meld);
  }
  return melds;
}

/** Everything wrong with a record that cannot be read. */
function faultsOf(input: Input, played: ReturnType<typeof parseRules>): readonly RecordError[] {
  const faults = new Faults(OF_RECORD, '', { ...blankFields(), rules: played.ok ? played.value : undefined });
  if (!played.ok) faults.list.add(...played.error);
  faults.find(input);
  return faults.list.errors;
}

/** Looks at the fields one by one. A bad word counts as the first there is, so that one fault makes no others. */
class Faults {
  readonly list = new ErrorList<RecordError>();
  readonly #known: Readables;
  readonly #prefix: string;
  readonly #fields: RecordFields;

  constructor(known: Readables, prefix: string, fields: RecordFields) {
    this.#known = known;
    this.#prefix = prefix;
    this.#fields = fields;
  }

  find(input: Input): void {
    for (const field of Object.values(this.#known)) {
      const value = input[field.name];
      if (field.is === 'rules') continue;
      if (!isAbsent(value)) this.#look(field, value);
      else if (field.needed) this.#miss(field);
    }
    const unknown = Object.keys(input).filter((name) => !Object.hasOwn(this.#known, name));
    for (const name of unknown.slice(0, MOST_NAMED)) this.list.add({ code: 'unknownField', field: this.#prefix + excerpt(name) });
    if (unknown.length > MOST_NAMED) this.list.add({ code: 'moreErrors', count: unknown.length - MOST_NAMED });
  }

  #miss(field: Readable): void {
    this.list.add({ code: 'missingField', field: this.#prefix + field.name });
    if (field.is === 'word') this.#set(field, field.of[0]);
  }

  #set({ name }: Readable, value: unknown): void {
    (this.#fields as Record<string, unknown>)[name] = value;
  }

  #look(field: Readable, value: unknown): void {
    const found = field.read(value);
    this.#set(field, found);
    if (field.is === 'word') this.#fit(field, value);
    else if (found === undefined) this.#explain(field, value);
    const clash = this.#prefix === '' ? clashOf(field.name, this.#fields) : undefined;
    if (clash !== undefined) this.list.add(clash);
  }

  /** Whether a word is one of the field, and fits the fields before it. */
  #fit(field: Readable & { readonly is: 'word' | 'words' }, value: unknown): void {
    const words = this.#prefix === '' ? field.of.filter((word) => fitsBeside(field.name, word, this.#fields)) : field.of;
    if (words.includes(value as string)) return;
    this.#bad(field, value, words.length > 0 ? words : ['null']);
    this.#set(field, words[0]);
  }

  #explain(field: Readable, value: unknown): void {
    switch (field.is) {
      case 'word':
      case 'words':
        return this.#bad(field, value, field.of);
      case 'count':
        return this.#bad(field, unquoted(value), [`0–${MOST_COUNTED}`]);
      case 'flag':
        return this.#bad(field, unquoted(value), ['true', 'false']);
      case 'id':
        return this.#bad(field, value, ['"1"']);
      case 'tiles':
        return this.#badTiles(field, value, '234m406p77z');
      case 'tile':
        return this.#badTiles(field, value, '7s');
      case 'melds':
        return this.#badMelds(field, value);
      case 'rules':
    }
  }

  #badTiles(field: Readable, value: unknown, sample: string): void {
    const tiles = typeof value === 'string' ? parseTiles(value) : undefined;
    if (tiles === undefined || tiles.ok) this.#bad(field, value, [tiles ? sample : '234m406p77z']);
    else this.list.add(...badTiles(this.#prefix + field.name, tiles.error));
  }

  #badMelds(field: Readable, value: unknown): void {
    if (!Array.isArray(value)) return this.#bad(field, value, ['[{"type":"pon","tiles":"222p"}]']);
    if (value.length > MOST_MELDS) return this.#bad(field, value, ['0–4']);
    for (const [i, meld] of (value as unknown[]).entries()) {
      const name = `${field.name}[${i}]`;
      if (typeof meld !== 'object' || meld === null) this.#bad({ ...field, name }, meld, ['{"type":"pon","tiles":"222p"}']);
      else {
        const faults = new Faults(OF_MELD, `${name}.`, blankFields());
        faults.find(meld as Input);
        this.list.add(...faults.list.errors);
      }
    }
  }

  #bad(field: Readable, value: unknown, expected: readonly string[]): void {
    this.list.add({ code: 'badField', field: this.#prefix + field.name, value: excerptOf(value), expected });
  }
}

/** A number or a truth value in quotes, without them. */
function unquoted(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{1,3}$/u.test(value)) return Number(value);
  return /^true$/iu.test(value) ? true : /^false$/iu.test(value) ? false : value;
}
