import type { RuleSet } from './ruleset.ts';

/** A warning about rules that work but are probably a mistake. */
export interface RuleNotice {
  /** Somebody begins above the target, so first place pays an oka instead of receiving one. */
  readonly code: 'okaBelowZero';
  readonly target: number;
  /** What first place receives: below zero. */
  readonly oka: number;
}

/**
 * Each seat's points at the start, by the rules.
 *
 * @example
 * startOf(presets.majsoulSanma); // → [35000, 35000, 35000]
 */
export function startOf(rules: RuleSet): readonly number[] {
  return Array<number>(rules.tiles.players).fill(rules.match.start);
}

/**
 * The points a player's result is counted against, given what they began with.
 *
 * @example
 * targetOf(presets.tenhou, 25_000); // → 30000
 * targetOf(presets.majsoul, 25_000); // → 25000
 */
export function targetOf({ standings: { target } }: RuleSet, start: number): number {
  return target === 'start' ? start : target;
}

/**
 * What first place receives: the sum of each player's difference between the target and the start.
 *
 * @example
 * okaOf(presets.tenhou); // → 20000
 * okaOf(presets.arcadeC, [1000, 5000]); // → 0
 */
export function okaOf(rules: RuleSet, start: readonly number[] = startOf(rules)): number {
  return start.reduce((oka, points) => oka + targetOf(rules, points) - points, 0);
}

/**
 * Warnings to show where rules are chosen or read. None is an error.
 *
 * @param start points of each seat at the start, if not `match.start`
 * @example
 * const rules = parseRules({ base: 'tenhou', match: { start: 35_000 } });
 * rules.ok && ruleNotices(rules.value); // → [{ code: 'okaBelowZero', target: 30000, oka: -20000 }]
 */
export function ruleNotices(rules: RuleSet, start: readonly number[] = startOf(rules)): readonly RuleNotice[] {
  const { target } = rules.standings;
  const oka = okaOf(rules, start);
  return target !== 'start' && oka < 0 ? [{ code: 'okaBelowZero', target, oka }] : [];
}
