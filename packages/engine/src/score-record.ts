import type { ScoreError } from './hand/errors.ts';
import type { WinRecord } from './payments/pay-record.ts';
import { type RecordResult, resultOf } from './record.ts';
import { type Result, ok } from './result.ts';
import type { RuleSet } from './rules/ruleset.ts';
import { type Explanation, type Scorer, createScorer } from './score.ts';

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
