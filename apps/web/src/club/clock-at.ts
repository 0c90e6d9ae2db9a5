import type { Log } from '@tenbo/ledger';
import { type RoundClock, timeLeft } from '@tenbo/tournament';

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

interface At {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The table's extra minutes. */
  readonly extension: number;
  readonly log: Log;
  readonly round: number;
  readonly callsTime: boolean;
}

/** What a table's phone shows of the clock of its round. A call that was taken back was a mistake of the clock: the phones do not repeat it. */
export function clockAt(clock: RoundClock, { now: moment, extension, log, round, callsTime }: At): TableClock {
  const left = timeLeft(clock, moment, extension);
  const isStopped = 'left' in clock;
  const isToCall = !isStopped && left <= 0 && !log.some(({ event }) => event.type === 'timeCalled');
  return { left, isStopped, isToCall, callsTime, key: [round, isStopped ? '' : clock.until, extension || ''].join(' ').trim() };
}
