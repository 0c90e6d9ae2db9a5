import { type Entry, type Log, type Match, type MatchEvent, type MatchState, changes, replay } from '@tenbo/ledger';

import { describePosition } from './describe-position.ts';
import { type HandChangeText, describeEvent, describePreview } from './describe-preview.ts';
import type { Locale } from '../locale.ts';

/** An entry of a log in words. */
export interface EntryText {
  readonly id: string;
  readonly at: string | undefined;
  readonly text: string;
}

/**
 * All entries of a match in order, including those undone later, but without the start.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const log = [
 *   { id: 'a', after: [], event: start },
 *   { id: 'b', after: ['a'], event: { type: 'penaltyGiven', seat: 3, ranking: 20 } },
 *   { id: 'c', after: ['b'], event: { type: 'entryVoided', entry: 'b' } },
 * ] as const;
 * describeLog(log, localeOf('en')).map(({ text }) => text); // → ['Penalty: Dai −20.0', 'Undone: Penalty: Dai −20.0']
 */
export function describeLog(log: Log, locale: Locale): readonly EntryText[] {
  const state = replay(log);
  const written: Written = { state, events: new Map(), takenBack: new Set() };
  return log
    .map((entry) => {
      const text = entryText(entry, written, locale);
      written.events.set(entry.id, entry.event);
      if (entry.event.type === 'entryVoided') written.takenBack.add(entry.event.entry);
      return { id: entry.id, at: entry.at, text };
    })
    .slice(1);
}

/** The entries before one. */
interface Written {
  readonly state: MatchState;
  readonly events: Map<string, MatchEvent>;
  readonly takenBack: Set<string>;
}

function entryText({ id, event }: Entry, written: Written, locale: Locale): string {
  const { sheet } = locale.match;
  if (event.type === 'entryVoided')
    return sheet.undone(reportText(event.entry, written.events.get(event.entry), written, locale));
  if (event.type !== 'entryKept') return reportText(id, event, written, locale);
  const what = reportText(event.entry, written.events.get(event.entry), written, locale);
  return !event.among && written.takenBack.delete(event.entry) ? sheet.redone(what) : sheet.kept(what);
}

function reportText(id: string, event: MatchEvent | undefined, { state }: Pick<Written, 'state'>, locale: Locale): string {
  if (event === undefined) return '';
  if (event.type === 'entryReplaced') {
    return locale.rule(locale.match.sheet.entries.entryReplaced, reportText(event.entry, event.event, { state }, locale));
  }
  const line = state.hands.find(({ entry }) => entry === id);
  const text = describeEvent(event, state, locale);
  return line ? locale.match.change.added(describePosition(line.before, state.rules.tiles.players, locale), text) : text;
}

/** The result of a merge, in words. */
export interface MergeText {
  /** Every new entry. */
  readonly came: readonly string[];
  /** Existing hands that the new entries change, except those in conflict or set aside. */
  readonly changed: readonly HandChangeText[];
}

/**
 * The new entries of a merge, and their consequences.
 *
 * @param before the match before the merge
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

/**
 * The words that people read aloud to check that their phones agree: one for each number of a log's check, from the language's list of 2,048.
 *
 * @example
 * await checkWords([0, 2047], localeOf('en')); // → ['abandon', 'zoo']
 */
export async function checkWords(numbers: readonly number[], locale: Locale): Promise<readonly string[]> {
  const words = await locale.checkWords();
  return numbers.map((number) => words[number] as string);
}
