// A table at this moment, worked out without a page: the time left, its winds, and when its phones go on to its next match.
import type { MatchOfEvent } from '@tenbo/club/client';
import type { Seat, Wind } from '@tenbo/engine';
import { type Log, seatWindAt } from '@tenbo/ledger';
import { type MatchSummary, type RoundClock, type Tournament, type TournamentTable, timeLeft } from '@tenbo/tournament';

/** The clock of a round as a table has it. */
export interface TableClock {
  /** In milliseconds; negative once time is up. */
  readonly left: number;
  readonly isStopped: boolean;
  /** Whether time is up, and nobody has called it. */
  readonly isToCall: boolean;
  /** Whether the phones call it. */
  readonly callsTime: boolean;
  /** Tells apart rounds and the moments at which they end. */
  readonly key: string;
}

interface TableState {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The table's extra minutes. */
  readonly extension: number;
  readonly log: Log;
  readonly round: number;
  readonly callsTime: boolean;
}

/** What a table's phone shows of the clock of its round. A call that was taken back was a mistake of the clock: the phones do not repeat it. */
export function clockAt(clock: RoundClock, { now: moment, extension, log, round, callsTime }: TableState): TableClock {
  const left = timeLeft(clock, moment, extension);
  const isStopped = 'left' in clock;
  const isToCall = !isStopped && left <= 0 && !log.some(({ event }) => event.type === 'timeCalled');
  return { left, isStopped, isToCall, callsTime, key: [round, isStopped ? '' : clock.until, extension || ''].join(' ').trim() };
}

/** Minutes and seconds: "34:12". Overtime counts up, after a minus sign. */
export function clockText(milliseconds: number): string {
  const isOver = milliseconds < 0;
  const seconds = Math.floor(Math.abs(milliseconds) / 1000) + (isOver ? 0 : milliseconds % 1000 > 0 ? 1 : 0);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return isOver && seconds > 0 ? `−${text}` : text;
}

/** The wind of a seat in the hand being played. Before and after the match it is the wind at the start. */
export function windNow(seat: number, { players }: TournamentTable, summary: MatchSummary | undefined): Wind {
  const kyoku = summary && !summary.isOver ? summary.kyoku : 0;
  return seatWindAt(seat as Seat, { kyoku }, players.length);
}

/** The match on a phone. */
interface OwnMatch {
  readonly log: string;
  readonly isOver: boolean;
  readonly created: string;
}

/**
 * Whether the phones of a table go on to its next match by themselves. In free play, as soon as their own is over. In a tournament, once its round is
 * closed, for which everybody has confirmed, and the next one has begun: until then it may be seated again.
 */
export function goesOn(
  { plan, rounds }: Tournament,
  own: OwnMatch,
  next: Pick<MatchOfEvent, 'log' | 'created' | 'round' | 'head'>,
): boolean {
  if (next.log === own.log || next.created <= own.created) return false;
  if (plan.isFree) return own.isOver;
  const before = rounds.find(({ tables }) => tables.some(({ match }) => match === own.log));
  const after = rounds.find(({ round }) => round === next.round);
  if (!before?.isClosed || !after) return false;
  return after.clock !== undefined || plan.minutes === undefined || next.head > 1;
}
