import { type Seat, excerptOf } from '@tenbo/engine';

import type { Json } from '../json.ts';
import type { Turn } from './turns.ts';

/**
 * Merges the players' turns into the one order that fits. Forwards, it is often unclear whether a discard was called or the next one of its
 * kind. Backwards, nothing is unclear: each turn says whose discard it followed (a draw follows the previous player's, a call its discarder's), so
 * that player's last turn not yet in the order comes before it.
 *
 * @param turns the turns of each player
 * @param end the player who had the last turn, if the result says so
 * @param result the place of the error if no turn can be the last; otherwise it is the turn that does not follow the discard it needs
 */
export function orderOf(turns: readonly (readonly Turn[])[], dealer: Seat, end: Seat | undefined, result: Json): readonly Turn[] {
  const left = turns.map((own) => [...own]);
  const order: Turn[] = [];
  let seat = end ?? lastOf(turns, dealer);
  for (let count = turns.flat().length; count > 0; count--) {
    const next = order.at(-1);
    const turn: Turn | undefined = seat === undefined ? undefined : left[seat]?.pop();
    if (turn === undefined || !canPrecede(turn, next)) return misplaced(next?.at ?? result);
    order.push(turn);
    seat = beforeOf(turn, turns.length);
  }
  const first = order.at(-1);
  return first?.seat === dealer && first.call === undefined ? order.toReversed() : misplaced(first?.at ?? result);
}

export function misplaced(at: Json): never {
  return at.refuse({ code: 'misplacedEvent', found: excerptOf(at.value) });
}

/** The player whose discard a turn follows. */
function beforeOf({ seat, call }: Turn, players: number): Seat {
  return call?.from ?? (((seat + players - 1) % players) as Seat);
}

/** Checks whether another turn can follow this one; the end of the hand always can. */
function canPrecede({ discarded }: Turn, next: Turn | undefined): boolean {
  if (next === undefined) return true;
  return discarded !== undefined && (next.call === undefined || next.call.called === discarded);
}

/** The player who had the last turn: one who has one turn more than turns that followed theirs. The dealer's first turn follows none. */
function lastOf(turns: readonly (readonly Turn[])[], dealer: Seat): Seat | undefined {
  const open = turns.map((own) => own.length);
  const following = turns.flat().filter((turn) => turn !== turns[dealer]?.[0]);
  for (const turn of following) (open[beforeOf(turn, turns.length)] as number)--;
  const last = open.indexOf(1);
  return last < 0 ? undefined : (last as Seat);
}
