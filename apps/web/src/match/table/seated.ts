import type { Seat } from '@tenbo/engine';
import { type HandLine, type MatchState, seatWindAt } from '@tenbo/ledger';

import { placeOf } from '../../ui/places.ts';
import type { SeatedPlayer } from '../../boxes/paid-table.tsx';

/** The players at the table in a hand, with their points before and after it. */
export function seatedAt(
  { kyoku }: Pick<HandLine['before'], 'kyoku'>,
  { players }: Pick<MatchState, 'players'>,
  before: readonly number[],
  after: readonly number[] = before,
): readonly SeatedPlayer[] {
  return players.map((name, i) => ({
    place: placeOf(i as Seat, players.length),
    wind: seatWindAt(i as Seat, { kyoku }, players.length),
    name,
    before: before[i] as number,
    after: after[i] as number,
  }));
}

/** The same for a hand of the accounts. */
export function seatedIn({ before, deltas, scores }: HandLine, state: Pick<MatchState, 'players'>): readonly SeatedPlayer[] {
  return seatedAt(
    before,
    state,
    scores.map((points, i) => points - (deltas[i] as number)),
    scores,
  );
}
