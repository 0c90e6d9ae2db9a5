import type { YakuDef } from './define.ts';
import { MAKEUP } from './makeup.ts';
import { RUNS } from './runs.ts';
import { SITUATION } from './situation.ts';
import { TRIPLETS } from './triplets.ts';
import { YAKUMAN } from './yakuman.ts';

export type { YakuDef } from './define.ts';

const ALL = [...SITUATION, ...RUNS, ...MAKEUP, ...TRIPLETS, ...YAKUMAN] as const;

export type YakuId = (typeof ALL)[number]['id'];

/** Every yaku, in the order a result lists them. */
export const YAKU: readonly (YakuDef & { readonly id: YakuId })[] = ALL;

const BY_ID: ReadonlyMap<string, (typeof YAKU)[number]> = new Map(YAKU.map((yaku) => [yaku.id, yaku]));

/**
 * The yaku of an id.
 *
 * @example
 * yakuOf('pinfu').romaji; // → 'pinfu'
 */
export function yakuOf(id: YakuId): YakuDef & { readonly id: YakuId } {
  const yaku = BY_ID.get(id);
  if (!yaku) throw new Error(`no yaku ${id}`);
  return yaku;
}
