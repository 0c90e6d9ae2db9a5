import {
  type Circumstance,
  type Hand,
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
  type WinText,
  badTiles,
  err,
  formatTilesInOrder,
  ok,
  parseRecord,
  parseTiles,
  parseWin,
  shownTiles,
} from '@tenbo/engine';
import type { SituationOptions } from './options.ts';
import { rulesInput } from './rule-sets.ts';

/** The options of `tenbo score`, with their names on the command line. */
export interface ScoreOptions extends SituationOptions {
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

export type TypingError = NotationError | RecordError;

/**
 * The win described by a hand's text and options; what words in the text say goes before the options. Without `+`, the last tile of a full
 * hand is the winning one.
 */
export function typedWin(text: string, options: ScoreOptions): Result<TypedWin, readonly TypingError[]> {
  const parsed = parseWin(text);
  if (!parsed.ok) return parsed;
  const hand = withWinningTile(parsed.value);
  const record = parseRecord({
    ...situationFields(hand, options),
    tile: hand.tile === undefined ? undefined : formatTilesInOrder([hand.tile]),
    by: options.tsumo ? 'tsumo' : 'ron',
    on: WON_ON.find((how) => options[how]),
    ippatsu: options.ippatsu,
    circumstances: options.with,
    riichiSticks: countOf(options.sticks),
    from: options.from,
    wareme: options.wareme,
    ...saidFields(parsed.value),
  });
  return record.ok ? ok({ record: record.value, text: hand }) : err(record.error);
}

/** A hand that still waits, with its situation and rules. It is read like a win, then loses its tile and method. */
export function typedHand(text: string, options: WaitOptions): Result<TypedHand, readonly TypingError[]> {
  const parsed = parseWin(text);
  if (!parsed.ok) return parsed;
  const record = parseRecord({
    ...situationFields(parsed.value, options),
    tile: '1m',
    by: 'ron',
    ...waitingFields(parsed.value),
  });
  const seen = parseTiles(options.seen ?? '');
  if (!record.ok) return record;
  if (!seen.ok) return err(badTiles('seen', seen.error));
  const { win, rules, table } = record.value;
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
    kita: countOf(options.kita),
    honba: countOf(options.honba),
    rules: rulesInput(options.rules),
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

/** A number, or the text itself if it is not one, so that the error can show it. */
function countOf(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}
