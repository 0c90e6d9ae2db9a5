import {
  type Circumstance,
  type Hand,
  type HandError,
  type HandText,
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
import type { SituationOptions } from './options.ts';

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

/** Ron, unless the options say tsumo or how it was won needs one. */
function wonBy({ ron, tsumo }: ScoreOptions, on: WonOn | undefined): WonBy {
  const needsTsumo = on !== undefined && on !== 'firstTurn' && TSUMO_ON.some((how) => how === on);
  return tsumo || (needsTsumo && !ron) ? 'tsumo' : 'ron';
}

/** A hand that is still waiting, with its situation and rules. */
export function typedHand(text: string, options: WaitOptions, rules: RuleSet): Result<TypedHand, readonly TypingError[]> {
  const parsed = parseWin(text);
  if (!parsed.ok) return parsed;
  const read = waitingHand({ ...situationFields(options), ...waitingFields(parsed.value) }, options.seen, rules);
  return read.ok ? ok({ ...read.value, text: parsed.value }) : read;
}

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

function situationFields(options: SituationOptions): Record<string, unknown> {
  return {
    seat: options.seat,
    round: options.round,
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
