import { type Result, canonicalJson, ok } from '@tenbo/engine';

import type { Entry } from './entries.ts';
import type { LedgerError } from './errors.ts';
import { type Match, append } from './match.ts';
import type { Aside, HandLine } from './state.ts';

/** All that an entry would change, before it is made. */
export interface Preview {
  /** The match as it would be. */
  readonly match: Match;
  /** Hands whose line would be another, or come in or go out. */
  readonly hands: readonly HandChange[];
  /** Entries that would no longer fit. */
  readonly aside: readonly Aside[];
}

export interface HandChange {
  readonly entry: string;
  readonly before: HandLine | undefined;
  readonly after: HandLine | undefined;
}

/**
 * Every consequence of an entry, or of a correction to an old one, without making it; or all that speaks against it.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 1, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: null, event: start }));
 * const draw = { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } } } as const;
 * const shown = unwrap(preview(match, { id: 'b', after: 'a', event: draw }));
 * shown.hands.map(({ before, after }) => [before, after?.scores]); // → [[undefined, [28000, 24000, 24000, 24000]]]
 */
export function preview(match: Match, entry: Entry): Result<Preview, readonly LedgerError[]> {
  const after = append(match, entry);
  if (!after.ok) return after;
  const known = new Set(match.state.aside.map((one) => one.entry.id));
  return ok({
    match: after.value,
    hands: changesOf(match.state.hands, after.value.state.hands),
    aside: after.value.state.aside.filter((one) => !known.has(one.entry.id)),
  });
}

function changesOf(before: readonly HandLine[], after: readonly HandLine[]): readonly HandChange[] {
  const was = new Map(before.map((line) => [line.entry, line]));
  const is = new Map(after.map((line) => [line.entry, line]));
  const entries = [...new Set([...was.keys(), ...is.keys()])];
  const changes = entries.map((entry) => ({ entry, before: was.get(entry), after: is.get(entry) }));
  return changes.filter(
    (change) => change.before !== change.after && canonicalJson(change.before) !== canonicalJson(change.after),
  );
}
