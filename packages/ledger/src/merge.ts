import { type Result, canonicalJson, err, ok } from '@tenbo/engine';

import type { Log } from './entries.ts';
import { inOrder } from './order.ts';

/** Why two logs cannot be one. */
export type MergeError =
  | { readonly code: 'otherMatch'; readonly one: string; readonly other: string }
  | { readonly code: 'entryDiffers'; readonly id: string };

/**
 * Two logs of one match, written apart, as one: all entries of both. Nothing is lost and nothing is decided: where both have another hand after the same
 * one, `replay` tells the conflict with its candidates. Which log comes first does not matter, nor how often they are merged.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { id: 'a', after: null, event: { type: 'matchStarted', version: 1, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } } as const;
 * const draw = (tenpai: readonly (0 | 1)[]) => ({ type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai } } }) as const;
 * const merged = mergeLogs([start, { id: 'b', after: 'a', event: draw([0]) }], [start, { id: 'c', after: 'a', event: draw([1]) }]);
 * replay(unwrap(merged)).conflicts; // → [{ after: 'a', candidates: ['b', 'c'] }]
 */
export function mergeLogs(one: Log, other: Log): Result<Log, readonly MergeError[]> {
  const [first, otherFirst] = [one[0], other[0]];
  if (first?.id !== otherFirst?.id) return err([{ code: 'otherMatch', one: first?.id ?? '', other: otherFirst?.id ?? '' }]);
  const entries = new Map(one.map((entry) => [entry.id, entry]));
  const differing = other.filter((entry) => {
    const known = entries.get(entry.id);
    return known !== undefined && canonicalJson(known) !== canonicalJson(entry);
  });
  if (differing.length > 0) return err(differing.map(({ id }) => ({ code: 'entryDiffers', id })));
  for (const entry of other) entries.set(entry.id, entry);
  return ok(inOrder([...entries.values()]));
}
