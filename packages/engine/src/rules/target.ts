import { assertRuleSet } from './assert-rules.ts';
import type { RuleSet } from './ruleset.ts';

/** A warning about rules that work but are probably a mistake. */
export type RuleNotice =
  | {
      /** Somebody begins above the target, so first place pays an oka instead of receiving one. */
      readonly code: 'okaBelowZero';
      readonly target: number;
      /** What first place receives: below zero. */
      readonly oka: number;
    }
  | {
      /** Somebody begins with other points than the rules' document offers. */
      readonly code: 'startNotOffered';
      readonly start: number;
      readonly offered: readonly number[];
    };

/**
 * The starting points that documents offer. Shanghai: Second Dynasty: "vary the opening stake anywhere from 25,000 up to 30,000 (in 1,000 point
 * increments)".
 */
const OFFERED: { readonly [D in NonNullable<RuleSet['yakuNames']>]?: readonly number[] } = {
  shanghai: [25_000, 26_000, 27_000, 28_000, 29_000, 30_000],
};

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
 * The starting points that the rules' document offers, in ascending order; empty if it names no choice. Other points can be played too, with a
 * notice.
 *
 * @example
 * offeredStarts(presets.shanghai).slice(0, 2); // → [25000, 26000]
 */
export function offeredStarts(rules: RuleSet): readonly number[] {
  assertRuleSet(rules, 'offeredStarts');
  const { yakuNames } = rules;
  return (yakuNames && OFFERED[yakuNames]) ?? [];
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
  const offered = offeredStarts(rules);
  const other = offered.length > 0 ? start.find((points) => !offered.includes(points)) : undefined;
  return [
    ...(target !== 'start' && oka < 0 ? [{ code: 'okaBelowZero', target, oka } as const] : []),
    ...(other === undefined ? [] : [{ code: 'startNotOffered', start: other, offered } as const]),
  ];
}
