import { type Result, canonicalJson, ok } from '@tenbo/engine';

import type { Entry } from './entries.ts';
import type { LedgerError } from './errors.ts';
import { type Match, append } from './match.ts';
import type { Aside, HandLine, MatchState } from './state.ts';

/** Everything an entry would change, before it is added. */
export interface Preview {
  /** The match as it would be. */
  readonly match: Match;
  /** Hands whose line would change, appear or disappear. */
  readonly hands: readonly HandChange[];
  /** Entries that would be set aside. */
  readonly aside: readonly Aside[];
}

export interface HandChange {
  readonly entry: string;
  readonly before: HandLine | undefined;
  readonly after: HandLine | undefined;
}

/**
 * Every consequence of an entry, such as a hand or a correction, without adding it; or everything wrong with the entry.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const draw = { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } } } as const;
 * const shown = unwrap(preview(match, { id: 'b', after: ['a'], event: draw }));
 * shown.hands.map(({ before, after }) => [before, after?.scores]); // → [[undefined, [28000, 24000, 24000, 24000]]]
 */
export function preview(match: Match, entry: Entry): Result<Preview, readonly LedgerError[]> {
  const after = append(match, entry);
  return after.ok ? ok(changes(match.state, after.value)) : after;
}

/**
 * What has changed in a match since an earlier state, by an entry or by a merge.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * changes(match.state, match).hands; // → []
 */
export function changes(before: MatchState, match: Match): Preview {
  const known = new Set(before.aside.map((one) => one.entry.id));
  return {
    match,
    hands: changesOf(before.hands, match.state.hands),
    aside: match.state.aside.filter((one) => !known.has(one.entry.id)),
  };
}

/** Lines that changed, appeared or disappeared. After a merge the same hand may have the id of the other copy; it has not changed. */
function changesOf(before: readonly HandLine[], after: readonly HandLine[]): readonly HandChange[] {
  const is = new Map(after.map((line) => [line.entry, line]));
  const known = new Set(before.map(({ entry }) => entry));
  const came = after.filter(({ entry }) => !known.has(entry));
  const nameOf = (line: HandLine) =>
    is.has(line.entry) ? line.entry : (came.find((one) => isSameHand(one, line))?.entry ?? line.entry);
  const was = new Map(before.map((line) => [nameOf(line), line]));
  const entries = [...new Set([...was.keys(), ...is.keys()])];
  const all = entries.map((entry) => ({ entry, before: was.get(entry), after: is.get(entry) }));
  return all.filter((change) => change.before !== change.after && contentOf(change.before) !== contentOf(change.after));
}

function isSameHand(one: HandLine, other: HandLine): boolean {
  return canonicalJson(one.hand) === canonicalJson(other.hand);
}

function contentOf(line: HandLine | undefined): string {
  return canonicalJson({ ...line, entry: '' });
}
