import type { Score } from './best-score.ts';
import type { ScoreError } from './hand/errors.ts';
import { formatTiles } from './hand/notation.ts';
import { type WinRecord, transfersOf } from './payments/pay-win.ts';
import { tableBonus } from './payments/payments.ts';
import { type Result, ok } from './result.ts';
import type { RuleSet } from './rules/ruleset.ts';
import { type Explanation, type Scorer, createScorer } from './score.ts';
import type { Tile } from './tiles/tile.ts';

/** The answer to a record: the score, and what the winner collects at this table. A refusal has `ok: false` and its errors. */
export interface RecordResult extends Score {
  /** That of the record, if it has one. */
  readonly id?: string | number;
  readonly ok: true;
  /** With honba, riichi sticks and wareme, in points. */
  readonly withTable: number;
}

const scorers = new WeakMap<RuleSet, Scorer>();

/**
 * The scorer of a rule set, the same one each time: what it has worked out for one hand serves the next.
 *
 * @param rules the same object each time
 * @example
 * scorerOf(presets.tenhou) === scorerOf(presets.tenhou); // → true
 */
export function scorerOf(rules: RuleSet): Scorer {
  const known = scorers.get(rules);
  if (known) return known;
  const scorer = createScorer(rules);
  scorers.set(rules, scorer);
  return scorer;
}

/**
 * The answer to a record: what the win is worth with all that the record says, its rules, honba, riichi sticks and wareme included.
 *
 * @returns the score, or everything wrong with the win
 * @example
 * const record = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', honba: 1 }));
 * const { han, fu, payments, withTable } = unwrap(scoreRecord(record));
 * [han, fu, payments, withTable]; // → [3, 30, { discarder: 3900 }, 4200]
 */
export function scoreRecord(record: WinRecord): Result<RecordResult, readonly ScoreError[]> {
  const score = scorerOf(record.rules).score(record.win, record.table.honba);
  return score.ok ? ok(resultOf(score.value, record)) : score;
}

/**
 * The same answer with its reasons.
 *
 * @example
 * const record = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', rules: 'tenhou' }));
 * unwrap(explainRecord(record)).fuItems.map(({ code, fu }) => [code, fu]); // → [['base', 20], ['closedRon', 10]]
 */
export function explainRecord(record: WinRecord): Result<Explanation & RecordResult, readonly ScoreError[]> {
  const explanation = scorerOf(record.rules).explain(record.win, record.table.honba);
  return explanation.ok ? ok(resultOf(explanation.value, record)) : explanation;
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

/**
 * The points that the winner collects: with honba, riichi sticks and wareme.
 *
 * @example
 * const text = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', honba: 1 };
 * const record = unwrap(parseRecord(text));
 * withTableOf({ basePoints: 960, total: 3900 }, record); // → 4200
 */
export function withTableOf({ basePoints, total }: Pick<Score, 'basePoints' | 'total'>, record: WinRecord): number {
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
