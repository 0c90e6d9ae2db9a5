import type { WonBy } from '../hand/win.ts';
import { LIMIT_TABLE, type Limit, type LimitBelowYakuman, MOST_YAKUMAN } from '../hand/limits.ts';
import { type HandValue, basePoints, fuMatter } from '../payments/points.ts';
import { type Result, err, ok } from '../result.ts';
import { playedYaku } from '../rules/played-yaku.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { type Unreached, fuPlayed, unreached } from './chart.ts';

/** A hand's value as players say it, without its tiles: han and fu, a limit, or a number of yakuman. From five han up the fu may be left out. */
export type NamedValue =
  | { readonly han: number; readonly fu?: number }
  | { readonly limit: LimitBelowYakuman }
  | { readonly yakuman: number };

/** A `HandValue` of which the fu may be unknown, because they count for nothing. */
export interface KnownValue extends Pick<HandValue, 'han' | 'yakuman'> {
  readonly fu: number | undefined;
}

/** What a named value comes to. */
export interface ValueFound {
  readonly basePoints: number;
  /** Undefined for a limit, which several han make. */
  readonly value: KnownValue | undefined;
}

/** Why no hand has a named value under a rule set. */
export type NoSuchValue =
  | {
      readonly code: 'noSuchValue';
      readonly han: number;
      readonly fu?: number;
      /** Undefined if the numbers cannot be han and fu at all. */
      readonly why?: Unreached;
    }
  /** The fu are needed: below `from` han, or with any han if the rules have no limits. */
  | { readonly code: 'fuMissing'; readonly han: number; readonly from?: number }
  /** The rules have no limits (青天井). */
  | { readonly code: 'noSuchLimit'; readonly limit: Limit }
  | { readonly code: 'noSuchYakuman'; readonly yakuman: number; readonly most: number }
  | { readonly code: 'tooFewHanEntered'; readonly han: number; readonly minimum: number };

const { mangan: MANGAN, yakuman: YAKUMAN } = LIMIT_TABLE;
const MOST_FU = 170;
/** More than all yaku and dora together. */
const MOST_HAN = 200;

/**
 * What a named value comes to, or why no hand has it under these rules. Fu that count for nothing are not checked, and are forgotten if no
 * hand has them.
 *
 * @param minimumHan han a win needs, if honba raise it above the rules' own
 * @example
 * valueUnder({ han: 3, fu: 40 }, 'ron', presets.standard); // → { ok: true, value: { basePoints: 1280, value: { han: 3, fu: 40, yakuman: 0 } } }
 * valueUnder({ han: 8 }, 'ron', presets.standard); // → { ok: true, value: { basePoints: 4000, value: { han: 8, fu: undefined, yakuman: 0 } } }
 * valueUnder({ yakuman: 3 }, 'ron', presets.shanghai); // → { ok: false, error: { code: 'noSuchYakuman', yakuman: 3, most: 1 } }
 */
export function valueUnder(
  named: NamedValue,
  by: WonBy,
  rules: RuleSet,
  minimumHan: number = rules.yaku.minimumHan,
): Result<ValueFound, NoSuchValue> {
  if ('han' in named) return ofHan(named, by, rules, minimumHan);
  if (rules.points.limits === 'none') return err({ code: 'noSuchLimit', limit: 'limit' in named ? named.limit : 'yakuman' });
  if ('limit' in named) return ok({ basePoints: LIMIT_TABLE[named.limit].basePoints, value: undefined });
  const { yakuman } = named;
  const most = mostYakuman(rules);
  if (!Number.isInteger(yakuman) || yakuman < 1 || yakuman > most) return err({ code: 'noSuchYakuman', yakuman, most });
  return ok({ basePoints: YAKUMAN.basePoints * yakuman, value: { han: 0, fu: 0, yakuman } });
}

function ofHan(
  { han, fu }: Extract<NamedValue, { readonly han: number }>,
  by: WonBy,
  rules: RuleSet,
  minimum: number,
): Result<ValueFound, NoSuchValue> {
  if (han < minimum) return err({ code: 'tooFewHanEntered', han, minimum });
  const given = fu === undefined ? {} : { fu };
  if (!Number.isInteger(han) || han > MOST_HAN) return err({ code: 'noSuchValue', han, ...given });
  const why = fu !== undefined && isFu(fu, rules) ? unreached(han, fu, by, rules) : undefined;
  const known = fu !== undefined && isFu(fu, rules) && why === undefined ? fu : undefined;
  // Without fu that matter, any do for the formula.
  if (known !== undefined || !fuMatter(han, rules))
    return ok({ basePoints: basePoints(han, known ?? 0, rules), value: { han, fu: known, yakuman: 0 } });
  if (fu !== undefined) return err({ code: 'noSuchValue', han, fu, ...(why && { why }) });
  return err({ code: 'fuMissing', han, ...(rules.points.limits === 'played' && { from: MANGAN.han }) });
}

/** Whether a number can be fu under a rule set. */
function isFu(fu: number, { fu: { sevenPairs, most } }: RuleSet): boolean {
  return (fu % 10 === 0 || fu === sevenPairs.fu) && fu >= 20 && fu <= (most ?? MOST_FU);
}

/**
 * The most yakuman a hand is paid: the rules' limit or `MOST_YAKUMAN`; if only the highest yakuman counts, what that one is worth. None without
 * limits.
 *
 * @example
 * mostYakuman(presets.arcadeC); // → 7
 * mostYakuman(presets.shanghai); // → 1
 */
export function mostYakuman(rules: RuleSet): number {
  const { yaku, points } = rules;
  if (points.limits === 'none') return 0;
  const limit = yaku.yakumanLimit ?? MOST_YAKUMAN;
  if (yaku.yakumanStacking === 'sum' || points.countedYakuman === 'perThirteen') return limit;
  const multiples = playedYaku(rules).map(({ value }) => ('yakuman' in value ? value.yakuman : 1));
  return Math.min(limit, Math.max(1, ...multiples));
}

/** A value a hand can have, with the fewest han that reach it. */
export interface PointStep {
  readonly basePoints: number;
  readonly value: HandValue;
}

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
