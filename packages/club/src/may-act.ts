// Who may write which act into the organiser's log.
import type { Act } from '@tenbo/tournament';

import { type Action, type Rightful, may } from './rights.ts';

/** The right that each act needs. */
export const RIGHT_OF_ACT: Readonly<Record<Act['type'], Action>> = {
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
 * @example
 * mayAct({ role: 'table', subject: { table: 3 } }, { type: 'refereeCalled', round: 1, table: 3 }); // → true
 */
export function mayAct(writer: Rightful, act: Act): boolean {
  // A confirmation without a seat is a referee's.
  if (act.type === 'resultConfirmed' && act.seat === undefined) return may(writer, 'officiate');
  return may(writer, RIGHT_OF_ACT[act.type], 'table' in act ? { table: act.table } : undefined);
}
