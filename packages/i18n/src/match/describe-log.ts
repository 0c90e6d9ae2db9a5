import { type Entry, type Log, type MatchEvent, type MatchState, replay } from '@tenbo/ledger';

import { describePosition } from './describe-hand.ts';
import { describeEvent } from './describe-preview.ts';
import type { Locale } from '../locale.ts';

/** An entry of a log in words. */
export interface EntryText {
  readonly id: string;
  readonly at: string | undefined;
  readonly text: string;
}

/**
 * All that was written down in a match, in the order it was, what was taken back too; the start, which says nothing, is left out.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const log = [
 *   { id: 'a', after: [], event: start },
 *   { id: 'b', after: ['a'], event: { type: 'penaltyGiven', seat: 3, ranking: 20 } },
 *   { id: 'c', after: ['b'], event: { type: 'entryVoided', entry: 'b' } },
 * ] as const;
 * describeLog(log, localeOf('en')).map(({ text }) => text); // → ['Penalty: Dai −20.0', 'Taken back: Penalty: Dai −20.0']
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

/** What was written before an entry. */
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
