export {
  CHOMBO_CAUSES,
  type ChomboCause,
  type ExhaustiveDraw,
  type Foul,
  type HandEnd,
  type Outcome,
  type Place,
  type Position,
  type WonHand,
  dealerAt,
  roundTimeAt,
  roundWindAt,
  seatWindAt,
  winsOf,
} from './hand.ts';
export type {
  EnteredMeld,
  EnteredPao,
  EnteredValue,
  Decision,
  EnteredWin,
  Entry,
  EntryKept,
  EntryReplaced,
  EntryVoided,
  HandEnded,
  Log,
  MatchEnded,
  MatchEvent,
  MatchStarted,
  NoteAdded,
  PenaltyGiven,
  TimeCalled,
  WinTiles,
  Yame,
} from './entries.ts';
export { GIVERS, type Giver, isDecision } from './entries.ts';
export type { LedgerError, LedgerErrorCode, SeatList } from './errors.ts';
export {
  type Aside,
  type Conflict,
  type HandLine,
  type HandSoFar,
  type MatchState,
  type Note,
  type Tally,
  type WayOut,
  scoresSoFar,
} from './state.ts';
export { type TextError, type TextFault, shownNote } from './texts.ts';
export { LOG_VERSION } from './migrate.ts';
export { ENTRY_SHAPES, type LogError, formatLog, parseEntry, parseLog } from './parse-log.ts';
export { type Match, append, checkAppend, eventsOf, newMatch, nextEntry } from './match.ts';
export { replay } from './replay.ts';
export type { PaoError } from './pao.ts';
export { type ValueError, circumstancesAt, winTilesOf, withEveryYakuman } from './value.ts';
export { type ExplainedWin, explainWin } from './explain-win.ts';
export { type Flow, STICKS, flowsOf, settleHand, sticksOf } from './payments.ts';
export { type Course, type EndReason, courseAfter } from './course.ts';
export { type FinalScores, type Settlement, settleMatch } from './settlement.ts';
export { type RatedMatch, type TenhouRating, tenhouRatings } from './ratings.ts';
export {
  TIE_BREAKS,
  type TieBreak,
  type TournamentCut,
  type TournamentPenalty,
  type TournamentResult,
  type TournamentRules,
  type TournamentStanding,
  tournamentStandings,
} from './tournament.ts';
export { type MergeError, checkNumbers, digestOf, mergeLogs } from './copies.ts';
export {
  type Conditions,
  type GoesOn,
  type PlaceConditions,
  type StepRange,
  type Threat,
  type WinRanges,
  conditions,
} from './conditions.ts';
export { type HandChange, type Preview, changes, preview } from './preview.ts';
export { type HandCounts, type PlayerStatistics, scoreCourse, statistics } from './statistics.ts';
export {
  type MatchOfSeason,
  type OutcomeKind,
  type Season,
  type SeasonCounts,
  type SeasonMatch,
  type SeasonPlayer,
  type SeasonTable,
  seasonOf,
} from './season.ts';
export type { HandPart, HandPlay, PlayCounts, PlayerTurns } from './season-play.ts';
export type { SeasonMonth } from './season-months.ts';
export { type ResultOfMatch, seasonOfResult } from './season-result.ts';
export type { NotedWin, WinCounts } from './season-wins.ts';
export { SeasonSum, sumOfSeason } from './season-sum.ts';
export {
  type FuWins,
  SEASON_ORDERS,
  type SeasonChoice,
  type SeasonOrder,
  type SeasonProgress,
  type SeasonView,
  type ShownPlayer,
  type YakuWins,
  viewSeason,
} from './season-view.ts';
export { type RateId, type Rates, ratesOf } from './rates.ts';
export { beyondLastHand, isAboutLastHand } from './last-hand.ts';
export { type TakenBack, lastChoice, toRedo, toUndo } from './undo.ts';
