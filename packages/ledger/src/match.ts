import { type Result, err, ok } from '@tenbo/engine';

import { Accounts } from './accounts.ts';
import { checkEvent, startErrors } from './check.ts';
import { type Decision, type Entry, type Log, type MatchEvent, isDecision } from './entries.ts';
import type { LedgerError } from './errors.ts';
import { replay, subjectsOf } from './replay.ts';
import type { MatchState } from './state.ts';
import { textErrors } from './texts.ts';
import { isDecided } from './verdicts.ts';

/** A match: its log, and the state that follows from it. */
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
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * unwrap(newMatch({ id: 'a', after: [], event })).state.scores; // → [25000, 25000, 25000, 25000]
 */
export function newMatch(entry: Entry): Result<Match, readonly LedgerError[]> {
  if (entry.event.type !== 'matchStarted') return err([{ code: 'notStarted' }]);
  const errors = [...startErrors(entry.event), ...textErrors(entry.event)];
  if (errors.length > 0) return err(errors);
  return ok({ log: [entry], state: Accounts.atStart(entry.event).state({ heads: [entry.id], aside: [], conflicts: [] }) });
}

/**
 * The next entry of a match. Its author has seen every entry.
 *
 * @param name an id that no other entry has, and the time if known
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * nextEntry(match, { type: 'timeCalled' }, { id: 'b' }); // → { id: 'b', after: ['a'], event: { type: 'timeCalled' } }
 */
export function nextEntry({ state }: Match, event: MatchEvent, name: Pick<Entry, 'id' | 'at'>): Entry {
  return { ...name, after: state.heads, event };
}

/**
 * A new match with one more entry, or everything wrong with the entry. A decision about an earlier entry is an entry too; what came after that
 * one is worked out again.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const win = { winner: 2, value: { han: 3, fu: 30 } } as const;
 * const hand = { riichi: [2], outcome: { kind: 'ron', discarder: 0, wins: [win] } } as const;
 * unwrap(append(match, { id: 'b', after: ['a'], event: { type: 'handEnded', hand } })).state.scores; // → [21100, 25000, 28900, 25000]
 */
export function append(match: Match, entry: Entry): Result<Match, readonly LedgerError[]> {
  const broken = chainErrors(match, entry);
  if (broken.length > 0) return err(broken);
  const log = [...match.log, entry];
  const { event } = entry;
  if (isDecision(event)) {
    const errors = checkAppend(match, event);
    return errors.length > 0 ? err(errors) : ok({ log, state: replay(log) });
  }
  if (isUndecided(match.state, event)) return err([{ code: 'undecided' }]);
  const refused = textErrors(event);
  if (refused.length > 0) return err(refused);
  const accounts = Accounts.from(match.state);
  const errors = accounts.add(event, entry.id);
  return errors.length > 0 ? err(errors) : ok({ log, state: accounts.state({ ...match.state, heads: [entry.id] }) });
}

/** An entry needs an id of its own, and its author must have seen every other entry. */
function chainErrors({ log, state: { heads } }: Match, { id, after }: Entry): readonly LedgerError[] {
  if (log.some((other) => other.id === id)) return [{ code: 'entryTwice', id }];
  const named = new Set(after);
  const unseen = heads.filter((head) => !named.has(head));
  const unknown = after.find((one) => !log.some((other) => other.id === one));
  if (unseen.length > 0) return [{ code: 'notSeen', entries: unseen }];
  return unknown === undefined ? [] : [{ code: 'noSuchEntry', entry: unknown }];
}

/** No hand can be added while an earlier one is undecided. */
function isUndecided({ conflicts }: MatchState, { type }: MatchEvent): boolean {
  return conflicts.length > 0 && (type === 'handEnded' || type === 'matchEnded' || type === 'timeCalled');
}

/**
 * Everything wrong with an event at the end of a log. A correction is checked at the place of the entry it corrects. `append` refuses by this,
 * and a form can disable its buttons by it.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const match = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const hand = { riichi: [0], outcome: { kind: 'exhaustiveDraw', tenpai: [] } } as const;
 * checkAppend(match, { type: 'handEnded', hand }); // → [{ code: 'riichiNoten', seat: 0 }]
 */
export function checkAppend({ log, state }: Match, event: MatchEvent): readonly LedgerError[] {
  if (isUndecided(state, event)) return [{ code: 'undecided' }];
  return isDecision(event) ? checkDecision(log, event) : [...checkEvent(state, event), ...textErrors(event)];
}

function checkDecision(log: Log, event: Decision): readonly LedgerError[] {
  const { entry } = event;
  const subjects = subjectsOf(log);
  const subject = subjects.of(entry);
  if (!subject) return [{ code: 'noSuchEntry', entry }];
  const unknown = event.type === 'entryKept' ? event.among?.find((id) => !subjects.of(id)) : undefined;
  if (unknown !== undefined) return [{ code: 'noSuchEntry', entry: unknown }];
  const isCorrection = log.some(({ id, event: { type } }) => id === entry && type === 'entryReplaced');
  if (subject === subjects.start || (isCorrection && event.type !== 'entryKept')) return [{ code: 'notReplaceable', entry }];
  const { versions } = subjects.verdicts.of(subject);
  switch (event.type) {
    case 'entryKept':
      return [];
    case 'entryVoided':
      return versions.length > 0 ? [] : [{ code: 'alreadyTakenBack', entry }];
    case 'entryReplaced':
      if (versions[0]?.event.type !== event.event.type) return [{ code: 'notReplaceable', entry }];
      return [...checkEvent(replay(log, entry), event.event), ...textErrors(event.event)];
  }
}

/**
 * The event of each entry that counts, after corrections. Entries that were taken back, passed over or are undecided are left out; a hand that
 * was reported twice appears once.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const log = [
 *   { id: 'a', after: [], event: start },
 *   { id: 'b', after: ['a'], event: { type: 'noteAdded', text: 'tea' } },
 *   { id: 'c', after: ['b'], event: { type: 'entryReplaced', entry: 'b', event: { type: 'noteAdded', text: 'coffee' } } },
 * ] as const;
 * eventsOf(log).get('b'); // → { type: 'noteAdded', text: 'coffee' }
 */
export function eventsOf(log: Log): ReadonlyMap<string, MatchEvent> {
  const subjects = subjectsOf(log);
  return new Map(
    subjects.all.flatMap((subject) => {
      const verdict = subjects.verdicts.of(subject);
      const [version] = verdict.versions;
      return version && isDecided(verdict) ? [[subject.id, version.event] as const] : [];
    }),
  );
}
