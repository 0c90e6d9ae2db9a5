import type { PointRules, RuleSet, YakuRules } from '../rules/ruleset.ts';
import { LIMIT_TABLE, type Limit, limitOf, limitOfHan } from '../hand/limits.ts';

/** The value of a hand: han and fu, or a number of yakuman. */
export interface HandValue {
  /** With dora; 0 for a yakuman, beside which neither han nor dora count. */
  readonly han: number;
  /** Rounded; 0 for a yakuman. */
  readonly fu: number;
  /** 1, or more for several or double ones; 0 for a hand of han. */
  readonly yakuman: number;
}

/**
 * Base points (基本点) of a hand without a yakuman: fu × 2^(2+han), at most a mangan; from 5 han up they depend on the han alone.
 * Without limits (青天井) they are that product whatever the han, exact below 2^53.
 * This is the formula alone; whether a hand can have such a value, `valueUnder` says.
 *
 * @param han han with dora, at least 1
 * @param fu rounded fu
 * @returns points, before they are multiplied and rounded up for each payer
 * @example
 * basePoints(3, 40, presets.standard); // → 1280
 * basePoints(4, 30, presets.standard); // → 1920
 * basePoints(4, 30, presets.mleague); // → 2000
 * basePoints(13, 30, presets.standard); // → 8000
 */
export function basePoints(han: number, fu: number, { points: rules, yaku }: RuleSet): number {
  if (rules.limits === 'none') return unlimitedPoints(han, fu);
  if (han >= YAKUMAN.han && rules.countedYakuman !== 'sanbaiman') return YAKUMAN.basePoints * countedYakuman(han, rules, yaku);
  if (han >= MANGAN.han) return OF_HAN[Math.min(han, YAKUMAN.han - 1)] as number;
  // `unlimitedPoints` by a shift: every hand comes here, and a power is slower.
  const points = fu << (2 + han);
  if (points >= MANGAN.basePoints) return MANGAN.basePoints;
  return points === KIRIAGE && rules.kiriageMangan === 'played' ? MANGAN.basePoints : points;
}

const { mangan: MANGAN, yakuman: YAKUMAN } = LIMIT_TABLE;
/** Base points by han, from mangan up and below a yakuman, where the fu no longer matter. */
const OF_HAN = Array.from({ length: YAKUMAN.han }, (_, han) => {
  const limit = limitOfHan(han);
  return limit && LIMIT_TABLE[limit].basePoints;
});

/**
 * Fu doubled for each han and twice more: base points before any limit.
 *
 * @example
 * unlimitedPoints(4, 40); // → 2560
 */
export function unlimitedPoints(han: number, fu: number): number {
  return fu * 2 ** (2 + han);
}

function countedYakuman(han: number, { countedYakuman: how }: PointRules, { yakumanLimit }: YakuRules): number {
  const multiple = how === 'perThirteen' ? Math.floor(han / YAKUMAN.han) : 1;
  return yakumanLimit === null ? multiple : Math.min(multiple, yakumanLimit);
}

/**
 * Whether the points for this many han depend on the fu: up to four han they do, and without limits always.
 *
 * @example
 * fuMatter(4, presets.standard); // → true
 * fuMatter(5, presets.standard); // → false
 */
export function fuMatter(han: number, { points }: RuleSet): boolean {
  return points.limits === 'none' || han < MANGAN.han;
}

/** 30 fu 4 han and 60 fu 3 han: 80 base points short of mangan. */
const KIRIAGE = 1920;

/**
 * The limit that a hand with these base points is paid as; undefined below mangan, and under rules without limits (青天井).
 *
 * @example
 * limitUnder(presets.standard, 2000); // → 'mangan'
 * limitUnder(presets.standard, 1920); // → undefined
 */
export function limitUnder({ points }: RuleSet, base: number): Limit | undefined {
  return points.limits === 'none' ? undefined : limitOf(base);
}
