import type { RuleSet } from './ruleset.ts';

/** What a reader should know of rules that can be played and hardly are meant so. */
export interface RuleNotice {
  /** Somebody begins with more than the target, so that the first pays an oka instead of having one. */
  readonly code: 'okaBelowZero';
  readonly target: number;
  /** What the first has of it, below zero. */
  readonly oka: number;
}

/**
 * Points of each seat at the start where nothing else is said.
 *
 * @example
 * startOf(presets.majsoulSanma); // → [35000, 35000, 35000]
 */
export function startOf(rules: RuleSet): readonly number[] {
  return Array<number>(rules.tiles.players).fill(rules.match.start);
}

/**
 * The points against which a player's result is counted, given what they began with.
 *
 * @example
 * targetOf(presets.tenhou, 25_000); // → 30000
 * targetOf(presets.majsoul, 25_000); // → 25000
 */
export function targetOf({ standings: { target } }: RuleSet, start: number): number {
  return target === 'start' ? start : target;
}

/**
 * What the first has from all: what lies between the target and what each began with.
 *
 * @example
 * okaOf(presets.tenhou); // → 20000
 * okaOf(presets.arcadeC, [1000, 5000]); // → 0
 */
export function okaOf(rules: RuleSet, start: readonly number[] = startOf(rules)): number {
  return start.reduce((oka, points) => oka + targetOf(rules, points) - points, 0);
}

/**
 * What is pointed out of rules where they are chosen or read. None of it is an error.
 *
 * @param start points of each seat at the start, where they are others than `match.start`
 * @example
 * const rules = parseRules({ base: 'tenhou', match: { start: 35_000 } });
 * rules.ok && ruleNotices(rules.value); // → [{ code: 'okaBelowZero', target: 30000, oka: -20000 }]
 */
export function ruleNotices(rules: RuleSet, start: readonly number[] = startOf(rules)): readonly RuleNotice[] {
  const { target } = rules.standings;
  const oka = okaOf(rules, start);
  return target !== 'start' && oka < 0 ? [{ code: 'okaBelowZero', target, oka }] : [];
}
