// Who may write which act into the organiser's log.
import {
  type Act,
  type RoundSeated,
  type Summaries,
  type Tournament,
  tablesInPlay,
  tablesNow,
  tableStatus,
} from '@tenbo/tournament';

import { type Action, type Rightful, may } from './rights.ts';

/** The right that each act needs. Nobody writes the stand-in of a withheld act. */
export const RIGHT_OF_ACT: Readonly<Record<Exclude<Act['type'], 'withheld'>, Action>> = {
  tournamentOpened: 'organise',
  planChanged: 'organise',
  playersNumbered: 'organise',
  roundSeated: 'organise',
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
  lateDismissed: 'officiate',
  roundClosed: 'officiate',
  roundReopened: 'officiate',
  refereeCalled: 'speakForTable',
  resultConfirmed: 'speakForTable',
};

/**
 * Whether somebody may do an act. Whether it fits the tournament is another question, which `checkAct` answers.
 *
 * @param tournament what the event's log says; undefined before it is opened
 * @example
 * mayAct({ role: 'table', subject: { table: 3 } }, { type: 'refereeCalled', round: 1, table: 3 }); // → true
 */
export function mayAct(writer: Rightful, act: Act, tournament?: Tournament): boolean {
  if (act.type === 'withheld') return false;
  if (act.type === 'roundSeated' && startsTable(act, tournament) && may(writer, 'speakForTable', act.tables[0])) return true;
  // A confirmation without a seat is a referee's.
  if (act.type === 'resultConfirmed' && act.seat === undefined) return may(writer, 'officiate');
  return may(writer, RIGHT_OF_ACT[act.type], 'table' in act ? { table: act.table } : undefined);
}

/** Whether a seating is the start of one match by those who play it, which a plan of free play may allow. */
function startsTable({ tables, byes }: RoundSeated, tournament: Tournament | undefined): boolean {
  const { isFree, tablesStart } = tournament?.plan ?? {};
  return isFree === true && tablesStart === true && tables.length === 1 && byes.length === 0;
}

/**
 * The tables, with their players, that keep a table from starting a match: those in play. The table's own seating does not count as long as nothing was
 * entered in its match, so a wrong seating can be mended.
 *
 * @param summaries of the matches, by match id
 * @returns by the table's number
 * @example
 * import { presets } from '@tenbo/engine';
 * const plan = { title: 'Club night', rules: presets.ema2016, isFree: true, tablesStart: true, standings: { ties: [] }, bye: 0 } as const;
 * busyFor(3, { plan, players: [], rounds: [], penalties: [], dismissed: [], aside: [] }, new Map()); // → new Map()
 */
export function busyFor(table: number, tournament: Tournament, summaries: Summaries): ReadonlyMap<number, readonly string[]> {
  const own = tablesNow(tournament).find((one) => one.table.table === table)?.table;
  const busy = tablesInPlay(tournament, summaries);
  if (!own || tableStatus(own, summaries.get(own.match)) !== 'waiting') return busy;
  return new Map([...busy].filter(([number]) => number !== table));
}
