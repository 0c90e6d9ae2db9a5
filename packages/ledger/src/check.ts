import type { Seat } from '@tenbo/engine';

import type { MatchEvent, MatchStarted, PenaltyGiven } from './entries.ts';
import type { LedgerError } from './errors.ts';
import { hasSeat, judgeHand, seatErrors } from './judge-hand.ts';
import { LOG_VERSION } from './migrate.ts';
import type { Tally } from './state.ts';

/** More than any rules need: a player's starting points, and the ranking points of a penalty. */
const MOST_POINTS = 10_000_000;
const MOST_PENALTY = 1000;

/** Everything wrong with an event at this point of a match; empty if nothing is. Decisions are checked by `checkAppend`, because that needs the log. */
export function checkEvent(tally: Tally, event: MatchEvent): readonly LedgerError[] {
  switch (event.type) {
    case 'matchStarted':
      return [{ code: 'alreadyStarted' }];
    case 'handEnded': {
      const judged = judgeHand(event.hand, tally);
      return judged.ok ? [] : judged.error;
    }
    case 'timeCalled':
      if (tally.end !== undefined) return [{ code: 'matchOver', reason: tally.end }];
      return tally.handsLeft === undefined ? [] : [{ code: 'timeAlreadyCalled' }];
    case 'matchEnded':
      if (tally.end !== undefined) return [{ code: 'matchOver', reason: tally.end }];
      return event.reason === 'agreed' || event.reason === tally.mayEnd ? [] : [{ code: 'mayNotEnd', reason: event.reason }];
    case 'penaltyGiven':
      return [...penaltyErrors(event), ...(hasSeat(event.seat, tally.rules) ? [] : seatErrors([event.seat], tally.rules))];
    case 'noteAdded':
    case 'entryVoided':
    case 'entryReplaced':
    case 'entryKept':
      return [];
  }
}

/** Everything wrong with the start of a match. */
export function startErrors({ version, rules, players, scores }: MatchStarted): LedgerError[] {
  const expected = rules.tiles.players;
  const errors: LedgerError[] = [];
  if (version > LOG_VERSION) errors.push({ code: 'newerVersion', version, known: LOG_VERSION });
  if (players.length !== expected) errors.push({ code: 'playerCount', players: players.length, expected });
  if (scores === undefined) return errors;
  if (scores.length !== expected) return [...errors, { code: 'scoreCount', scores: scores.length, expected }];
  const isScore = (points: number) => points % 100 === 0 && Math.abs(points) <= MOST_POINTS;
  return [
    ...errors,
    ...scores.flatMap((points, seat) =>
      isScore(points) ? [] : [{ code: 'badScore', seat: seat as Seat, points, most: MOST_POINTS } as const],
    ),
  ];
}

/** Ranking points have at most one decimal. */
function penaltyErrors({ ranking }: PenaltyGiven): readonly LedgerError[] {
  const fits = ranking > 0 && ranking <= MOST_PENALTY && Number(ranking.toFixed(1)) === ranking;
  return fits ? [] : [{ code: 'badPenalty', ranking, most: MOST_PENALTY }];
}
