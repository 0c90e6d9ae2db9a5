// The client of a club, without a screen: `ClubClient` and what its users need to name.
export { type ActsCopy, type HeldActs, tournamentIn } from './acts-order.ts';
export { type After, type Alive, type ApiFault, type Fetch, inTime } from './api.ts';
export { ClubClient } from './club-client.ts';
export { type LateOfMatch, type LateRead, LateEntries, dismissal, isForReferee, reopening, undecidedLate } from './late.ts';
export { keyOfOrganiser } from './event-client.ts';
export { Exchange, type LogServer, type Refused, type CopyStatus } from './exchange.ts';
export type { Connection } from './follower.ts';
export { type LogAt, type LogsRead, MatchLogs } from './match-logs.ts';
export { type Copy, type CopyFault, type Held, MatchOrder } from './match-order.ts';
export { type MatchOfEvent, latestOf, matchesOf } from './matches.ts';
export type { ClubStorage, JoinedLog, Ports } from './ports.ts';
export { type ClubState, type SharedMatch, type StoredLink, type StoredPeople, NOTHING_KNOWN } from './state.ts';
