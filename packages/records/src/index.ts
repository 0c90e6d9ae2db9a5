export type { Call, Final, Game, GameEvent, GameHand, RecordedDraw, RecordedWin, WinClaim } from './game.ts';
export type { JsonPlace, JsonRecordError, RecordFileError, XmlRecordError } from './errors.ts';
export { readRecord } from './read.ts';
export { readMjlog } from './tenhou/mjlog.ts';
export { type MjaiOptions, readMjai } from './mjai/mjai.ts';
export { writeMjai } from './mjai/write.ts';
export { type PlayFinding, type PlayedHand, type PlayedWin, playHand } from './play.ts';
export { type Audit, auditGame } from './audit.ts';
export type { Agreement, Claims, Disagreement, DisagreementOn, Finding } from './finding.ts';
