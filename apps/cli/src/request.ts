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
  type Tile,
  WON_ON,
  type WinRecord,
  type WonBy,
  type WonOn,
  type WinText,
  badTiles,
  err,
  formatTilesInOrder,
  ok,
  parseRecord,
  TSUMO_ON,
  parseTiles,
  parseWin,
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

/** A win as typed, with places in the text for its errors. */
export interface TypedWin {
  readonly record: WinRecord;
  readonly text: HandText;
  /** No winning tile was named, so it is the last one. */
  readonly assumed: boolean;
}

/** The options of `tenbo waits`. */
export interface WaitOptions extends SituationOptions {
  readonly seen?: string;
}

/** A hand without its last tile, as typed, and the tiles visible elsewhere. */
export interface TypedHand {
  readonly hand: Hand;
  readonly text: HandText;
  readonly situation: Situation;
  readonly rules: RuleSet;
  readonly honba: number;
  readonly seen: readonly Tile[];
}

export type TypingError = NotationError | RecordError | HandError;

/**
 * The win described by a hand's text and options; what words in the text say goes before the options. Without `+`, the last tile of a full
 * hand is the winning one.
 */
export function typedWin(text: string, options: ScoreOptions, rules: RuleSet): Result<TypedWin, readonly TypingError[]> {
  const parsed = parseWin(text);
  if (!parsed.ok) return parsed;
  const hand = withWinningTile(parsed.value);
  if (hand.tile === undefined) return err([withoutWinningTile(hand)]);
  const on = WON_ON.find((how) => options[how]);
  const fields = {
    ...situationFields(hand, options),
    tile: formatTilesInOrder([hand.tile]),
    by: wonBy(options, on),
    on,
    ippatsu: options.ippatsu,
    circumstances: options.with,
    riichiSticks: Number(options.sticks),
    from: options.from,
    wareme: options.wareme,
    ...saidFields(parsed.value),
  };
  const record = parseRecord(fields, rules);
  return record.ok ? ok({ record: record.value, text: hand, assumed: parsed.value.tile === undefined }) : record;
}

/** Ron, unless the options say tsumo or how it was won needs one. */
function wonBy({ ron, tsumo }: ScoreOptions, on: WonOn | undefined): WonBy {
  const needsTsumo = on !== undefined && on !== 'firstTurn' && TSUMO_ON.some((how) => how === on);
  return tsumo || (needsTsumo && !ron) ? 'tsumo' : 'ron';
}

/** A hand too short or too long to tell which tile won. */
function withoutWinningTile({ hand: { concealed, melds } }: HandText): HandError {
  return { code: 'tileCount', tiles: concealed.length, melds: melds.length, expected: 14 - 3 * melds.length };
}

/** A hand that still waits, with its situation and rules. It is read like a win, then loses its tile and method. */
export function typedHand(text: string, options: WaitOptions, rules: RuleSet): Result<TypedHand, readonly TypingError[]> {
  const parsed = parseWin(text);
  if (!parsed.ok) return parsed;
  const fields = { ...situationFields(parsed.value, options), tile: '1m', by: 'ron', ...waitingFields(parsed.value) };
  const record = parseRecord(fields, rules);
  const seen = parseTiles(options.seen ?? '');
  if (!record.ok) return record;
  if (!seen.ok) return err(badTiles('seen', seen.error));
  const { win, table } = record.value;
  const { hand, tile: _tile, method: _method, ...situation } = win;
  return ok({ hand, text: parsed.value, situation, rules, honba: table.honba, seen: seen.value });
}

/** All tiles visible elsewhere. */
export function knownTiles({ situation, seen }: TypedHand): readonly Tile[] {
  return [...shownTiles(situation), ...seen];
}

function situationFields({ hand }: HandText, options: SituationOptions): Record<string, unknown> {
  return {
    hand: formatTilesInOrder(hand.concealed),
    melds: hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTilesInOrder(tiles) })),
    seat: options.seat,
    round: options.round,
    riichi: riichiOf(options),
    dora: options.dora,
    ura: options.ura,
    kita: Number(options.kita),
    honba: Number(options.honba),
  };
}

/** What the words of a text say, as fields of a record. */
function saidFields({ words: { dora, ura, ...words } }: WinText): Record<string, unknown> {
  return {
    ...words,
    ...(dora && { dora: formatTilesInOrder(dora) }),
    ...(ura && { ura: formatTilesInOrder(ura) }),
  };
}

/** Of these, what can be so before the win. */
function waitingFields(text: WinText): Record<string, unknown> {
  const { by: _by, on: _on, ippatsu: _ippatsu, from: _from, ...fields } = saidFields(text);
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

/** Without `+`, the last tile of a full hand is the winning one. */
export function withWinningTile(text: HandText): HandText {
  const { concealed, melds } = text.hand;
  if (text.tile !== undefined || concealed.length % 3 !== 2) return text;
  return {
    hand: { concealed: concealed.slice(0, -1), melds },
    tile: concealed.at(-1),
    positions: { ...text.positions, tile: text.positions.concealed.at(-1) as number },
  };
}
