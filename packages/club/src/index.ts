export {
  type AuthorOfEntry,
  type CreatedEvent,
  type KnownPerson,
  type LateEntry,
  type LinkOfEvent,
  type LinkWithToken,
  type LogMessage,
  type LogOfEvent,
  type PersonOfEvent,
  type PublicEvent,
  type Session,
  type SharedEvent,
  type SharedResults,
  type SummaryOfLog,
  type Synced,
  lateEntry,
  logMessage,
  matchSummary,
  standing,
} from './contract/answers.ts';
export { ERRORS, type ErrorCode, type Fault, type RefusalDetails, errorBody, fault } from './contract/errors.ts';
export { EXAMPLES, type Example } from './contract/examples.ts';
export {
  type AnswerOf,
  type Answers,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  LATE_LOG,
  TOURNAMENT_LOG,
  errorsOf,
} from './contract/requests.ts';
export { OPERATIONS, type Operation, type OperationName } from './contract/operations.ts';
export { type Quota, type QuotaOf, type Quotas, QUOTAS, SIZES } from './contract/sizes.ts';
export type { LogKind } from './contract/shapes.ts';
export * as shapes from './contract/shapes.ts';
export { RIGHT_OF_ACT, busyFor, mayAct } from './may-act.ts';
export { actFor, hidesFrom, mayReadMatch, withoutResults } from './may-read.ts';
export {
  MATCH_STATES,
  type MatchLog,
  type MatchProgress,
  OF_OFFICIALS,
  OF_TABLES,
  WRITTEN,
  type WriteRefusal,
  type Written,
  dependsOnLog,
  mayCreate,
  mayWrite,
  progressOf,
  tableOf,
} from './may-write.ts';
export { type Action, LINK_ROLES, type LinkRole, RIGHTS, ROLES, type Rightful, type Role, type Subject, may } from './rights.ts';
