export {
  type Call,
  type Final,
  type Game,
  type GameEvent,
  type GameHand,
  type Hidden,
  type RecordFormat,
  type RecordedDraw,
  type RecordedWin,
  type SeenEvent,
  type SeenHand,
  type SeenWin,
  type WinClaim,
  RECORD_FORMATS,
} from './game.ts';
export type { JsonPlace, JsonRecordError, RecordFileError, Stated, Unstated, XmlRecordError } from './errors.ts';
export { readRecord } from './read.ts';
export { type RulesFound, type TenhouTable, tenhouRules } from './tenhou/rules.ts';
export { readMjlog } from './tenhou/mjlog.ts';
export { type ReportOptions, readReport } from './report.ts';
export { type RiichiCityOptions, readRiichiCity } from './riichi-city/riichi-city.ts';
export { type MjaiOptions, readMjai } from './mjai/mjai.ts';
export { type FollowOptions, type Follower, type SeenGame, followMjai } from './mjai/follow.ts';
export type { OpenSide, SeatMoment, SeatWin } from './seat-moment.ts';
export { writeMjai } from './mjai/write.ts';
export { type MajsoulOptions, readMajsoul } from './majsoul/majsoul.ts';
export { type KobalabOptions, readKobalab } from './kobalab/kobalab.ts';
export { type Kobalab, writeKobalab } from './kobalab/write.ts';
export { readTenhou6 } from './tenhou6/tenhou6.ts';
export { type Tenhou6, type Unwritable, writeTenhou6 } from './tenhou6/write.ts';
export { type TableAt, type TableDiscard, type TableMeld, type TableSide, tablesOf } from './table-at.ts';
export type { Agreement, Claims, Disagreement, DisagreementOn, Finding, PlayFinding, PlayerFault } from './finding.ts';
export { type PlayRules, type QuadFault, playRules } from './fouls.ts';
export { playHand } from './play.ts';
export type { PlayedHand, PlayedWin } from './hand-in-play.ts';
export { type ToLogError, toLog } from './match-of.ts';
export { type Converted, type NotConverted, convertGame } from './convert.ts';
export type { GameFact, HandFact, Loss } from './lost.ts';
export { type Audit, auditGame, seasonMatch } from './audit.ts';
export { type WinRow, winRows } from './win-rows.ts';
export { type ListOptions, readResults } from './results/read-results.ts';
export { type SplitCells, listText } from './results/list-text.ts';
export type { ReadRows } from './results/player-rows.ts';
export type { ResultColumn, ResultFault, ResultRow } from './results/result-row.ts';
export { type GameDoubt, type GameFault, type ResultGame, type ResultGames, resultGames } from './results/result-games.ts';
export { scoreIn, thousandsIn } from './results/cells.ts';
