import {
  CIRCUMSTANCES,
  MELD_TYPES,
  type Meld,
  RIICHI_KINDS,
  RON_ON,
  TSUMO_ON,
  WON_BY,
  WON_ON,
  type Win,
  type WinMethod,
} from './hand/win.ts';
import type { MoreErrors } from './input/error-list.ts';
import type { WinRecord } from './payments/pay-win.ts';
import type { RulesError } from './rules/change.ts';
import type { RuleSet } from './rules/ruleset.ts';
import type { TextError } from './tiles/tile-text.ts';
import { type Tile, WINDS, type Wind } from './tiles/tile.ts';

/** What a field of a record holds, and how it is written in JSON. */
export type RecordField = {
  /** A record without it cannot be read. */
  readonly needed?: true;
} & (
  | { readonly is: 'word' | 'words'; readonly of: readonly string[] }
  /** `id`: a number or a text of up to 200 characters. `count`: up to 999. `tiles`: as `parseTiles` reads them. `rules`: see `parseRules`. */
  | { readonly is: 'id' | 'flag' | 'count' | 'tile' | 'tiles' | 'melds' | 'rules' }
);

/**
 * Every field of a win record. They are read in this order, so what a field may say depends only on those before it (`fitsBeside`).
 */
export const RECORD_FIELDS = {
  /** Those of whoever reads it if it names none. */
  rules: { is: 'rules' },
  /** What its author calls it; the answer repeats it. */
  id: { is: 'id' },
  by: { is: 'word', of: WON_BY, needed: true },
  on: { is: 'word', of: WON_ON },
  riichi: { is: 'word', of: RIICHI_KINDS },
  ippatsu: { is: 'flag' },
  circumstances: { is: 'words', of: CIRCUMSTANCES },
  kita: { is: 'count' },
  /** Without the winning tile. */
  hand: { is: 'tiles', needed: true },
  melds: { is: 'melds' },
  tile: { is: 'tile', needed: true },
  seat: { is: 'word', of: WINDS, needed: true },
  round: { is: 'word', of: WINDS, needed: true },
  /** Indicators. */
  dora: { is: 'tiles' },
  ura: { is: 'tiles' },
  honba: { is: 'count' },
  riichiSticks: { is: 'count' },
  /** The wind of who discarded. */
  from: { is: 'word', of: WINDS },
  /** The wind at whose side the wall was broken. */
  wareme: { is: 'word', of: WINDS },
} as const satisfies Readonly<Record<string, RecordField>>;

/** The fields of each of its melds. */
export const MELD_FIELDS = {
  type: { is: 'word', of: MELD_TYPES, needed: true },
  tiles: { is: 'tiles', needed: true },
} as const satisfies Readonly<Record<string, RecordField>>;

/** The name of a field. */
export type RecordFieldName = keyof typeof RECORD_FIELDS;

interface Values {
  readonly id: string | number;
  readonly flag: boolean;
  readonly count: number;
  readonly tile: Tile;
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly rules: RuleSet;
}

type ValueOf<F extends RecordField> = F extends { readonly is: 'word'; readonly of: readonly (infer W)[] }
  ? W
  : F extends { readonly is: 'words'; readonly of: readonly (infer W)[] }
    ? readonly W[]
    : Values[F['is'] & keyof Values];

/** The fields of a record as they were read. What is absent is undefined. */
export type RecordFields = { -readonly [N in RecordFieldName]: ValueOf<(typeof RECORD_FIELDS)[N]> | undefined };

const NAMES = Object.keys(RECORD_FIELDS) as readonly RecordFieldName[];
const NOTHING = Object.fromEntries(NAMES.map((name) => [name, undefined])) as RecordFields;

/** Fields to be filled. */
export function blankFields(): RecordFields {
  return { ...NOTHING };
}

/** Whether a word fits what the fields before it say. */
const FITS: { readonly [N in RecordFieldName]?: (word: NonNullable<RecordFields[N]>, before: RecordFields) => boolean } = {
  on: (on, { by }) => (by === 'tsumo' ? TSUMO_ON : RON_ON).some((one) => one === on),
  from: (wind, { by, seat, rules }) => by !== 'tsumo' && wind !== seat && isSeated(wind, rules),
  wareme: (wind, { rules }) => isSeated(wind, rules),
};

function isSeated(wind: Wind, rules: RuleSet | undefined): boolean {
  return rules === undefined || WINDS.indexOf(wind) < rules.tiles.players;
}

export function fitsBeside(name: string, word: string, before: RecordFields): boolean {
  const fits = FITS[name as RecordFieldName] as ((word: string, before: RecordFields) => boolean) | undefined;
  return fits === undefined || fits(word, before);
}

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

/** What a field demands of those before it, though its own value is good. */
const CLASHES: { readonly [N in RecordFieldName]?: (fields: RecordFields) => RecordError | undefined } = {
  ippatsu: ({ ippatsu, riichi }) => (ippatsu === true && riichi === undefined ? { code: 'ippatsuWithoutRiichi' } : undefined),
  wareme: ({ wareme, by, seat, from, rules }) => {
    if (rules === undefined) return undefined;
    if (rules.payments.wareme === 'none') return { code: 'waremeNotPlayed' };
    // The player at the break may be the discarder, unless there is nobody else.
    const mayHaveDiscarded = by === 'ron' && wareme !== seat && from === undefined && rules.tiles.players > 2;
    return mayHaveDiscarded ? { code: 'missingField', field: 'from' } : undefined;
  },
};

export function clashOf(name: string, fields: RecordFields): RecordError | undefined {
  return CLASHES[name as RecordFieldName]?.(fields);
}

const DEPENDENT = NAMES.filter((name) => name in FITS || name in CLASHES);

/**
 * The record of fields that were read in any order, for a reader of another format.
 *
 * @param usual the rules if the fields name none
 * @returns undefined if a field is missing or does not fit the others; `parseRecord` says which
 */
export function recordOfFields(fields: RecordFields, usual: RuleSet): WinRecord | undefined {
  const rules = (fields.rules ??= usual);
  const { id, by, on, riichi, circumstances, hand, tile, seat, round, from, wareme } = fields;
  if (!by || !hand || tile === undefined || !seat || !round) return undefined;
  if ((on !== undefined || from !== undefined || fields.ippatsu || wareme !== undefined) && !fitTogether(fields))
    return undefined;
  const { ippatsu = false, kita = 0, melds = [], dora = [], ura = [], honba = 0, riichiSticks = 0 } = fields;
  const win: { -readonly [F in keyof Win]: Win[F] } = {
    hand: { concealed: hand, melds },
    tile,
    method: (on === undefined ? { by } : { by, on }) as WinMethod,
    seatWind: seat,
    roundWind: round,
    doraIndicators: dora,
    uraIndicators: ura,
  };
  if (riichi !== undefined) win.riichi = { kind: riichi, ippatsu };
  if (circumstances !== undefined && circumstances.length > 0) win.circumstances = circumstances;
  if (kita > 0) win.kita = kita;
  const record: { -readonly [F in keyof WinRecord]: WinRecord[F] } = { win, table: { honba, riichiSticks }, rules };
  if (id !== undefined) record.id = id;
  if (from !== undefined) record.discarder = from;
  if (wareme !== undefined) record.wareme = wareme;
  return record;
}

function fitTogether(fields: RecordFields): boolean {
  return DEPENDENT.every((name) => {
    const value = fields[name];
    return value === undefined || (fitsBeside(name, value as string, fields) && clashOf(name, fields) === undefined);
  });
}
