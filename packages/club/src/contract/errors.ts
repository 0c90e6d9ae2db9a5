// Why the server refuses a request.
import * as v from 'valibot';

/** All errors of the server: the status, a sentence for people who read the raw answer, and what else the answer has. */
export const ERRORS = {
  badRequest: [400, 'The request does not have the form that this address expects.', 'faults'],
  notJson: [400, 'The body is not JSON.'],
  tooDeep: [400, 'The body is nested too deeply.'],
  badEntries: [400, 'Some entries do not have the form that this log expects. No entry was stored.', 'faults'],
  unknownKey: [401, 'This link is unknown or was revoked.'],
  wrongPassword: [401, 'The password is wrong, or there is no such event.'],
  forbidden: [403, 'This link may not do that.', 'entry'],
  matchOver: [403, 'The match is over: only a referee or an organiser may correct it. No entry was stored.', 'entry'],
  refereeCorrects: [
    403,
    'A table may correct only the hand it entered last; a referee or an organiser may correct the others. No entry was stored.',
    'entry',
  ],
  resultsHidden: [403, 'The organiser shows the results at the end: until then this link may not read this log.'],
  otherStart: [
    403,
    'A match of a round begins as its seating says: with its players, its rules and their points. No entry was stored.',
    'entry',
  ],
  resultClosed: [
    403,
    'The result of this match is settled: it is confirmed, or its round is closed. What was sent is kept for a referee to decide about, and does not count.',
    'entry',
  ],
  unconfirmed: [
    403,
    'A round can be closed only when the result of every table is agreed as it is now. No entry was stored.',
    'entry',
  ],
  stillPlaying: [
    403,
    'A table starts its own match only when its last one is over, and with players who are in no other match. No entry was stored.',
    'entry',
  ],
  notNow: [
    409,
    'The match cannot start like this now: another one may have started at the same moment. Read the log and seat the players again. No entry was stored.',
    'entry',
  ],
  notFound: [404, 'There is nothing at this address.'],
  unknownLog: [404, 'The event has no such log.'],
  notShared: [404, 'There is no such event that shares its players with this one.'],
  unknownLink: [404, 'The event has no such link.'],
  takenId: [409, 'The event already has another log with this id.'],
  otherText: [409, 'The log already has another entry with this id. No entry was stored.', 'entry'],
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
    'wait',
  ],
  tooMany: [429, 'Too many requests: try again a little later.', 'wait'],
  bug: [500, 'The server has a bug. Repeating the request is safe.'],
  tooManyLive: [503, 'Too many connections: try again a little later.', 'wait'],
  noStore: [503, 'The database cannot be reached. Repeating the request is safe.'],
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** A fault in a part of the request. The faults of an entry are the ledger's own. */
export interface Fault {
  readonly code: string;
}

export interface RefusalDetails {
  readonly faults?: readonly Fault[];
  readonly entry?: string;
  readonly wait?: number;
}

const path = v.pipe(v.string(), v.description('Where in the request, such as `entries[0].event.hand.riichi[1]`.'));
const expected = v.pipe(v.string(), v.description('What would be right, in short words.'));
const cause = v.pipe(v.looseObject({ code: v.string() }), v.description('What is wrong, by a code, and more about it.'));

/** Everything that can be wrong with a field or an entry. */
export const fault = v.variant('code', [
  v.object({ code: v.literal('badField'), path, expected }),
  v.object({ code: v.literal('badEntry'), path, expected, received: v.string() }),
  v.object({ code: v.literal('logVersion'), version: v.optional(v.string()), known: v.number() }),
  v.object({ code: v.literal('entryAfterNothing'), path, after: v.nullable(v.string()) }),
  v.object({ code: v.literal('correctsNothing'), path, entry: v.string() }),
  v.object({ code: v.literal('badMatchRules'), path, error: cause }),
  v.object({ code: v.literal('badStart'), path, error: cause }),
  v.object({ code: v.literal('otherMatch'), path }),
  v.object({ code: v.literal('entryTooLong'), path, most: v.number() }),
  v.object({ code: v.literal('moreErrors'), count: v.number() }),
]);

export const errorBody = v.object({
  error: v.object({
    code: v.picklist(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: v.pipe(v.string(), v.description('The code in words, for people who read the raw answer.')),
    faults: v.exactOptional(v.pipe(v.array(fault), v.description('What is wrong with the request; the first twenty.'))),
    entry: v.exactOptional(v.pipe(v.string(), v.description('The id of the entry that caused all of them to be refused.'))),
    wait: v.exactOptional(v.pipe(v.number(), v.description('After how many seconds to ask again, as in `Retry-After`.'))),
  }),
});
