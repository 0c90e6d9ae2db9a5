import { fuPlayed } from './chart.ts';
import type { WonBy } from '../hand/win.ts';
import { LIMIT_TABLE } from '../payments/limits.ts';
import { type HandValue, basePoints } from '../payments/points.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { unreached } from './unreached.ts';
import { mostYakuman } from './value-under.ts';

/** A value a hand can have, with the fewest han that reach it. */
export interface PointStep {
  readonly basePoints: number;
  readonly value: HandValue;
}

const YAKUMAN = LIMIT_TABLE.yakuman;

/**
 * Every value a hand can have under a rule set, ascending. Yakuman go up to `mostYakuman`.
 *
 * @param by ron and tsumo have different values: no 2 han 25 fu by tsumo, hardly any 20 fu by ron
 * @param minimumHan han a win needs, if honba raise it above the rules' own
 * @example
 * const steps = pointSteps(presets.standard, 'ron');
 * steps.slice(0, 3).map(({ basePoints, value }) => [basePoints, value]); // → [[240, { han: 1, fu: 30, yakuman: 0 }], [320, { han: 1, fu: 40, yakuman: 0 }], [400, { han: 1, fu: 50, yakuman: 0 }]]
 */
export function pointSteps(rules: RuleSet, by: WonBy, minimumHan: number = rules.yaku.minimumHan): readonly PointStep[] {
  const steps = new Map<number, HandValue>();
  const add = (points: number, value: HandValue) => {
    if (!steps.has(points)) steps.set(points, value);
  };
  for (let han = minimumHan; han <= YAKUMAN.han; han++) {
    for (const fu of fuPlayed(rules)) {
      if (!unreached(han, fu, by, rules)) add(basePoints(han, fu, rules), { han, fu, yakuman: 0 });
    }
  }
  const most = mostYakuman(rules);
  for (let multiple = 1; multiple <= most; multiple++) add(YAKUMAN.basePoints * multiple, { han: 0, fu: 0, yakuman: multiple });
  return [...steps]
    .map(([points, value]) => ({ basePoints: points, value }))
    .toSorted((one, other) => one.basePoints - other.basePoints);
}
