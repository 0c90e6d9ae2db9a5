import type { MatchOfEvent } from '@tenbo/club/client';
import type { Tournament } from '@tenbo/tournament';

/** The match on a phone. */
interface Own {
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
  own: Own,
  next: Pick<MatchOfEvent, 'log' | 'created' | 'round' | 'head'>,
): boolean {
  if (next.log === own.log || next.created <= own.created) return false;
  if (plan.isFree) return own.isOver;
  const before = rounds.find(({ tables }) => tables.some(({ match }) => match === own.log));
  const after = rounds.find(({ round }) => round === next.round);
  if (!before?.isClosed || !after) return false;
  return after.clock !== undefined || plan.minutes === undefined || next.head > 1;
}
