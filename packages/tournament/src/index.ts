export {
  type Act,
  type ActWithdrawn,
  type ClockStarted,
  type ClockStopped,
  type LateDismissed,
  type PenaltyGiven,
  type Plan,
  type PlanChanged,
  type PlayerEntered,
  type PlayerLeft,
  type PlayersNumbered,
  type RefereeCalled,
  type RefereeCame,
  type ResultConfirmed,
  type ResultEntered,
  type RoundClosed,
  type RoundReopened,
  type RoundSeated,
  type SeatTaken,
  type SeatedTable,
  TOURNAMENT_VERSION,
  type TableExtended,
  type TournamentEntry,
  type TournamentOpened,
  type Withheld,
} from './acts.ts';
export { isAgreed } from './agreed.ts';
export { TABLE_STATUSES, type TableStatus, tableStatus, timeLeft } from './board.ts';
export { checkAct, tableAt } from './check.ts';
export type { TournamentError, TournamentErrorCode } from './errors.ts';
export { advancing } from './advancing.ts';
export { matchStartOf } from './match-start.ts';
export { ACT_SHAPES, type TournamentEntryError, parseTournamentEntry } from './parse.ts';
export { type Summaries, resultsOf, settlementOf, standingsOf } from './results.ts';
export type {
  Confirmation,
  EnteredResult,
  GivenPenalty,
  RoundClock,
  SetAside,
  Tournament,
  TournamentPlayer,
  TournamentRound,
  TournamentTable,
} from './state.ts';
export { type SkillRating, skillRatings } from './skill.ts';
export { type MatchSummary, summaryOf } from './summary.ts';
export { type PlayedTable, tablesInPlay, tablesNow } from './tables-now.ts';
export { tournamentOf, withAct } from './tournament.ts';
