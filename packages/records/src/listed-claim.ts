import type { CountedId, YakuId } from '@tenbo/engine';

import type { WinClaim } from './game.ts';

/** What counts beside yaku. */
const DORA: ReadonlySet<CountedId> = new Set(['dora', 'akaDora', 'uraDora', 'kita']);

/**
 * What a record claims by listing yaku and dora, each with its han. A yakuman counts once, whatever han its program gives it, and dora beside it
 * count nothing.
 *
 * @param listed undefined if the record lists nothing
 */
export function listedClaim(
  listed: readonly (readonly [CountedId, number])[] | undefined,
  isYakuman: boolean,
): Pick<WinClaim, 'yaku' | 'dora'> {
  if (listed === undefined) return { yaku: undefined, dora: undefined };
  return {
    yaku: listed.flatMap(([id, han]) => (isYaku(id) ? [[id, isYakuman ? 1 : han] as const] : [])),
    dora: isYakuman ? undefined : listed.reduce((sum, [id, han]) => sum + (isYaku(id) ? 0 : han), 0),
  };
}

export function isYaku(id: CountedId): id is YakuId {
  return !DORA.has(id);
}
