import type { CountedId, YakuId } from '@tenbo/engine';

import type { WinClaim } from './game.ts';

/** Things that count besides yaku. */
const DORA: ReadonlySet<CountedId> = new Set(['dora', 'akaDora', 'uraDora', 'kita']);

/**
 * The claims of a record that lists yaku and dora with their han. A yakuman counts once, whatever han the record gives it, and dora do not count
 * with it.
 *
 * @param listed undefined if the record has no list
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
