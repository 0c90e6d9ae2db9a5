import type { HandError } from './hand/hand-tiles.ts';
import { type HandText, formatTilesInOrder } from './hand/notation.ts';
import { type WinText, parseWin } from './hand/win-text.ts';
import type { WinRecord } from './payments/pay-win.ts';
import { parseRecord } from './record.ts';
import type { RecordError } from './record-fields.ts';
import { type Result, err, ok } from './result.ts';
import { presets } from './rules/presets/index.ts';
import type { RuleSet } from './rules/ruleset.ts';
import type { NotationError } from './tiles/tile-text.ts';

/** A win that was written on a line, ready to score. */
export interface TextRecord {
  readonly record: WinRecord;
  /** The hand as written, for the place of an error. */
  readonly text: HandText;
  /** Fields of a record that neither the line nor `unsaid` says: the winning tile is then the last one, and the others as in `UNSAID`. */
  readonly assumed: readonly Assumed[];
}

/** What a line need not say. */
export type Assumed = 'tile' | keyof typeof UNSAID;

/** What a line does not say: ron, by the south player, in the east round. */
const UNSAID = { by: 'ron', seat: 'S', round: 'E' } as const;

/**
 * The win written on one line, as `parseWin` reads it: ready to score. Without `+`, the last tile of a full hand is the winning one.
 *
 * @param rules the rules it is played by
 * @param unsaid fields of a record (see `parseRecord`) that count where the line says nothing of them
 * @returns the win, or everything wrong with the text
 * @example
 * const { record } = unwrap(recordOfText('234m 406p 567s 88s 67m +8m tsumo riichi dora 3p', presets.mleague));
 * const score = unwrap(scoreRecord(record));
 * [score.han, score.fu, score.payments]; // → [6, 20, { dealer: 6000, other: 3000 }]
 */
export function recordOfText(
  text: string,
  rules: RuleSet = presets.standard,
  unsaid: Readonly<Record<string, unknown>> = {},
): Result<TextRecord, readonly (NotationError | RecordError | HandError)[]> {
  const parsed = parseWin(text);
  if (!parsed.ok) return parsed;
  const hand = { ...parsed.value, ...withWinningTile(parsed.value) };
  if (hand.tile === undefined) return err([withoutWinningTile(hand)]);
  const said = { ...definedOf(unsaid), ...fieldsOfText(hand) };
  const record = parseRecord({ ...UNSAID, ...said }, rules);
  if (!record.ok) return record;
  const others = (Object.keys(UNSAID) as (keyof typeof UNSAID)[]).filter((field) => !(field in said));
  return ok({ record: record.value, text: hand, assumed: parsed.value.tile === undefined ? ['tile', ...others] : others });
}

/**
 * What a line says about a win, as fields of a record.
 *
 * @example
 * const { seat, dora } = fieldsOfText(unwrap(parseWin('234m 406p 567s 88s 67m +8m south dora 3p')));
 * [seat, dora]; // → ['S', '3p']
 */
export function fieldsOfText({ hand, tile, words: { dora, ura, ...words } }: WinText): Readonly<Record<string, unknown>> {
  return {
    hand: formatTilesInOrder(hand.concealed),
    melds: hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTilesInOrder(tiles) })),
    ...(tile !== undefined && { tile: formatTilesInOrder([tile]) }),
    ...words,
    ...(dora && { dora: formatTilesInOrder(dora) }),
    ...(ura && { ura: formatTilesInOrder(ura) }),
  };
}

/**
 * A hand whose last tile, where none is marked by `+`, is the winning one.
 *
 * @example
 * const { hand, tile } = withWinningTile(unwrap(parseHand('234m 406p 567s 88s 678m')));
 * formatHand(hand, tile); // → '23467m406p56788s +8m'
 */
export function withWinningTile(text: HandText): HandText {
  const { concealed, melds } = text.hand;
  if (text.tile !== undefined || concealed.length % 3 !== 2) return text;
  return {
    hand: { concealed: concealed.slice(0, -1), melds },
    tile: concealed.at(-1),
    positions: { ...text.positions, tile: text.positions.concealed.at(-1) as number },
  };
}

function definedOf(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A hand too short or too long to tell which tile won. */
function withoutWinningTile({ hand: { concealed, melds } }: HandText): HandError {
  return { code: 'tileCount', tiles: concealed.length, melds: melds.length, expected: 14 - 3 * melds.length };
}
