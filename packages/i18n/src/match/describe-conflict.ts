import { type Conflict, type Match, type MatchEvent, type MatchState, type Place, type WayOut, eventsOf } from '@tenbo/ledger';

import { describePosition } from './describe-position.ts';
import { describeEvent } from './describe-preview.ts';
import type { Locale } from '../locale.ts';

/** A conflict in words. */
export interface ConflictText {
  /** The contradiction. */
  readonly title: string;
  /** Each way to decide, in the order of `Conflict.ways`. */
  readonly ways: readonly WayText[];
}

export interface WayText {
  readonly text: string;
  /** The time of writing, in ISO 8601, if known. */
  readonly at: string | undefined;
}

/**
 * Entries from separate copies that contradict each other, and each way to decide.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { mergeLogs, replay } from '@tenbo/ledger';
 * const start = { id: 'a', after: [], event: { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } } as const;
 * const draw = (tenpai: readonly (0 | 1)[]) => ({ type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai } } }) as const;
 * const log = unwrap(mergeLogs([start, { id: 'b', after: ['a'], event: draw([0]) }], [start, { id: 'c', after: ['a'], event: draw([1]) }]));
 * const state = replay(log);
 * const { title, ways } = describeConflict(state.conflicts[0]!, { log, state }, localeOf('en'));
 * title; // → 'East 1 has different versions: choose one'
 * ways.map(({ text }) => text); // → ['exhaustive draw, Aki in tenpai', 'exhaustive draw, Ben in tenpai']
 */
export function describeConflict(conflict: Conflict, match: Match, locale: Locale): ConflictText {
  return {
    title: titleOf(conflict, match.state, locale),
    ways: conflict.ways.map((way) => ({
      text: wayText(way, conflict, match, locale),
      at: match.log.find(({ id }) => id === way.decision.entry)?.at,
    })),
  };
}

function titleOf({ ways, seenAs }: Conflict, state: MatchState, locale: Locale): string {
  const words = locale.match.sheet.conflict;
  if (!ways.some(({ event }) => event?.type === 'handEnded' || event?.type === 'matchEnded')) return words.remarkDiffers;
  const is = placeText(state, state, locale);
  if (!seenAs) return words.differs(is);
  const was = placeText(seenAs, state, locale);
  return was === is ? words.unseated(is) : words.moved(was, is);
}

function wayText(way: WayOut, { seenAs }: Conflict, match: Match, locale: Locale): string {
  const words = locale.match.sheet.conflict;
  const event = way.event ?? match.log.find(({ id }) => id === way.entry)?.event;
  const what = event ? describeEvent(event, match.state, locale) : '';
  switch (way.does) {
    case 'keeps':
      return seenAs ? words.keepAs(placeText(match.state, match.state, locale), what) : what;
    case 'takesBack':
      return words.takeBack(currentText(way.entry, what, match, locale));
    case 'restores':
      return words.restore(way.event ? restoredText(way.entry, way.event, match, locale) : words.takeBack(what));
  }
}

/** The content of an entry after corrections. */
function currentText(entry: string, otherwise: string, { log, state }: Match, locale: Locale): string {
  const event = eventsOf(log).get(entry);
  return event ? describeEvent(event, state, locale) : otherwise;
}

/** A hand in its restored form, with its place if it still counts. */
function restoredText(entry: string, event: MatchEvent, { state }: Match, locale: Locale): string {
  const text = describeEvent(event, state, locale);
  const line = state.hands.find((hand) => hand.entry === entry);
  return line ? locale.match.change.added(placeText(line.before, state, locale), text) : text;
}

function placeText({ kyoku, honba }: Place, { rules }: MatchState, locale: Locale): string {
  return describePosition({ kyoku, honba, sticks: 0 }, rules.tiles.players, locale);
}
