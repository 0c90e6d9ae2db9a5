import { type Result, err, ok } from '@tenbo/engine';

import type { Entry, EntryVoided } from './entries.ts';
import type { LedgerError } from './errors.ts';
import { type Match, append } from './match.ts';

/**
 * A match in which one of the candidates of its conflict counts: the others are voided, and with them the hands that followed only those.
 *
 * @param kept the entry of the candidate that counts
 * @param entryFor makes the entries that void the others
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { id: 'a', after: null, event: { type: 'matchStarted', version: 1, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } } as const;
 * const draw = (tenpai: readonly (0 | 1)[]) => ({ type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai } } }) as const;
 * const log = [start, { id: 'b', after: 'a', event: draw([0]) }, { id: 'c', after: 'a', event: draw([1]) }] as const;
 * const kept = keepCandidate({ log, state: replay(log) }, 'c', (event, match) => ({ id: 'd', after: match.state.head, event }));
 * unwrap(kept).state.scores; // → [24000, 28000, 24000, 24000]
 */
export function keepCandidate(
  match: Match,
  kept: string,
  entryFor: (event: EntryVoided, match: Match) => Entry,
): Result<Match, readonly LedgerError[]> {
  if (!match.state.conflicts.some(({ candidates }) => candidates.includes(kept)))
    return err([{ code: 'noSuchEntry', entry: kept }]);
  let now = match;
  for (let other = rivalOf(kept, now); other !== undefined; other = rivalOf(kept, now)) {
    const after = append(now, entryFor({ type: 'entryVoided', entry: other }, now));
    if (!after.ok) return after;
    now = after.value;
  }
  return ok(now);
}

/** Another candidate of the conflict that one is in. */
function rivalOf(kept: string, { state }: Match): string | undefined {
  const conflict = state.conflicts.find(({ candidates }) => candidates.includes(kept));
  return conflict?.candidates.find((entry) => entry !== kept);
}
