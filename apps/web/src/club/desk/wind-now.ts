import type { Seat, Wind } from '@tenbo/engine';
import { seatWindAt } from '@tenbo/ledger';
import type { MatchSummary, TournamentTable } from '@tenbo/tournament';

/** The wind of a seat in the hand being played. Before and after the match it is the wind at the start. */
export function windNow(seat: number, { players }: TournamentTable, summary: MatchSummary | undefined): Wind {
  const kyoku = summary && !summary.isOver ? summary.kyoku : 0;
  return seatWindAt(seat as Seat, { kyoku }, players.length);
}
