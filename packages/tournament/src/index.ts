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
export {
  type PlayedTable,
  type TableStatus,
  TABLE_STATUSES,
  isAgreed,
  tableStatus,
  tablesInPlay,
  tablesNow,
  timeLeft,
} from './board.ts';
export { checkAct, tableAt } from './check.ts';
export {
  type Confirmation,
  type EnteredResult,
  type GivenPenalty,
  type RoundClock,
  type SetAside,
  type Tournament,
  type TournamentError,
  type TournamentErrorCode,
  type TournamentPlayer,
  type TournamentRound,
  type TournamentTable,
  matchStartOf,
} from './state.ts';
export { type Summaries, advancing, resultsOf, settlementOf, standingsOf } from './results.ts';
export { ACT_SHAPES, type TournamentEntryError, parseTournamentEntry } from './parse.ts';
export { type SkillRating, skillRatings } from './skill.ts';
export { type MatchSummary, summaryOf } from './summary.ts';
export { tournamentOf, withAct } from './tournament.ts';
