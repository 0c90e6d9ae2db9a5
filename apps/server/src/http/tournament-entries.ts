import { type Act, type Plan, parseTournamentEntry, tournamentOf } from '@tenbo/tournament';

import { type Admit, lengthFaults, stored } from './admit.ts';
import type { Fault } from './api-error.ts';
import { type Action, type Rightful, may } from './rights.ts';

/** The id of the tournament's log, the same in every event. */
export const TOURNAMENT_LOG = 'tournament';

/** The most characters of an entry. By far the longest is the seating of a round: about 30 for each player. */
export const LONGEST_ENTRY = 200_000;

/** The right that each act needs. */
const RIGHT_OF: Readonly<Record<Act['type'], Action>> = {
  tournamentOpened: 'organise',
  planChanged: 'organise',
  playersNumbered: 'organise',
  roundSeated: 'organise',
  roundReopened: 'organise',
  playerEntered: 'officiate',
  playerLeft: 'officiate',
  seatTaken: 'officiate',
  clockStarted: 'officiate',
  clockStopped: 'officiate',
  tableExtended: 'officiate',
  refereeCame: 'officiate',
  resultEntered: 'officiate',
  penaltyGiven: 'officiate',
  actWithdrawn: 'officiate',
  roundClosed: 'officiate',
  refereeCalled: 'speakForTable',
  resultConfirmed: 'speakForTable',
};

/** Admits acts of organisers, referees and tables. */
export const admitToTournament: Admit = async ({ caller, entries: sent }) => {
  if (!may(caller, 'speakForTable')) return { refused: 'forbidden' };
  const read = sent.map((entry, i) => parseTournamentEntry(entry, `entries[${i}]`));
  const faults = read.flatMap<Fault>((one, i) => (one.ok ? lengthFaults(one.value, i, LONGEST_ENTRY) : one.error));
  if (faults.length > 0) return { refused: 'badEntries', faults };
  const entries = read.flatMap((one) => (one.ok ? [one.value] : []));
  const beyond = entries.find(({ act }) => !mayAct(caller, act));
  return beyond ? { refused: 'forbidden', entry: beyond.id } : { entries: entries.map(stored) };
};

function mayAct(caller: Rightful, act: Act): boolean {
  // A confirmation without a seat is a referee's.
  if (act.type === 'resultConfirmed' && act.seat === undefined) return may(caller, 'officiate');
  return may(caller, RIGHT_OF[act.type], 'table' in act ? { table: act.table } : undefined);
}

/** The current plan in a tournament's log; undefined before the tournament is opened. Entries of a later version are skipped. */
export function planIn(bodies: readonly string[]): Plan | undefined {
  const read = bodies.map((body) => parseTournamentEntry(JSON.parse(body)));
  return tournamentOf(read.flatMap((one) => (one.ok ? [one.value] : [])))?.plan;
}
