export type {
  CreatedEvent,
  LateEntry,
  AuthorOfEntry,
  LinkOfEvent,
  LinkWithToken,
  LogMessage,
  LogOfEvent,
  PersonOfEvent,
  Session,
  SummaryOfLog,
  Synced,
} from './contract/answers.ts';
export { ERRORS, type ErrorCode, type Fault, type RefusalDetails } from './contract/errors.ts';
export { QUOTAS, type Quota, type QuotaOf, type Quotas } from './contract/quotas.ts';
export type { LogKind } from './contract/shapes.ts';
export { RIGHT_OF_ACT, busyFor, mayAct } from './may-act.ts';
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
