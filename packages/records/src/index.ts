export type { Call, Final, Game, GameEvent, GameHand, RecordedDraw, RecordedWin, WinClaim } from './game.ts';
export type { RecordFileError } from './errors.ts';
export { readRecord } from './read.ts';
export { readMjlog } from './tenhou/mjlog.ts';
export { type PlayFinding, type PlayedHand, type PlayedWin, playHand } from './play.ts';
export { type ToLogError, toLog } from './to-log.ts';
export { type Audit, auditGame } from './audit.ts';
export type { Agreement, Claims, Disagreement, DisagreementOn, Finding } from './finding.ts';
