import { ErrorList, type MoreErrors } from './input/error-list.ts';
import { excerpt, excerptOf } from './input/excerpt.ts';
import { formatTiles, parseTiles } from './hand/notation.ts';
import { type WinRecord, transfersOf } from './payments/pay-record.ts';
import { tableBonus } from './payments/payments.ts';
import { MOST_COUNTED, MOST_MELDS, isId, readPlainRecord } from './plain-record.ts';
import { type Result, err, ok } from './result.ts';
import { assertRuleSet } from './rules/assert-rules.ts';
import type { RulesError } from './rules/change.ts';
import { isCount } from './rules/choice.ts';
import { parseRules } from './rules/parse.ts';
import { presets } from './rules/presets/index.ts';
import type { RuleSet } from './rules/ruleset.ts';
import type { Score } from './best-score.ts';
import type { NotationError, TextError } from './tiles/tile-text.ts';
import { type Tile, WINDS } from './tiles/tile.ts';
import {
  CIRCUMSTANCES,
  MELD_TYPES,
  type Meld,
  RIICHI_KINDS,
  RON_ON,
  TSUMO_ON,
  WON_BY,
  type Win,
  type WinMethod,
} from './hand/win.ts';

/** What makes a record unreadable; `value` is the beginning of the value found, as JSON. */
export type RecordError =
  | { readonly code: 'notAnObject' }
  | { readonly code: 'missingField'; readonly field: string }
  | { readonly code: 'unknownField'; readonly field: string }
  | { readonly code: 'badField'; readonly field: string; readonly value: string; readonly expected: readonly string[] }
  | { readonly code: 'badTiles'; readonly field: string; readonly error: TextError }
  | { readonly code: 'ippatsuWithoutRiichi' }
  | { readonly code: 'waremeNotPlayed' }
  | RulesError
  | MoreErrors;

/** The answer to a record: the score, and what the winner collects at this table. A refusal has `ok: false` and its errors. */
export interface RecordResult extends Score {
  /** That of the record, if it has one. */
  readonly id?: string | number;
  readonly ok: true;
  /** With honba, riichi sticks and wareme, in points. */
  readonly withTable: number;
}

/**
 * Reads a win from plain JSON: `hand` without the winning `tile`, `melds`, `by`, `on`, `seat`, `round`, `riichi`, `ippatsu`,
 * `circumstances` (a list), `dora` and `ura` indicators, `kita`, `honba`, `riichiSticks`, `from` (the wind of who discarded), `wareme` (the
 * wind at whose side the wall was broken), `rules` (an id, or changes: see `parseRules`), `id` (a
 * number, or a text of up to 200 characters, which the answer repeats). Null and an empty text are as good as absent; numbers and `true` may be
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
  const plain = readPlainRecord(input, rules);
  return plain ? ok(plain) : readCarefully(input, rules);
}

/** Reads any record, field by field. */
export function readCarefully(input: object, rules: RuleSet): Result<WinRecord, readonly RecordError[]> {
  const fields = new FieldReader(input as Record<string, unknown>);
  const named = fields.value('rules');
  const played = named === undefined ? ok(rules) : parseRules(named);
  if (!played.ok) fields.errors.add(...played.error);

  const id = fields.id();
  const win = winFrom(fields);
  const table = { honba: fields.count('honba'), riichiSticks: fields.count('riichiSticks') };
  const payers = played.ok ? payersFrom(fields, win, played.value) : {};
  fields.refuseTheRest();
  return fields.errors.count > 0 || !played.ok
    ? err(fields.errors.errors)
    : ok({ ...(id === undefined ? {} : { id }), win, table, rules: played.value, ...payers });
}

/** The discarder, and who sits at the break. If that may be the discarder, the record must name the discarder. */
function payersFrom(fields: FieldReader, { method, seatWind }: Win, rules: RuleSet): Pick<WinRecord, 'discarder' | 'wareme'> {
  const players = WINDS.slice(0, rules.tiles.players);
  const others = players.filter((wind) => wind !== seatWind);
  const discarder = method.by === 'ron' ? fields.optionalWord('from', others) : fields.nothing('from');
  const wareme = fields.optionalWord('wareme', players);
  if (wareme !== undefined && rules.payments.wareme === 'none') fields.errors.add({ code: 'waremeNotPlayed' });
  else if (wareme !== undefined && method.by === 'ron' && wareme !== seatWind && discarder === undefined && others.length > 1) {
    fields.errors.add({ code: 'missingField', field: 'from' });
  }
  return { ...(discarder === undefined ? {} : { discarder }), ...(wareme === undefined ? {} : { wareme }) };
}

