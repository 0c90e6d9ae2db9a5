import { type Seat, excerptOf } from '@tenbo/engine';

import type { Json } from '../json.ts';
import type { Turn } from './turns.ts';

/**
 * The one order in which the players had their turns, from the turns of each. Forwards it is often open whether a discard was called or the
 * next of its kind; backwards nothing is: every turn says whose discard it followed (a draw that of the player before, a call that of whom it
 * called from), and what that player did last, of what is not yet in order, came before it.
 *
 * @param turns of each player
 * @param end whose turn was the last, if the result tells
 * @param result where the fault is if no turn can be the last; otherwise it is at the turn that does not follow the discard it needs
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

/** Whose discard a turn follows. */
function beforeOf({ seat, call }: Turn, players: number): Seat {
  return call?.from ?? (((seat + players - 1) % players) as Seat);
}

/** Whether another turn can follow this one; the end of the hand always can. */
function canPrecede({ discarded }: Turn, next: Turn | undefined): boolean {
  if (next === undefined) return true;
  return discarded !== undefined && (next.call === undefined || next.call.called === discarded);
}

/** Who had the last turn: the player with one turn more than were followed by a turn. The dealer's first follows none. */
function lastOf(turns: readonly (readonly Turn[])[], dealer: Seat): Seat | undefined {
  const open = turns.map((own) => own.length);
  const following = turns.flat().filter((turn) => turn !== turns[dealer]?.[0]);
  for (const turn of following) (open[beforeOf(turn, turns.length)] as number)--;
  const last = open.indexOf(1);
  return last < 0 ? undefined : (last as Seat);
}
