import {
  MELD_TYPES,
  type Meld,
  RIICHI_KINDS,
  RON_ON,
  type RiichiKind,
  type RuleSet,
  TSUMO_ON,
  type Tile,
  WINDS,
  WON_BY,
  WON_ON,
  type Win,
  type WinMethod,
  type WinRecord,
  type Wind,
  type WonBy,
  type WonOn,
  presetOf,
  presets,
} from '@tenbo/engine';
import { ByteWords } from './byte-words.ts';
import { MARK, PlainJson } from './plain-json.ts';

/**
 * Reads a record from the bytes of a line in one pass, if all of it is plain JSON: known fields, their usual words, tiles as digits with the
 * letter of their suit. Of any other line it reads nothing; `parseRecord` then reads it carefully and reports what is wrong.
 */
export function readPlainLine(bytes: Uint8Array, from: number, to: number, usual: RuleSet): WinRecord | undefined {
  const text = new PlainJson(bytes, from, to);
  const fields = readFields(text);
  return text.isPlain ? recordOf(fields, usual) : undefined;
}

/** The fields of a record as they appear on a line; null counts as absent. */
interface Fields {
  id: string | number | undefined;
  hand: readonly Tile[] | undefined;
  melds: readonly Meld[] | undefined;
  tile: readonly Tile[] | undefined;
  by: WonBy | undefined;
  on: WonOn | undefined;
  seat: Wind | undefined;
  round: Wind | undefined;
  riichi: RiichiKind | undefined;
  ippatsu: boolean | undefined;
  dora: readonly Tile[] | undefined;
  ura: readonly Tile[] | undefined;
  kita: number | undefined;
  honba: number | undefined;
  riichiSticks: number | undefined;
  from: Wind | undefined;
  rules: string | undefined;
}

function noFields(): Fields {
  return {
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
}

const NAMES = new ByteWords(Object.keys(noFields()) as (keyof Fields)[]);
const BY = new ByteWords(WON_BY);
const ON = new ByteWords(WON_ON);
const SIDES = new ByteWords(WINDS);
const RIICHI = new ByteWords(RIICHI_KINDS);
const CALLS = new ByteWords(MELD_TYPES);
const IDS = new ByteWords(Object.keys(presets));
const OF_MELD = new ByteWords(['type', 'tiles']);

/** How each field is read. */
const READ: { readonly [F in keyof Fields]: (text: PlainJson) => Fields[F] } = {
  id: (text) => text.label(),
  hand: (text) => text.tiles(),
  melds: readMelds,
  tile: (text) => text.tiles(),
  by: (text) => text.word(BY),
  on: (text) => text.word(ON),
  seat: (text) => text.word(SIDES),
  round: (text) => text.word(SIDES),
  riichi: (text) => text.word(RIICHI),
  ippatsu: (text) => text.flag(),
  dora: (text) => text.tiles(),
  ura: (text) => text.tiles(),
  kita: (text) => text.count(),
  honba: (text) => text.count(),
  riichiSticks: (text) => text.count(),
  from: (text) => text.word(SIDES),
  rules: (text) => text.word(IDS),
};

function readFields(text: PlainJson): Fields {
  const fields = noFields();
  text.take(MARK.object);
  do {
    const name = text.word(NAMES);
    text.take(MARK.colon);
    if (name !== undefined) fields[name] = (text.takesNull() ? undefined : READ[name](text)) as never;
  } while (text.takes(MARK.comma));
  text.take(MARK.objectEnd);
  text.end();
  return fields;
}

/** A hand has no more. A record with more is read carefully. */
const MOST_MELDS = 4;

function readMelds(text: PlainJson): readonly Meld[] {
  const melds: Meld[] = [];
  text.take(MARK.list);
  if (text.takes(MARK.listEnd)) return melds;
  do melds.push(readMeld(text));
  while (melds.length < MOST_MELDS && text.takes(MARK.comma));
  text.take(MARK.listEnd);
  return melds;
}

function readMeld(text: PlainJson): Meld {
  let type: Meld['type'] | undefined;
  let tiles: readonly Tile[] | undefined;
  text.take(MARK.object);
  do {
    const name = text.word(OF_MELD);
    text.take(MARK.colon);
    if (name === 'type') type = text.word(CALLS);
    else tiles = text.tiles();
  } while (text.takes(MARK.comma));
  text.take(MARK.objectEnd);
  if (type === undefined || !tiles?.length) text.giveUp();
  return { type, tiles } as Meld;
}

/** The record of fields that fit together; undefined if they do not. */
function recordOf(fields: Fields, usual: RuleSet): WinRecord | undefined {
  const { hand, melds = NO_MELDS, tile, by, on, seat, round, riichi, ippatsu = false, from } = fields;
  const { dora = NO_TILES, ura = NO_TILES, kita = 0, honba = 0, riichiSticks = 0 } = fields;
  const rules = fields.rules === undefined ? usual : presetOf(fields.rules);
  if (!hand?.length || tile?.length !== 1 || !by || !seat || !round || !rules) return undefined;
  if (riichi === undefined && ippatsu) return undefined;
  if (on !== undefined && !(by === 'ron' ? RON_ON : TSUMO_ON).some((one) => one === on)) return undefined;
  if (from !== undefined && (by !== 'ron' || from === seat || WINDS.indexOf(from) >= rules.tiles.players)) return undefined;
  const win: { -readonly [F in keyof Win]: Win[F] } = {
    hand: { concealed: hand, melds },
    tile: tile[0] as Tile,
    method: (on === undefined ? { by } : { by, on }) as WinMethod,
    seatWind: seat,
    roundWind: round,
    doraIndicators: dora,
    uraIndicators: ura,
  };
  if (riichi !== undefined) win.riichi = { kind: riichi, ippatsu };
  if (kita > 0) win.kita = kita;
  const record: { -readonly [F in keyof WinRecord]: WinRecord[F] } = { win, table: { honba, riichiSticks }, rules };
  if (fields.id !== undefined) record.id = fields.id;
  if (from !== undefined) record.discarder = from;
  return record;
}

const NO_MELDS: readonly Meld[] = [];
const NO_TILES: readonly Tile[] = [];
