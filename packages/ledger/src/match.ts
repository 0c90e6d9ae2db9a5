import { type Result, err, ok } from '@tenbo/engine';

import { Accounts } from './accounts.ts';
import { branchesOf } from './branches.ts';
import { checkEvent } from './check.ts';
import type { Entry, Log, MatchEvent } from './entries.ts';
import type { LedgerError } from './errors.ts';
import { inOrder } from './order.ts';
import type { Aside, MatchState } from './state.ts';

/** A match: its log, and where it stands by it. */
export interface Match {
  readonly log: Log;
  readonly state: MatchState;
}

/**
 * A match from its first entry.
 *
 * @param entry a `matchStarted`
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 1, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * unwrap(newMatch({ id: 'a', after: null, event })).state.scores; // → [25000, 25000, 25000, 25000]
 */
export function newMatch(entry: Entry): Result<Match, readonly LedgerError[]> {
  if (entry.event.type !== 'matchStarted') return err([{ code: 'notStarted' }]);
  const errors = checkEvent(undefined, entry.event);
  if (errors.length > 0) return err(errors);
  return ok({ log: [entry], state: Accounts.atStart(entry.event).state({ head: entry.id, aside: [], conflicts: [] }) });
}

/**
 * A match with one entry more, or all that speaks against it; the match itself is left as it was. A correction is an entry too:
 * what comes after the corrected one follows anew.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 1, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: null, event: start }));
 * const win = { winner: 2, value: { han: 3, fu: 30 } } as const;
 * const hand = { riichi: [2], outcome: { kind: 'ron', discarder: 0, wins: [win] } } as const;
 * unwrap(append(match, { id: 'b', after: 'a', event: { type: 'handEnded', hand } })).state.scores; // → [21100, 25000, 28900, 25000]
 */
export function append(match: Match, entry: Entry): Result<Match, readonly LedgerError[]> {
  const broken = chainErrors(match, entry);
  if (broken.length > 0) return err(broken);
  const log = [...match.log, entry];
  const { event } = entry;
  if (event.type === 'entryVoided' || event.type === 'entryReplaced') {
    const errors = checkAppend(match, event);
    return errors.length > 0 ? err(errors) : ok({ log, state: replay(log) });
  }
  if (isUndecided(match.state, event)) return err([{ code: 'undecided' }]);
  const accounts = Accounts.from(match.state);
  const errors = accounts.takeDown(event, entry.id);
  return errors.length > 0 ? err(errors) : ok({ log, state: accounts.state({ ...match.state, head: entry.id }) });
}

/** An entry has an id of its own and stands after the last one of the line that counts. */
function chainErrors({ log, state }: Match, { id, after }: Entry): readonly LedgerError[] {
  if (log.some((other) => other.id === id)) return [{ code: 'entryTwice', id }];
  return after === state.head ? [] : [{ code: 'noSuchEntry', entry: String(after) }];
}

/** Nothing goes on before it is decided which of two hands came before it; a correction decides it. */
function isUndecided({ conflicts }: MatchState, { type }: MatchEvent): boolean {
  return conflicts.length > 0 && type !== 'entryVoided' && type !== 'entryReplaced';
}

/**
 * Everything that speaks against an event at the end of a log; of a correction, what speaks against it at the place of what it corrects.
 * `append` refuses by it, and a form greys its buttons by it.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 1, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: null, event: start }));
 * const hand = { riichi: [0], outcome: { kind: 'exhaustiveDraw', tenpai: [] } } as const;
 * checkAppend(match, { type: 'handEnded', hand }); // → [{ code: 'riichiNoten', seat: 0 }]
 */
export function checkAppend({ log, state }: Match, event: MatchEvent): readonly LedgerError[] {
  if (isUndecided(state, event)) return [{ code: 'undecided' }];
  if (event.type !== 'entryVoided' && event.type !== 'entryReplaced') return checkEvent(state, event);
  const target = log.find(({ id }) => id === event.entry);
  if (!target) return [{ code: 'noSuchEntry', entry: event.entry }];
  if (target.event.type === 'matchStarted') return [{ code: 'notReplaceable', entry: event.entry }];
  if (event.type === 'entryVoided') return [];
  const replaced = eventsOf(log).get(target.id);
  if (replaced?.type !== event.event.type) return [{ code: 'notReplaceable', entry: event.entry }];
  return checkEvent(replay(log, target.id), event.event);
}

/**
 * Where a match stands by its log: a fold over what its entries come to once voided ones are left out and replaced ones are. An entry that does
 * not fit what came before it is set aside with the reasons. Logs with the same entries come to the same, in whatever order they were merged.
 *
 * @param until an entry before which to stop
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 1, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const hand = { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } } as const;
 * const log = [{ id: 'a', after: null, event: start }, { id: 'b', after: 'a', event: { type: 'handEnded', hand } }] as const;
 * const { scores, honba } = replay(log);
 * [scores, honba]; // → [[28000, 24000, 24000, 24000], 1]
 */
export function replay(log: Log, until?: string): MatchState {
  const [first] = log;
  if (first?.event.type !== 'matchStarted') throw new Error('a log begins with the start of its match');
  const ordered = inOrder(log);
  const events = effective(ordered);
  const { entries, line, head, retold, conflicts } = branchesOf(ordered, events);
  const accounts = Accounts.atStart(first.event);
  const aside: Aside[] = [];
  for (const entry of entries.slice(1)) {
    if (entry.id === until) break;
    const event = events.get(entry.id);
    if (event === undefined || retold.has(entry.id)) continue;
    const decided = event.type !== 'handEnded' || line.has(entry.id);
    const errors = decided ? accounts.takeDown(event, entry.id) : [{ code: 'undecided' } as const];
    if (errors.length > 0) aside.push({ entry: { ...entry, event }, errors });
  }
  return accounts.state({ head, aside, conflicts });
}

/**
 * What each entry of a log comes to: its event, or the one that was put in its place last. Entries that were taken back are not there.
 *
 * @example
 * const log = [
 *   { id: 'a', after: null, event: { type: 'noteAdded', text: 'tea' } },
 *   { id: 'b', after: 'a', event: { type: 'entryReplaced', entry: 'a', event: { type: 'noteAdded', text: 'coffee' } } },
 * ] as const;
 * eventsOf(log).get('a'); // → { type: 'noteAdded', text: 'coffee' }
 */
export function eventsOf(log: Log): ReadonlyMap<string, MatchEvent> {
  return effective(inOrder(log));
}

/** What each entry comes to: its event, another put in its place, or nothing where it was voided. Of corrections the last in order stands. */
function effective(log: Log): ReadonlyMap<string, MatchEvent> {
  const voided = new Set<string>();
  for (const { id, event } of log.toReversed()) {
    if (event.type === 'entryVoided' && !voided.has(id)) voided.add(event.entry);
  }
  const events = new Map(log.filter(({ id }) => !voided.has(id)).map(({ id, event }) => [id, event]));
  for (const { id, event } of log) {
    if (event.type === 'entryReplaced' && events.has(id) && events.has(event.entry)) events.set(event.entry, event.event);
  }
  return events;
}
