// Why the server refuses a request.
/** All errors of the server: the status, and a sentence for people who read the raw answer. */
export const ERRORS = {
  badRequest: [400, 'The request does not have the form that this address expects.'],
  notJson: [400, 'The body is not JSON.'],
  tooDeep: [400, 'The body is nested too deeply.'],
  badEntries: [400, 'Some entries do not have the form that this log expects. No entry was stored.'],
  unknownKey: [401, 'This link is unknown or was revoked.'],
  wrongPassword: [401, 'The password is wrong, or there is no such event.'],
  forbidden: [403, 'This link may not do that.'],
  matchOver: [403, 'The match is over: only a referee or an organiser may correct it. No entry was stored.'],
  refereeCorrects: [
    403,
    'A table may correct only the hand it entered last; a referee or an organiser may correct the others. No entry was stored.',
  ],
  otherStart: [
    403,
    'A match of a round begins as its seating says: with its players, its rules and their points. No entry was stored.',
  ],
  resultClosed: [
    403,
    'The result of this match is settled: it is confirmed, or its round is closed. What was sent is kept for a referee to decide about, and does not count.',
  ],
  unconfirmed: [403, 'A round can be closed only when the result of every table is agreed as it is now. No entry was stored.'],
  stillPlaying: [
    403,
    'A table starts its own match only when its last one is over, and with players who are in no other match. No entry was stored.',
  ],
  notNow: [
    409,
    'The match cannot start like this now: another one may have started at the same moment. Read the log and seat the players again. No entry was stored.',
  ],
  notFound: [404, 'There is nothing at this address.'],
  unknownLog: [404, 'The event has no such log.'],
  unknownLink: [404, 'The event has no such link.'],
  takenId: [409, 'The event already has another log with this id.'],
  otherText: [409, 'The log already has another entry with this id. No entry was stored.'],
  ownLink: [409, 'A link cannot revoke or renew itself, because an event must never be without an organiser.'],
  tooLarge: [413, 'The body is too large.'],
  notJsonType: [415, 'The body must be sent as application/json.'],
  notRecords: [415, 'The body must be sent as application/json, application/x-ndjson or application/jsonl.'],
  tooTangled: [
    422,
    'Too many copies of this match were written apart to judge what was sent in time: a referee or an organiser can enter it. No entry was stored.',
  ],
  quota: [
    429,
    'This link, or its whole event, has written too much in a short time. Nothing was stored: send it again after `wait` seconds.',
  ],
  tooMany: [429, 'Too many requests: try again a little later.'],
  bug: [500, 'The server has a bug. Repeating the request is safe.'],
  tooManyLive: [503, 'Too many connections: try again a little later.'],
  noStore: [503, 'The database cannot be reached. Repeating the request is safe.'],
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** A fault in a part of the request. The faults of an entry are the ledger's own. */
export interface Fault {
  readonly code: string;
}

export interface RefusalDetails {
  readonly faults?: readonly Fault[];
  /** The entry that caused all of them to be refused. */
  readonly entry?: string;
  /** After how many seconds to ask again. */
  readonly wait?: number;
}
