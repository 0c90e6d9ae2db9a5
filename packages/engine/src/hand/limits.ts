/** The limits: 満貫 跳満 倍満 三倍満 役満. Each has the han from which a hand reaches it whatever its fu, and its base points. */
export const LIMIT_TABLE = {
  mangan: { han: 5, basePoints: 2000 },
  haneman: { han: 6, basePoints: 3000 },
  baiman: { han: 8, basePoints: 4000 },
  sanbaiman: { han: 11, basePoints: 6000 },
  yakuman: { han: 13, basePoints: 8000 },
} as const satisfies Readonly<Record<string, { readonly han: number; readonly basePoints: number }>>;

export type Limit = keyof typeof LIMIT_TABLE;
/** A limit that han are counted up to, short of a yakuman. */
export type LimitBelowYakuman = Exclude<Limit, 'yakuman'>;

/** The limits, lowest first. */
export const LIMITS = Object.keys(LIMIT_TABLE) as readonly Limit[];
export const LIMITS_BELOW_YAKUMAN = LIMITS.filter((limit) => limit !== 'yakuman') as readonly LimitBelowYakuman[];

/** The most yakuman that charts list and forms offer; the arcade guide names seven as the most there can be. */
export const MOST_YAKUMAN = 7;

// Every hand asks for its limit, so both questions read plain lists.
const HIGHEST_FIRST = LIMITS.toReversed();
const POINTS = HIGHEST_FIRST.map((limit) => LIMIT_TABLE[limit].basePoints);
const OF_HAN = Array.from({ length: LIMIT_TABLE.yakuman.han + 1 }, (_, han) =>
  HIGHEST_FIRST.find((limit) => han >= LIMIT_TABLE[limit].han),
);

/**
 * The highest limit reached by a number of base points; undefined below mangan.
 *
 * @example
 * limitOf(3000); // → 'haneman'
 * limitOf(1920); // → undefined
 */
export function limitOf(basePoints: number): Limit | undefined {
  for (let i = 0; i < POINTS.length; i++) if (basePoints >= (POINTS[i] as number)) return HIGHEST_FIRST[i];
  return undefined;
}

/**
 * The limit reached by a number of han, whatever the fu; undefined below mangan.
 *
 * @example
 * limitOfHan(7); // → 'haneman'
 * limitOfHan(4); // → undefined
 */
export function limitOfHan(han: number): Limit | undefined {
  return OF_HAN[Math.min(han, OF_HAN.length - 1)];
}
