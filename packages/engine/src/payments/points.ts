import type { PointRules, RuleSet, YakuRules } from '../rules/ruleset.ts';

/** The value of a hand: han and fu, or a multiple of yakuman; so dora cannot leak into a yakuman. */
export type HandValue =
  | { readonly kind: 'han'; readonly han: number; readonly fu: number }
  | { readonly kind: 'yakuman'; readonly multiple: number };

/** 満貫 跳満 倍満 三倍満 役満. */
export const LIMITS = ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'] as const;
export type Limit = (typeof LIMITS)[number];

/** Base points of each limit. */
export const LIMIT_POINTS: Readonly<Record<Limit, number>> = {
  mangan: 2000,
  haneman: 3000,
  baiman: 4000,
  sanbaiman: 6000,
  yakuman: 8000,
};
const MANGAN = LIMIT_POINTS.mangan;
/** The base points of a yakuman. */
export const YAKUMAN: number = LIMIT_POINTS.yakuman;

/**
 * Base points (基本点) of a hand that is no yakuman: fu × 2^(2+han), at most a mangan; fixed by han alone from 5 han up.
 * Where there are no limits (青天井) it is the product whatever the han, exact as long as it is less than 2^53.
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
  if (rules.limits === 'none') return formula(han, fu);
  if (han >= 13 && rules.countedYakuman !== 'sanbaiman') return YAKUMAN * countedYakuman(han, rules, yaku);
  if (han >= 5) return han >= 11 ? 6000 : han >= 8 ? 4000 : han >= 6 ? 3000 : MANGAN;
  const points = fu << (2 + han);
  if (points >= MANGAN) return MANGAN;
  return points === KIRIAGE && rules.kiriageMangan === 'played' ? MANGAN : points;
}

/** Fu doubled by each han and twice more, before any limit. */
export function formula(han: number, fu: number): number {
  return fu * 2 ** (2 + han);
}

function countedYakuman(han: number, { countedYakuman: how }: PointRules, { yakumanLimit }: YakuRules): number {
  const multiple = how === 'perThirteen' ? Math.floor(han / 13) : 1;
  return yakumanLimit === null ? multiple : Math.min(multiple, yakumanLimit);
}

/** 30 fu 4 han and 60 fu 3 han: 80 base points short of mangan. */
const KIRIAGE = 1920;

/**
 * The limit that base points stand for, or undefined below mangan.
 *
 * @example
 * limitOf(3000); // → 'haneman'
 * limitOf(1920); // → undefined
 */
export function limitOf(points: number): Limit | undefined {
  if (points < MANGAN) return undefined;
  if (points >= YAKUMAN) return 'yakuman';
  return points >= 6000 ? 'sanbaiman' : points >= 4000 ? 'baiman' : points >= 3000 ? 'haneman' : 'mangan';
}
