// What a log says of one player's own hand at its end, compared with the hand.
import { type Seat, scorerOf } from '@tenbo/engine';
import { append, nextEntry } from '@tenbo/ledger';

import type { Finding } from './finding.ts';
import type { RecordedDraw } from './game.ts';
import { type ScoredWin, handEnd, matchAt, startOf } from './match-of.ts';
import type { PlayedWin } from './played-hand.ts';
import type { Seen } from './seat-moment.ts';
import { compared, contradictedClaims } from './win-claims.ts';

/** A finding about the hand in play. */
export type HandFinding = Finding extends infer F ? (F extends unknown ? Omit<F, 'hand'> : never) : never;

/** What is wrong with a win that the player has just declared. */
export function winFindings(played: PlayedWin, seen: Seen): readonly HandFinding[] {
  const { play, hand, rules } = seen;
  const score = scorerOf(rules).score(played.win, hand.honba);
  if (!score.ok) return [{ code: 'notAWin', event: played.event, errors: score.error }];
  const won = { ...played, score: score.value };
  const claims = contradictedClaims(won, { indicators: play.played().indicators, honba: hand.honba, rules });
  const changes = changesBy(won, seen);
  // Other points have other payments.
  if (changes === undefined || claims.some(({ code }) => code === 'points')) return claims;
  return [...claims, ...compared('changes', won.recorded.claim.changes, changes)];
}

/** Each player's change by a win, without the sticks laid in the hand. Undefined if somebody has won before, whose hand is not known. */
function changesBy(won: ScoredWin, { play, hand, rules }: Seen): readonly number[] | undefined {
  const played = play.played();
  const end = handEnd(played, [won], rules);
  if (end === undefined || hand.events.filter(({ type }) => type === 'win').length > 1) return undefined;
  const match = matchAt(startOf({ rules, players: [], hands: [] }), hand);
  const next = append(match, nextEntry(match, { type: 'handEnded', hand: end }, { id: 'end' }));
  const deltas = next.ok ? next.value.state.hands.at(-1)?.deltas : undefined;
  const laid = (seat: number) => (played.riichi.some((one) => one === seat) ? rules.payments.riichiStick : 0);
  return deltas?.map((delta, seat) => delta + laid(seat));
}

/** Whether the log is wrong about the player's tenpai at an exhaustive draw. */
export function tenpaiFindings({ tenpai }: RecordedDraw, { play, seat }: Seen): readonly HandFinding[] {
  const own = (seats: readonly Seat[]) => seats.filter((one) => one === seat);
  return compared('tenpai', tenpai && own(tenpai), own(play.played().tenpai));
}
