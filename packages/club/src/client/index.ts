// The client of a club, without a screen: `ClubClient` and what its users need to name.
export type { ActsCopy, HeldActs } from './acts-order.ts';
export type { ApiFault, Fetch } from './api.ts';
export { ClubClient } from './club-client.ts';
export { isForReferee } from './corrections.ts';
export { keyOfOrganiser } from './event-client.ts';
export { Exchange, type LogServer, type Refused, type Standing } from './exchange.ts';
export type { Connection } from './follower.ts';
export { type After, type Alive, inTime } from './in-time.ts';
export { LateEntries, type LateOfMatch, type LateRead, dismissal, reopening, undecidedLate } from './late.ts';
export { type LogAt, type LogsRead, MatchLogs } from './match-logs.ts';
export { type Copy, type CopyFault, type Held, MatchOrder } from './match-order.ts';
export { type MatchOfEvent, latestOf, matchesOf } from './matches.ts';
export type { ClubStorage, JoinedLog, Ports } from './ports.ts';
export { type ClubState, NOTHING_KNOWN } from './state.ts';
export type { SharedMatch, StoredLink, StoredPeople } from './stored.ts';
export { tournamentIn } from './tournaments.ts';
