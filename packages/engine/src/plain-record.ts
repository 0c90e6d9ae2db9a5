import {
  MELD_TYPES,
  type Meld,
  type MeldType,
  RIICHI_KINDS,
  RON_ON,
  type Riichi,
  type RiichiKind,
  TSUMO_ON,
  type Win,
  type WinMethod,
} from './hand/win.ts';
import type { WinRecord } from './payments/pay-record.ts';
import { isCount } from './rules/choice.ts';
import { presetOf } from './rules/presets/index.ts';
import type { RuleSet } from './rules/ruleset.ts';
import { KINDS, RANKS, type Tile, WINDS, type Wind } from './tiles/tile.ts';

/** The most norths, honba and riichi sticks that a record may have. */
export const MOST_COUNTED = 999;

const LONGEST_ID = 200;

/** A hand has at most four melds. More are read, so that the error can say how many tiles there are, but not thousands. */
export const MOST_MELDS = 64;

/**
 * Whether a value can be the id of a record: a number, or a text of 1 to 200 characters.
 *
 * @example
 * [7, 'hand 7', '', null].map(isId); // → [true, true, false, false]
 */
export function isId(value: unknown): value is string | number {
  return typeof value === 'string' ? value !== '' && value.length <= LONGEST_ID : Number.isFinite(value);
}

/** The fields of a plain record, of any type, as they are read. */
interface PlainFields {
  id: unknown;
  hand: unknown;
  melds: unknown;
  tile: unknown;
  by: unknown;
  on: unknown;
  seat: unknown;
  round: unknown;
  riichi: unknown;
  ippatsu: unknown;
  dora: unknown;
  ura: unknown;
  kita: unknown;
  honba: unknown;
  riichiSticks: unknown;
  from: unknown;
  rules: unknown;
}

/**
 * Reads a record in one pass if it is plain: every field well formed, tiles as digits with the letter of their suit, and nothing that is
 * seldom written. Of any other record it reads nothing; `parseRecord` then reads it carefully, and says what is wrong.
 */
export function readPlainRecord(input: object, usual: RuleSet): WinRecord | undefined {
  const fields = plainFields(input);
  if (fields === undefined) return undefined;
  const { riichi, ippatsu = false, kita = 0, honba = 0, riichiSticks = 0, dora = '', ura = '' } = fields;
  const concealed = plainTiles(fields.hand);
  const melds = plainMelds(fields.melds);
  const tile = plainTiles(fields.tile);
  const doraIndicators = plainTiles(dora);
  const uraIndicators = plainTiles(ura);
  const rules = fields.rules === undefined ? usual : typeof fields.rules === 'string' ? presetOf(fields.rules) : undefined;
  if (!concealed?.length || !melds || tile?.length !== 1 || !doraIndicators || !uraIndicators || !rules) return undefined;
  if (!isCount(kita, MOST_COUNTED) || !isCount(honba, MOST_COUNTED) || !isCount(riichiSticks, MOST_COUNTED)) return undefined;
  if (typeof ippatsu !== 'boolean' || (fields.id !== undefined && !isId(fields.id))) return undefined;
  if (riichi === undefined ? ippatsu : !RIICHI_KINDS.includes(riichi as RiichiKind)) return undefined;
  const { by, on, seat, round, from } = fields;
  if (!isMethod(by, on) || !isWind(seat) || !isWind(round) || !mayDiscard(from, by, seat, rules)) return undefined;

  const win: { -readonly [F in keyof Win]: Win[F] } = {
    hand: { concealed, melds },
    tile: tile[0] as Tile,
    method: (on === undefined ? { by } : { by, on }) as WinMethod,
    seatWind: seat,
    roundWind: round,
    doraIndicators,
    uraIndicators,
  };
  if (riichi !== undefined) win.riichi = { kind: riichi as RiichiKind, ippatsu } satisfies Riichi;
  if (kita > 0) win.kita = kita;
  const record: { -readonly [F in keyof WinRecord]: WinRecord[F] } = { win, table: { honba, riichiSticks }, rules };
  if (fields.id !== undefined) record.id = fields.id;
  if (from !== undefined) record.discarder = from as Wind;
  return record;
}

/** The fields of an object that has no others; null is as good as absent. */
function plainFields(input: object): PlainFields | undefined {
  if (Object.getPrototypeOf(input) !== Object.prototype) return undefined;
  const fields: PlainFields = {
    id: undefined,
    hand: undefined,
    melds: undefined,
    tile: undefined,
    by: undefined,
    on: undefined,
    seat: undefined,
    round: undefined,
    riichi: undefined,
    ippatsu: undefined,
    dora: undefined,
    ura: undefined,
    kita: undefined,
    honba: undefined,
    riichiSticks: undefined,
    from: undefined,
    rules: undefined,
  };
  for (const name in input) {
    if (!Object.hasOwn(fields, name)) return undefined;
    fields[name as keyof PlainFields] = (input as PlainFields)[name as keyof PlainFields] ?? undefined;
  }
  return fields;
}

const ZERO = 48;
const NINE = 57;

function plainTiles(text: unknown): readonly Tile[] | undefined {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS) return undefined;
  const tiles: number[] = [];
  /** The first digit that waits for its suit. */
  let first = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) {
      tiles.push(code - ZERO);
      continue;
    }
    const suit = SUITS.indexOf(text[i] as string);
    if (suit < 0 || first === tiles.length) return undefined;
    for (; first < tiles.length; first++) {
      const rank = tiles[first] as number;
      if (suit === 3 && (rank === 0 || rank > HONOR_RANKS)) return undefined;
      tiles[first] = rank === 0 ? KINDS + suit : suit * RANKS + rank - 1;
    }
  }
  return first === tiles.length ? (tiles as Tile[]) : undefined;
}

const SUITS = 'mpsz';
const HONOR_RANKS = 7;
/** More than any hand needs. */
const MOST_CHARACTERS = 64;

function plainMelds(melds: unknown): readonly Meld[] | undefined {
  if (melds === undefined) return [];
  if (!Array.isArray(melds) || melds.length > MOST_MELDS) return undefined;
  const read: Meld[] = [];
  for (const meld of melds as unknown[]) {
    const plain = plainMeld(meld);
    if (plain === undefined) return undefined;
    read.push(plain);
  }
  return read;
}

function plainMeld(meld: unknown): Meld | undefined {
  if (typeof meld !== 'object' || meld === null) return undefined;
  for (const name in meld) if (name !== 'type' && name !== 'tiles') return undefined;
  const { type, tiles: text } = meld as { readonly type?: unknown; readonly tiles?: unknown };
  const tiles = plainTiles(text);
  return tiles?.length && MELD_TYPES.includes(type as MeldType) ? { type: type as MeldType, tiles } : undefined;
}

function isWind(value: unknown): value is Wind {
  return WINDS.includes(value as Wind);
}

function isMethod(by: unknown, on: unknown): by is Win['method']['by'] {
  if (by === 'ron') return on === undefined || (RON_ON as readonly unknown[]).includes(on);
  return by === 'tsumo' && (on === undefined || (TSUMO_ON as readonly unknown[]).includes(on));
}

/** Whether nobody is said to have discarded, or another player at a ron. */
function mayDiscard(from: unknown, by: string, seat: Wind, { tiles }: RuleSet): boolean {
  if (from === undefined) return true;
  const index = WINDS.indexOf(from as Wind);
  return by === 'ron' && from !== seat && index >= 0 && index < tiles.players;
}
