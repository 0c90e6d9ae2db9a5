import { type Match, changes } from '@tenbo/ledger';

import { describeLog } from './describe-log.ts';
import { type HandChangeText, describePreview } from './describe-preview.ts';
import type { Locale } from '../locale.ts';

/** What a merge did, in words. */
export interface MergeText {
  /** Every entry that came in. */
  readonly came: readonly string[];
  /** Hands that were there and are changed by them; those that are to be decided or were set aside are left out. */
  readonly changed: readonly HandChangeText[];
}

/**
 * What came in by a merge, and what that changed.
 *
 * @param before the match without it
 * @param now the match with both logs
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { append, newMatch, nextEntry } from '@tenbo/ledger';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const before = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const now = unwrap(append(before, nextEntry(before, { type: 'noteAdded', text: 'tea' }, { id: 'b' })));
 * describeMerge(before, now, localeOf('en')); // → { came: ['a note: tea'], changed: [] }
 */
export function describeMerge(before: Match, now: Match, locale: Locale): MergeText {
  const known = new Set(before.log.map(({ id }) => id));
  const shown = new Set([
    ...now.state.aside.map(({ entry }) => entry.id),
    ...now.state.conflicts.flatMap(({ ways }) => ways.map(({ entry }) => entry)),
  ]);
  const all = changes(before.state, now);
  const hands = all.hands.filter((hand) => hand.before && (hand.after || !shown.has(hand.entry)));
  return {
    came: describeLog(now.log, locale).flatMap(({ id, text }) => (known.has(id) ? [] : [text])),
    changed: describePreview({ ...all, hands }, before.state, locale).hands,
  };
}