/**
 * The answer to a record as the pipe writes it, from a score of its win; of an explanation, with its reasons. `scoreRecord` does both.
 *
 * @example
 * const record = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', honba: 1 }));
 * const score = unwrap(createScorer(record.rules).score(record.win, record.table.honba));
 * const answer = resultOf(score, record);
 * [answer.han, answer.fu, answer.payments, answer.withTable]; // → [3, 30, { discarder: 3900 }, 4200]
 */
export function resultOf<S extends Score>(score: S, record: WinRecord): S & RecordResult {
  const { id } = record;
  return { ...(id === undefined ? {} : { id }), ok: true, ...score, withTable: withTableOf(score, record) };
}

function withTableOf({ basePoints, total }: Score, record: WinRecord): number {
  const { win, table, rules, wareme } = record;
  // Only wareme depends on who pays.
  if (wareme === undefined) return total + tableBonus(table, win.method.by, rules);
  return transfersOf(basePoints, record).reduce((sum, { points }) => sum + points, 0);
}

/**
 * A replacer for `JSON.stringify` that writes tiles in notation, where an explanation or an error has them as numbers.
 *
 * @example
 * JSON.stringify({ code: 'chankanTileHeld', kind: 4 }, tilesAsText); // → '{"code":"chankanTileHeld","kind":"5m"}'
 */
export function tilesAsText(key: string, value: unknown): unknown {
  if ((key === 'kind' || key === 'tile') && typeof value === 'number') return formatTiles([value as Tile]);
  return key === 'tiles' || key === 'yakuTiles' || key === 'doraTiles' ? tilesText(value) : value;
}

/** A list of tiles in notation; of lists and of objects, each of their lists. */
function tilesText(value: unknown): unknown {
  if (Array.isArray(value)) return value.every(Number.isInteger) ? formatTiles(value as Tile[]) : value.map(tilesText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, tiles]) => [name, tilesText(tiles)]));
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

function winFrom(fields: FieldReader): Win {
  const by = fields.word('by', WON_BY, 'ron');
  const on = by === 'ron' ? fields.optionalWord('on', RON_ON) : fields.optionalWord('on', TSUMO_ON);
  const kind = fields.optionalWord('riichi', RIICHI_KINDS);
  const ippatsu = fields.flag('ippatsu');
  if (ippatsu && kind === undefined) fields.errors.add({ code: 'ippatsuWithoutRiichi' });
  const circumstances = fields.words('circumstances', CIRCUMSTANCES);
  const kita = fields.count('kita');
  return {
    hand: { concealed: fields.tiles('hand'), melds: fields.melds() },
    tile: fields.tile('tile'),
    method: (on === undefined ? { by } : { by, on }) as WinMethod,
    seatWind: fields.word('seat', WINDS, 'E'),
    roundWind: fields.word('round', WINDS, 'E'),
    ...(kind === undefined ? {} : { riichi: { kind, ippatsu } }),
    ...(circumstances.length > 0 ? { circumstances } : {}),
    doraIndicators: fields.tiles('dora', ''),
    uraIndicators: fields.tiles('ura', ''),
    ...(kita > 0 ? { kita } : {}),
  };
}

/** A number or a truth value in quotes, without them. */
function unquoted(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{1,3}$/u.test(value)) return Number(value);
  return /^true$/iu.test(value) ? true : /^false$/iu.test(value) ? false : value;
}

/** The most words of a list, and its most characters as a text: more than there are words to choose from. */
const MOST_WORDS = 50;
const LONGEST_WORDS = 1_000;
/** How many unknown fields are looked at one by one; the others are only counted. */
const MOST_NAMED = 50;

/** Reads the fields of a record one by one and collects their errors. */
class FieldReader {
  readonly errors = new ErrorList<RecordError>();
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #prefix: string;
  readonly #read = new Set<string>();

  constructor(fields: Readonly<Record<string, unknown>>, prefix = '') {
    this.#fields = fields;
    this.#prefix = prefix;
  }

