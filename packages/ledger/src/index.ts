export {
  CHOMBO_CAUSES,
  type ChomboCause,
  type ExhaustiveDraw,
  type Foul,
  type HandEnd,
  type Outcome,
  type Position,
  type WonHand,
  dealerAt,
  roundWindAt,
  seatWindAt,
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
export { GIVERS, type Giver } from './entries.ts';
export type { LedgerError, LedgerErrorCode, SeatList } from './errors.ts';
export type { Aside, HandLine, MatchState, Note, Place, Tally } from './state.ts';
export { type TextFault, shownNote } from './texts.ts';
export { LOG_VERSION } from './migrate.ts';
export { type LogError, parseLog } from './parse-log.ts';
export { type Match, append, checkAppend, eventsOf, newMatch, nextEntry } from './match.ts';
export { replay } from './replay.ts';
export { formatLog } from './format-log.ts';
export type { ValueError } from './value.ts';
export { type ExplainedWin, explainWin } from './explain-win.ts';
export { settleHand } from './settle.ts';
export { type Flow, flowsOf } from './flows.ts';
export { type Course, type EndReason, courseAfter } from './course.ts';
export { STICKS, sticksOf } from './sticks.ts';
export { type FinalScores, type Standing, standings } from './standings.ts';
export type { Conflict, WayOut } from './conflicts.ts';
export { type MergeError, mergeLogs } from './merge.ts';
export { checkNumbers, digestOf } from './digest.ts';
export {
  type Conditions,
  type GoesOn,
  type PlaceConditions,
  type StepRange,
  type Threat,
  type WinRanges,
  conditions,
} from './conditions.ts';
export { type HandSoFar, scoresSoFar } from './so-far.ts';
export { type HandChange, type Preview, changes, preview } from './preview.ts';
export { scoreCourse } from './score-course.ts';
export { type PlayerStatistics, statistics } from './statistics.ts';
export { type TakenBack, lastChoice, toRedo, toUndo } from './undo.ts';
