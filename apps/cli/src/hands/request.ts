import {
  type Circumstance,
  type Hand,
  type HandError,
  type HandText,
  type Meld,
  type NotationError,
  type RecordError,
  type Result,
  type Riichi,
  type RuleSet,
  type Situation,
  type TextRecord,
  type Tile,
  WON_ON,
  type WonBy,
  type WonOn,
  type WinText,
  badTiles,
  err,
  fieldsOfText,
  ok,
  parseRecord,
  TSUMO_ON,
  parseTiles,
  parseWin,
  recordOfText,
  shownTiles,
} from '@tenbo/engine';
import type { SituationOptions } from '../options/options.ts';

/** The words of a hand as one text, without the quotes that some shells pass on. */
export function handText(words: readonly string[]): string {
  return words.join(' ').replaceAll(/^['"‘“]+|['"’”]+$/g, '');
}

/** The options of `tenbo score`, with their names on the command line. */
export interface ScoreOptions extends SituationOptions {
  readonly ron?: true;
  readonly tsumo?: true;
  readonly from?: string;
  readonly wareme?: string;
  readonly ippatsu?: true;
  readonly firstTurn?: true;
  readonly rinshan?: true;
  readonly haitei?: true;
  readonly chankan?: true;
  readonly houtei?: true;
  readonly with?: readonly Circumstance[];
  readonly sticks: string;
}

/** The options of `tenbo waits`. */
export interface WaitOptions extends SituationOptions {
  readonly seen?: string;
}

/** A hand without its last tile, and the tiles visible elsewhere. */
export interface WaitingHand {
  readonly hand: Hand;
  readonly situation: Situation;
  readonly rules: RuleSet;
  readonly honba: number;
  readonly seen: readonly Tile[];
}

/** A waiting hand as it was typed. */
export interface TypedHand extends WaitingHand {
  readonly text: HandText;
}

export type TypingError = NotationError | RecordError | HandError;

/** The win described by a hand's text and options; words in the text take precedence over options. */
export function typedWin(text: string, options: ScoreOptions, rules: RuleSet): Result<TextRecord, readonly TypingError[]> {
  const on = WON_ON.find((how) => options[how]);
  return recordOfText(text, rules, {
    ...situationFields(options),
    by: wonBy(options, on),
    on,
    ippatsu: options.ippatsu,
    circumstances: options.with,
    riichiSticks: Number(options.sticks),
    from: options.from,
    wareme: options.wareme,
  });
}

/** Ron or tsumo, if the options say so or how it was won needs it. */
function wonBy({ ron, tsumo }: ScoreOptions, on: WonOn | undefined): WonBy | undefined {
  if (ron || tsumo) return ron ? 'ron' : 'tsumo';
  if (on === undefined || on === 'firstTurn') return undefined;
  return TSUMO_ON.some((how) => how === on) ? 'tsumo' : 'ron';
}

/** A hand that is still waiting, with its situation and rules. A tile after + is ignored. */
export function typedHand(text: string, options: WaitOptions, rules: RuleSet): Result<TypedHand, readonly TypingError[]> {
  const parsed = parseWin(text);
  return parsed.ok ? handOf(parsed.value, options, rules) : parsed;
}

/** A hand with the tile drawn, before a discard: a tile after + is one of it. */
export function typedDraw(text: string, options: WaitOptions, rules: RuleSet): Result<TypedHand, readonly TypingError[]> {
  const parsed = parseWin(text);
  return parsed.ok ? handOf(withTileInHand(parsed.value), options, rules) : parsed;
}

function withTileInHand(text: WinText): WinText {
  const { hand, tile, positions } = text;
  if (tile === undefined) return text;
  return {
    ...text,
    hand: { ...hand, concealed: [...hand.concealed, tile] },
    tile: undefined,
    positions: { ...positions, concealed: [...positions.concealed, positions.tile], tile: -1 },
  };
}

function handOf(text: WinText, options: WaitOptions, rules: RuleSet): Result<TypedHand, readonly TypingError[]> {
  const read = waitingHand({ ...UNSAID, ...situationFields(options), ...waitingFields(text) }, options.seen, rules);
  return read.ok ? ok({ ...read.value, text }) : read;
}

/**
 * The hand with melds that nobody wrote: 10, 7, 4 or 1 tiles (one more with the tile drawn) are the rest of a hand with one to four melds. Their tiles are
 * not known, so the hand has a distance and tiles that bring it nearer, but no value. Undefined for any other number of tiles.
 */
export function withImpliedMelds({ concealed, melds }: Hand, drawn: 0 | 1): Hand | undefined {
  const missing = (13 + drawn - concealed.length) / 3 - melds.length;
  if (!Number.isInteger(missing) || missing <= 0 || concealed.length === 0) return undefined;
  return { concealed, melds: [...melds, ...Array.from({ length: missing }, () => UNKNOWN_MELD)] };
}

const UNKNOWN_MELD: Meld = { type: 'pon', tiles: [] };

/** A hand that is still waiting, from the fields of a record. It is read like a win, then loses its tile and method. */
export function waitingHand(
  fields: Readonly<Record<string, unknown>>,
  seen: string | undefined,
  rules: RuleSet,
): Result<WaitingHand, readonly TypingError[]> {
  const record = parseRecord({ ...fields, tile: '1m', by: 'ron' }, rules);
  const elsewhere = parseTiles(seen ?? '');
  if (!record.ok) return record;
  if (!elsewhere.ok) return err(badTiles('seen', elsewhere.error));
  const { win, table, rules: own } = record.value;
  const { hand, tile: _tile, method: _method, ...situation } = win;
  return ok({ hand, situation, rules: own, honba: table.honba, seen: elsewhere.value });
}

/** All tiles visible elsewhere. */
export function knownTiles({ situation, seen }: WaitingHand): readonly Tile[] {
  return [...shownTiles(situation), ...seen];
}

/** The seat and the round of a waiting hand that says neither. */
const UNSAID = { seat: 'S', round: 'E' };

function situationFields(options: SituationOptions): Record<string, unknown> {
  return {
    ...(options.seat !== undefined && { seat: options.seat }),
    ...(options.round !== undefined && { round: options.round }),
    riichi: riichiOf(options),
    dora: options.dora,
    ura: options.ura,
    kita: Number(options.kita),
    honba: Number(options.honba),
  };
}

/** The parts of a text that make sense before the win. */
function waitingFields(text: WinText): Record<string, unknown> {
  const { by: _by, on: _on, ippatsu: _ippatsu, from: _from, ...fields } = fieldsOfText(text);
  return fields;
}

function riichiOf({ riichi, doubleRiichi, openRiichi }: SituationOptions): Riichi['kind'] | undefined {
  if (doubleRiichi) return openRiichi ? 'openDoubleRiichi' : 'doubleRiichi';
  if (openRiichi) return 'openRiichi';
  return riichi && 'riichi';
}

/** Whether a text is a hand of 13 tiles without a winning one. */
export function isWaiting(text: string): boolean {
  const parsed = parseWin(text);
  if (!parsed.ok || parsed.value.tile !== undefined) return false;
  const { concealed, melds } = parsed.value.hand;
  return concealed.length + 3 * melds.length === 13;
}
