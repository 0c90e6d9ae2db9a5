export type { Call, Final, Game, GameEvent, GameHand, RecordedDraw, RecordedWin, WinClaim } from './game.ts';
export type { RecordFileError } from './errors.ts';
export { readMjlog } from './tenhou/mjlog.ts';
export { type PlayFinding, type PlayedHand, type PlayedWin, playHand } from './play.ts';
export { type Audit, type Finding, auditGame } from './audit.ts';
export { readTenhou6 } from './tenhou6/tenhou6.ts';
