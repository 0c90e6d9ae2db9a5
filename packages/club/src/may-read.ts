// Who may read which results while an event's plan hides them. The server asks it before it answers anything; a page asks it to say what is missing.
import { type Act, type MatchSummary, type Tournament, type TournamentEntry, tableAt } from '@tenbo/tournament';

import { type MatchLog, tableOf } from './may-write.ts';
import { type Rightful, may } from './rights.ts';

/**
 * Whether the plan, as it is now, hides results from somebody: from all but organisers and referees.
 *
 * @param tournament what the event's log says; undefined before it is opened
 * @example
 * hidesFrom({ role: 'spectator', subject: {} }, undefined); // → false
 */
export function hidesFrom(reader: Rightful, tournament: Tournament | undefined): boolean {
  return tournament?.plan.hidesResults === true && !may(reader, 'officiate');
}

/**
 * Whether somebody may read the log of a match, and all of its summary. While results are hidden, a table reads the matches of its own table, whose phones
 * wrote them; players read those in which they sit.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * const plan = { title: 'Finals', rules: presets.ema2016, standings: { ties: [] }, bye: 0, hidesResults: true } as const;
 * const tournament = { plan, players: [], rounds: [], penalties: [], dismissed: [], aside: [] };
 * mayReadMatch({ role: 'spectator', subject: {} }, { log: 'free', subject: { table: 3 }, tournament }); // → false
 * mayReadMatch({ role: 'table', subject: { table: 3 } }, { log: 'free', subject: { table: 3 }, tournament }); // → true
 */
export function mayReadMatch(reader: Rightful, { log, subject, tournament }: Omit<MatchLog, 'entries'>): boolean {
  if (!hidesFrom(reader, tournament)) return true;
  const { role, subject: own } = reader;
  if (role !== 'table' && role !== 'player') return false;
  const seated = tableOf({ log, tournament })?.table;
  if (role === 'table') return own.table !== undefined && own.table === (seated ? seated.table : subject.table);
  return own.person !== undefined && seated !== undefined && [...seated.seated, ...seated.players].includes(own.person);
}

/**
 * The act of an entry of the organiser's log as somebody may read it. What is hidden is replaced by a stand-in that says only which table has a result, so
 * that all readers go through the same rounds.
 *
 * @param tournament the state after this entry, or later
 * @example
 * import { presets } from '@tenbo/engine';
 * const plan = { title: 'Finals', rules: presets.ema2016, standings: { ties: [] }, bye: 0, hidesResults: true } as const;
 * const tournament = { plan, players: [], rounds: [], penalties: [], dismissed: [], aside: [] };
 * const penalty = { id: 'f', at: '2026-11-22T18:30:00Z', act: { type: 'penaltyGiven', round: 1, player: 'aki', total: -20_000 } } as const;
 * actFor({ role: 'spectator', subject: {} }, penalty, tournament); // → { type: 'withheld' }
 * actFor({ role: 'player', subject: { person: 'aki' } }, penalty, tournament).type; // → 'penaltyGiven'
 */
export function actFor(reader: Rightful, { id, act }: TournamentEntry, tournament: Tournament | undefined): Act {
  if (!tournament || !hidesFrom(reader, tournament)) return act;
  if (act.type === 'penaltyGiven') return ofPerson(reader, act.player) ? act : { type: 'withheld' };
  if (act.type !== 'resultEntered') return act;
  const { round, table } = act;
  const now = tableAt(tournament, round, table);
  // An earlier result of this table, which does not count any more, may be of other players.
  const mayRead =
    now !== undefined &&
    (reader.role === 'table' || now.entered?.entry === id) &&
    mayReadMatch(reader, { log: now.match, subject: {}, tournament });
  if (mayRead) return act;
  return tournament.aside.some(({ entry }) => entry.id === id)
    ? { type: 'withheld' }
    : { type: 'withheld', result: { round, table } };
}

function ofPerson({ role, subject }: Rightful, person: string): boolean {
  return role === 'player' && subject.person === person;
}

/**
 * The summary of a match for those who may not read its results: how far it is, and no points.
 *
 * @example
 * import { summaryOf } from '@tenbo/tournament';
 * import { presets } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 3, rules: presets.ema2016, players: ['aki', 'ben', 'chie', 'dai'] } as const;
 * const summary = summaryOf([{ id: 'a', after: [], event }]);
 * summary && withoutResults(summary).scores; // → []
 */
export function withoutResults(summary: MatchSummary): MatchSummary {
  return { ...summary, honba: 0, sticks: 0, scores: [], standings: [] };
}
