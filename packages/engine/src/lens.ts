import type { ScoreError } from './hand/errors.ts';
import { withFivesOf } from './hand/red-fives.ts';
import type { WinRecord } from './payments/pay-win.ts';
import { type Result, err, ok } from './result.ts';
import { ruleCode } from './rules/code.ts';
import { type RuleDifference, type RulePath, ruleDifferences, withField } from './rules/fields.ts';
import { presets } from './rules/presets/index.ts';
import type { RuleSet } from './rules/ruleset.ts';
import { type RecordResult, resultOf } from './score-record.ts';
import { createScorer } from './score.ts';

/** One win under many rule sets. */
export interface Lens {
  /** The win under its own rules, with which the others are compared. */
  readonly base: LensResult;
  readonly rows: readonly LensRow[];
}

/** A win under another rule set. */
export interface LensRow {
  readonly rules: RuleSet;
  readonly code: string;
  readonly result: LensResult;
  /** The fields that make the result differ from the one under the base rules; empty if it is the same. */
  readonly cause: readonly RulePath[];
}

/** What a win is worth and collects, or everything wrong with it under those rules. */
export type LensResult = Result<RecordResult, readonly ScoreError[]>;

/**
 * The same win, at the same table, under many rule sets, and what makes the difference.
 *
 * Results differ if anything in them does: han and fu, yaku, dora, limit, shares, what the winner collects; errors, if their codes do.
 * The cause is the first field, in the order of `RULE_PATHS`, that alone gives the base rules the other result. If no single field does,
 * it is a set of fields that are all needed. Red fives that a rule set lacks become plain, plain ones that it lacks become red.
 *
 * @param record the win with its table and the base rules
 * @param others the rule sets to look through
 * @example
 * const record = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', dora: '3p' }));
 * const { rows } = lens(record, [presets.tenhou, presets.mleague, presets.ema2016]);
 * rows.map(({ result }) => unwrap(result).total); // → [7700, 8000, 3900]
 * rows.map(({ cause }) => cause); // → [[], ['points.kiriageMangan'], ['tiles.redFives']]
 */
export function lens(record: WinRecord, others: readonly RuleSet[] = Object.values(presets)): Lens {
  const base = resultUnder(record.rules, record);
  const known = new Map<string, string>();

  /** What a player sees of the win under the base rules with some fields as in another rule set. */
  function seenWith(changes: readonly RuleDifference[]): string {
    const key = JSON.stringify(changes.map(({ path, other }) => [path, other]));
    const seen = known.get(key) ?? seenOf(resultUnder(changed(record.rules, changes), record));
    known.set(key, seen);
    return seen;
  }

  function rowOf(rules: RuleSet): LensRow {
    const result = resultUnder(rules, record);
    const seen = seenOf(result);
    const gives = (changes: readonly RuleDifference[]) => seenWith(changes) === seen;
    const cause = gives([]) ? [] : causeOf(ruleDifferences(record.rules, rules), gives);
    return { rules, code: ruleCode(rules), result, cause: cause.map(({ path }) => path) };
  }

  return { base, rows: others.map(rowOf) };
}

type Gives = (changes: readonly RuleDifference[]) => boolean;

function causeOf(changes: readonly RuleDifference[], gives: Gives): readonly RuleDifference[] {
  const single = changes.find((change) => gives([change]));
  return single ? [single] : neededOf(changes, [], gives);
}

/**
 * Those of `changes` that the result needs in addition to `made`; all of them together give it. Searches by halves, so a few needed
 * changes among many are found in few steps.
 */
function neededOf(changes: readonly RuleDifference[], made: readonly RuleDifference[], gives: Gives): readonly RuleDifference[] {
  if (gives(made)) return [];
  if (changes.length === 1) return changes;
  const [one, other] = [changes.slice(0, changes.length / 2), changes.slice(changes.length / 2)];
  const needed = neededOf(other, [...made, ...one], gives);
  return [...neededOf(one, [...made, ...needed], gives), ...needed];
}

function changed(rules: RuleSet, changes: readonly RuleDifference[]): RuleSet {
  return changes.reduce((before, { path, other }) => withField(before, path, other), rules);
}

function resultUnder(rules: RuleSet, { win, table }: WinRecord): LensResult {
  const played = withFivesOf(rules.tiles, win);
  const score = createScorer(rules).score(played, table.honba);
  return score.ok ? ok(resultOf(score.value, { win: played, table, rules })) : err(score.error);
}

function seenOf(result: LensResult): string {
  return JSON.stringify(result.ok ? result.value : result.error.map(({ code }) => code));
}
