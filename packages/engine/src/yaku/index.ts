import type { Kind } from '../tiles/tile.ts';
import type { BlocksOfHand, LocalYaku, YakuDef } from './define.ts';
import { LOCAL_IRREGULAR } from './local-makeup.ts';
import { LOCAL_MAKEUP } from './local-makeup.ts';
import { LOCAL_RUNS } from './local-runs.ts';
import { LOCAL_SITUATION } from './local-situation.ts';
import { LOCAL_TRIPLETS } from './local-triplets.ts';
import { USUAL } from './usual.ts';
import { YAKUMAN_YAKU } from './yakuman.ts';

export type { LocalYaku, YakuDef, YakuValue } from './define.ts';

export const STANDARD = [...USUAL, ...YAKUMAN_YAKU] as const;
const LOCAL = [...LOCAL_SITUATION, ...LOCAL_RUNS, ...LOCAL_MAKEUP, ...LOCAL_TRIPLETS, ...LOCAL_IRREGULAR] as const;

export type LocalYakuId = (typeof LOCAL)[number]['id'];
export type YakuId = (typeof STANDARD)[number]['id'] | LocalYakuId;

/** The yaku of some houses only, which a rule set plays where it gives them a value. */
export const LOCAL_YAKU: readonly (LocalYaku & { readonly id: LocalYakuId })[] = LOCAL;

/** Every yaku, the local ones last, in the order a result lists them. */
export const YAKU: readonly (YakuDef & { readonly id: YakuId })[] = [...STANDARD, ...LOCAL];

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

/**
 * Whether a hand with one yaku also has the form of the other, which then does not count beside it.
 *
 * @example
 * [standsFor('chousangen', 'daisangen'), standsFor('daisangen', 'chousangen')]; // → [true, false]
 */
export function standsFor(one: YakuId, other: YakuId): boolean {
  if (one === other) return true;
  return (yakuOf(one).replaces ?? []).some((replaced) => standsFor(replaced as YakuId, other));
}

/** The kinds of the blocks that a yaku is about, block by block. */
export function kindsAbout(about: NonNullable<YakuDef['about']>, hand: BlocksOfHand): readonly Kind[] {
  const kinds: Kind[] = [];
  for (const block of hand.blocks) {
    if (!about(block, hand)) continue;
    const { kind } = block;
    if (block.type === 'run') kinds.push(kind, (kind + 1) as Kind, (kind + 2) as Kind);
    else kinds.push(kind);
  }
  return kinds;
}
