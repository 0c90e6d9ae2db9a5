import { type TournamentRound, timeLeft } from '@tenbo/tournament';

import { clockText } from '../desk/clock-text.ts';
import { deskWords } from '../desk/words.ts';
import { now, tournament } from '../tournament/event.ts';
import styles from './hall.module.css';

const MINUTE = 60_000;

/** The clock of a round as the hall shows it. */
export interface HallTime {
  /** What the figure means, or why there is none. */
  readonly state: string;
  /** In milliseconds; undefined once the round is closed: its clock has ended with it. */
  readonly left: number | undefined;
  readonly all: number;
}

/** Undefined for rounds without a clock. */
export function timeOf({ round, clock, isClosed }: TournamentRound): HallTime | undefined {
  const said = deskWords.value;
  const minutes = tournament.value?.plan.minutes;
  if (!clock && minutes === undefined) return undefined;
  const all = (minutes ?? 0) * MINUTE;
  if (isClosed) return { state: said.board.closed(round), left: undefined, all };
  if (!clock) return { state: said.clock.notStarted, left: all, all };
  const left = timeLeft(clock, now.value);
  return { state: 'left' in clock ? said.clock.stopped : left <= 0 ? said.clock.over : said.clock.left, left, all };
}

/** The figure of the clock. */
export function TimeFigure({ left }: { readonly left: number }) {
  const isLong = Math.abs(left) >= 100 * MINUTE || left < 0;
  return (
    <p class={`figure ${styles.clock}`} role="timer" aria-live="off" data-long={isLong}>
      {clockText(left)}
    </p>
  );
}
