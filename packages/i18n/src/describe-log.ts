import { type Log, type MatchEvent, type MatchState, replay } from '@tenbo/ledger';

import { describePosition } from './describe-hand.ts';
import { describeEvent } from './describe-preview.ts';
import type { Locale } from './locale.ts';

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
 * const start = { type: 'matchStarted', version: 1, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const log = [
 *   { id: 'a', after: null, event: start },
 *   { id: 'b', after: 'a', event: { type: 'penaltyGiven', seat: 3, ranking: 20 } },
 *   { id: 'c', after: 'b', event: { type: 'entryVoided', entry: 'b' } },
 * ] as const;
 * describeLog(log, localeOf('en')).map(({ text }) => text); // → ['Penalty: Dai −20.0', 'Taken back: Penalty: Dai −20.0']
 */
export function describeLog(log: Log, locale: Locale): readonly EntryText[] {
  const state = replay(log);
  const events = new Map(log.map(({ id, event }) => [id, event]));
  return log.slice(1).map(({ id, at }) => ({ id, at, text: entryText(id, { state, events }, locale) }));
}

interface Told {
  readonly state: MatchState;
  readonly events: ReadonlyMap<string, MatchEvent>;
}

function entryText(id: string, told: Told, locale: Locale): string {
  const { state, events } = told;
  const event = events.get(id);
  if (event === undefined) return '';
  if (event.type === 'entryVoided') return voidText(event.entry, told, locale);
  const line = state.hands.find(({ entry }) => entry === id);
  const text = describeEvent(event, state, locale);
  return line ? locale.match.change.added(describePosition(line.before, state.rules.tiles.players, locale), text) : text;
}

/** Taking back what took something back brings that again. */
function voidText(id: string, told: Told, locale: Locale): string {
  const { sheet } = locale.match;
  const event = told.events.get(id);
  if (event?.type === 'entryVoided') return sheet.redone(entryText(event.entry, told, locale));
  return sheet.undone(entryText(id, told, locale));
}