  /** A field; an empty one, as a spreadsheet writes it, is as good as absent. */
  value(field: string): unknown {
    this.#read.add(field);
    const value = this.#fields[field] ?? undefined;
    return value === '' ? undefined : value;
  }

  id(): string | number | undefined {
    const value = this.value('id');
    if (value === undefined || isId(value)) return value;
    this.#bad('id', value, ['"1"']);
    return undefined;
  }

  word<W extends string>(field: string, words: readonly W[], fallback: W): W {
    const value = this.value(field);
    if (value === undefined) this.errors.add({ code: 'missingField', field: this.#prefix + field });
    else if (!words.includes(value as W)) this.#bad(field, value, words);
    else return value as W;
    return fallback;
  }

  optionalWord<W extends string>(field: string, words: readonly W[]): W | undefined {
    return this.value(field) === undefined ? undefined : this.word(field, words, words[0] as W);
  }

  words<W extends string>(field: string, words: readonly W[]): readonly W[] {
    const value = this.value(field) ?? [];
    const isText = typeof value === 'string' && value.length <= LONGEST_WORDS;
    const list: unknown = isText ? value.split(/[,\s]+/u) : value;
    if (Array.isArray(list) && list.length <= MOST_WORDS && list.every((word) => words.includes(word as W))) return list as W[];
    this.#bad(field, value, words);
    return [];
  }

  /** A field that must be empty here. */
  nothing(field: string): undefined {
    const value = this.value(field);
    if (value !== undefined) this.#bad(field, value, ['null']);
    return undefined;
  }

  flag(field: string): boolean {
    const value = unquoted(this.value(field)) ?? false;
    if (typeof value !== 'boolean') this.#bad(field, value, ['true', 'false']);
    return value === true;
  }

  count(field: string): number {
    const value = unquoted(this.value(field)) ?? 0;
    if (isCount(value, MOST_COUNTED)) return value;
    this.#bad(field, value, [`0–${MOST_COUNTED}`]);
    return 0;
  }

  tiles(field: string, fallback?: string): readonly Tile[] {
    const value = this.value(field) ?? fallback;
    if (typeof value !== 'string') {
      if (value === undefined) this.errors.add({ code: 'missingField', field: this.#prefix + field });
      else this.#bad(field, value, ['234m406p77z']);
      return [];
    }
    const tiles = parseTiles(value);
    if (tiles.ok) return tiles.value;
    this.errors.add(...badTiles(this.#prefix + field, tiles.error));
    return [];
  }

  tile(field: string): Tile {
    const before = this.errors.count;
    const tiles = this.tiles(field);
    if (tiles.length !== 1 && this.errors.count === before) this.#bad(field, this.#fields[field], ['7s']);
    return tiles[0] ?? (0 as Tile);
  }

  melds(): readonly Meld[] {
    const value = this.value('melds') ?? [];
    if (!Array.isArray(value)) {
      this.#bad('melds', value, ['[{"type":"pon","tiles":"222p"}]']);
      return [];
    }
    if (value.length > MOST_MELDS) {
      this.#bad('melds', value, ['0–4']);
      return [];
    }
    return value.flatMap((meld: unknown, i) => this.#meld(meld, i));
  }

  refuseTheRest(): void {
    const unknown = Object.keys(this.#fields).filter((field) => !this.#read.has(field));
    this.errors.add(
      ...unknown.slice(0, MOST_NAMED).map((field) => ({ code: 'unknownField', field: this.#prefix + excerpt(field) }) as const),
    );
    if (unknown.length > MOST_NAMED) this.errors.add({ code: 'moreErrors', count: unknown.length - MOST_NAMED });
  }

  /** One meld, or none if what is there is no object. */
  #meld(value: unknown, index: number): readonly Meld[] {
    if (typeof value !== 'object' || value === null) {
      this.#bad(`melds[${index}]`, value, ['{"type":"pon","tiles":"222p"}']);
      return [];
    }
    const fields = new FieldReader(value as Record<string, unknown>, `melds[${index}].`);
    const meld = { type: fields.word('type', MELD_TYPES, 'pon'), tiles: fields.tiles('tiles') };
    fields.refuseTheRest();
    this.errors.add(...fields.errors.errors);
    return [meld];
  }

  #bad(field: string, value: unknown, expected: readonly string[]): void {
    this.errors.add({ code: 'badField', field: this.#prefix + field, value: excerptOf(value), expected });
  }
}
