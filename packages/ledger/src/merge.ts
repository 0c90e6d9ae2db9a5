import { type MoreErrors, type Result, canonicalJson, err, excerpt, firstErrors, ok } from '@tenbo/engine';

import type { Entry, Log } from './entries.ts';
import { Seen } from './seen.ts';

/** Why two logs cannot be one. */
export type MergeError =
  | { readonly code: 'otherMatch'; readonly one: string; readonly other: string }
  | { readonly code: 'entryDiffers'; readonly id: string }
  | MoreErrors;

/**
 * Two logs of one match, written apart, as one: all entries of both. Nothing is lost and nothing is decided: where they do not agree, `replay`
 * gives the conflict with the ways to decide it. Which log comes first does not matter, nor how often they are merged; the second may be a
 * part, whose entries wait until those before them have come.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { id: 'a', after: [], event: { type: 'matchStarted', version: 2, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } } as const;
 * const draw = (tenpai: readonly (0 | 1)[]) => ({ type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai } } }) as const;
 * const merged = mergeLogs([start, { id: 'b', after: ['a'], event: draw([0]) }], [start, { id: 'c', after: ['a'], event: draw([1]) }]);
 * replay(unwrap(merged)).conflicts[0]?.ways.map(({ entry }) => entry); // → ['b', 'c']
 */
export function mergeLogs(one: Log, other: readonly Entry[]): Result<Log, readonly MergeError[]> {
  const start = one[0];
  const otherStart = other.find(({ after }) => after.length === 0);
  if (otherStart && otherStart.id !== start?.id) return err([{ code: 'otherMatch', one: start?.id ?? '', other: otherStart.id }]);
  const entries = new Map(one.map((entry) => [entry.id, entry]));
  const differing = other.filter((entry) => {
    const known = entries.get(entry.id);
    return known !== undefined && known !== entry && canonicalJson(known) !== canonicalJson(entry);
  });
  if (differing.length > 0) return err(firstErrors(differing.map(({ id }) => ({ code: 'entryDiffers', id: excerpt(id) }))));
  for (const entry of other) if (!entries.has(entry.id)) entries.set(entry.id, entry);
  const seen = new Seen([...entries.values()]);
  return ok([...seen.entries, ...seen.waiting]);
}
