// Every address of the API: the server registers its routes from here, clients take their types from here, and the document says what stands here.
import * as v from 'valibot';

import type { Action } from '../rights.ts';
import {
  authorOfEntry,
  createdEvent,
  knownPerson,
  linkOfEvent,
  linkWithToken,
  logOfEvent,
  personOfEvent,
  publicEvent,
  session,
  sharedEvent,
  sharedResults,
  summaryOfLog,
  synced,
} from './answers.ts';
import type { ErrorCode } from './errors.ts';
import { emaNumber, id, listOf, logSubject, newLink, noFields, personRef, position, sentEntry, shownText } from './shapes.ts';
import { SIZES } from './sizes.ts';

type Fields = Readonly<Record<string, v.GenericSchema>>;

/** An address of the API. */
export interface Operation {
  readonly summary: string;
  /** What a client must know beyond the summary. */
  readonly details?: string;
  readonly right: Action | 'public';
  /** The parts of the path in braces. */
  readonly params?: Fields;
  /** What may follow the path after `?`. */
  readonly query?: Fields;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** How the answer, or the body too, is sent if not as JSON: messages that never end, or records that may be lines. */
  readonly sentAs?: 'events' | 'records';
  /** The errors of this address, beside those that any may answer. */
  readonly errors: readonly ErrorCode[];
}

const nothing = v.object({});
const password = v.pipe(v.string(), v.minLength(12), v.maxLength(200));
const lang = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'two letters'), v.description('The language of messages, such as `ja`.'));

const record = {
  right: 'public',
  query: { lang: v.optional(lang, 'en') },
  answer: v.looseObject({}),
  sentAs: 'records',
  errors: ['badRequest', 'notRecords', 'tooLarge'],
  details:
    'One record as JSON, or JSON lines, each answered by one line as it arrives. A record that is wrong is answered with status 200, `"ok": false` and what is wrong with it.',
} as const;

/** By method and path. They are in the order in which an evening uses them. */
export const OPERATIONS = {
  'POST /api/events': {
    summary: 'Creates an event with the log of its tournament. The answer has the organiser’s token, which is not shown again.',
    details: 'Needs the server’s own key in place of a token.',
    right: 'createEvent',
    body: noFields,
    answer: createdEvent,
    errors: [],
  },
  'GET /api/events': {
    summary: `The public events, the newest first, at most ${SIZES.publicEvents}: each with a link that may read it.`,
    details: 'An organiser makes an event public by a spectator’s link with `isPublic`, until that link is revoked.',
    right: 'public',
    answer: v.object({ events: listOf(publicEvent) }),
    errors: [],
  },
  'GET /api/session': {
    summary: 'What the link of this request may be used for.',
    right: 'seeSession',
    answer: session,
    errors: [],
  },
  'POST /api/links': {
    summary: 'Creates a link. The answer has its token, which is not shown again.',
    right: 'changeLinks',
    body: newLink,
    answer: linkWithToken,
    errors: ['quota'],
  },
  'GET /api/links': {
    summary: 'The links of the event, without their tokens.',
    right: 'seeLinks',
    answer: v.object({ links: listOf(linkOfEvent) }),
    errors: [],
  },
  'PUT /api/people': {
    summary:
      'Says who somebody is, new or known, in place of what was said before: the name, the EMA number, the country, who it is in other events. A name of null erases all of it.',
    details: 'Entries have only the ids of people, so that a name can be erased.',
    right: 'namePeople',
    body: v.strictObject({
      id,
      name: v.nullable(shownText),
      ema: v.optional(emaNumber),
      country: v.optional(shownText),
      sameAs: v.optional(personRef),
    }),
    answer: nothing,
    errors: ['quota'],
  },
  'GET /api/people': {
    summary: 'The people of the event; a name that was erased is null.',
    right: 'seePeople',
    answer: v.object({ people: listOf(personOfEvent) }),
    errors: [],
  },
  'POST /api/people/known': {
    summary: 'The people of other events that share their players, by names: who of them may be the same?',
    details:
      'For events whose plan has `sharesPlayers`; nobody is found if this one has not. A name is found whatever the order of its words. To say that somebody is the same person, send the answer’s `sameAs` with their name; to say that they are not, send their own event and id.',
    right: 'namePeople',
    body: v.strictObject({ names: v.pipe(v.array(shownText), v.maxLength(SIZES.names)) }),
    answer: v.object({ known: listOf(knownPerson) }),
    errors: ['quota'],
  },
  'GET /api/shared': {
    summary: 'The events that share their players with this one, itself among them, the newest first; none if it does not.',
    right: 'seeLogs',
    answer: v.object({ events: listOf(sharedEvent) }),
    errors: [],
  },
  'GET /api/shared/{event}': {
    summary: 'The results of an event that shares its players with this one, in the order of its rounds.',
    details: 'For a ranking across events: put the matches of all of them in the order of `at`.',
    right: 'seeLogs',
    params: { event: id },
    answer: sharedResults,
    errors: ['notShared', 'resultsHidden'],
  },
  'POST /api/logs': {
    summary: 'Creates the log of a match, under the id of the match’s start. Repeating the request changes nothing.',
    details:
      'The client chooses the id, and gives the same one to the first entry. The log of a seated match needs no creating: it is there from its seating on.',
    right: 'createLog',
    body: v.strictObject({ id, kind: v.literal('match'), subject: logSubject }),
    answer: nothing,
    errors: ['takenId', 'quota'],
  },
  'GET /api/logs': {
    summary: 'The logs of the event with their heads: the position of the last entry of each.',
    right: 'seeLogs',
    answer: v.object({ logs: listOf(logOfEvent) }),
    errors: [],
  },
  'POST /api/logs/{log}/sync': {
    summary: `Stores entries, all or none, and returns those after a position, at most ${SIZES.entries} and a million characters; if head is higher, there are more.`,
    details:
      'The one exchange of entries, in every log. An entry is known by its id: sent again with the same content it keeps its position, so a request whose answer was lost is sent again as it was. Send no entries to read only. Each kind of log has its own right to write and its own form of entries; the errors name the entry that is the cause in `entry`, and what is wrong with its form in `faults`.',
    right: 'seeLogs',
    params: { log: id },
    body: v.strictObject({
      after: v.pipe(
        position,
        v.description('What the client has of this log: the entries after this position are answered. 0 for all.'),
      ),
      entries: v.pipe(v.array(sentEntry), v.maxLength(SIZES.entries), v.description('What the server may lack, in any order.')),
      device: v.pipe(shownText, v.description('What the device calls itself. Officials see it beside each entry it wrote.')),
    }),
    answer: synced,
    errors: [
      'badEntries',
      'matchOver',
      'refereeCorrects',
      'otherStart',
      'resultClosed',
      'unconfirmed',
      'stillPlaying',
      'notNow',
      'unknownLog',
      'resultsHidden',
      'otherText',
      'tooTangled',
      'quota',
    ],
  },
  'GET /api/logs/{log}/authors': {
    summary: 'Which link, for what role, and which device wrote each entry of a log, and when it arrived, in order.',
    right: 'seeAuthors',
    params: { log: id },
    answer: v.object({ authors: listOf(authorOfEntry) }),
    errors: ['unknownLog'],
  },
  'GET /api/summaries': {
    summary:
      'What a board shows of each match: the current hand, scores, and the settlement if it ended now. `/api/live` sends later ones.',
    details: 'While results are hidden, a match whose log this link may not read has no `scores` and no `standings`.',
    right: 'seeLogs',
    answer: v.object({ summaries: listOf(summaryOfLog) }),
    errors: [],
  },
  'GET /api/live': {
    summary:
      'First the head of each log, then each change, as server-sent events, until the link is revoked or the server stops.',
    details:
      'Each message has `event: log` and a `LogMessage` as its data, or `event: all` and `{}`: links or people have changed, ask for them again. Of several changes of one log a slow reader gets only the last, so `after` may lie beyond what it has: then it asks `sync` from where it is. With `only=own`, a table’s link gets the changes of that table and of logs without a table. A line `:` without more is a sign of life, at least every 15 seconds. After the end, connect again: the heads come first, so nothing is missed.',
    right: 'follow',
    query: { only: v.optional(v.literal('own')) },
    answer: v.string(),
    sentAs: 'events',
    errors: ['tooManyLive'],
  },
  'POST /api/links/{id}/renew': {
    summary: 'Makes a link with a new token for the same role and subject, and revokes the old one.',
    right: 'changeLinks',
    params: { id },
    body: noFields,
    answer: linkWithToken,
    errors: ['unknownLink', 'ownLink', 'quota'],
  },
  'POST /api/links/{id}/revoke': {
    summary: 'Revokes a link for good. Repeating the request changes nothing.',
    right: 'changeLinks',
    params: { id },
    body: noFields,
    answer: nothing,
    errors: ['unknownLink', 'ownLink'],
  },
  'PUT /api/password': {
    summary: 'Sets the event’s password, which anybody can exchange for an organiser’s link; null removes it.',
    right: 'setPassword',
    body: v.strictObject({ password: v.nullable(password) }),
    answer: nothing,
    errors: [],
  },
  'POST /api/enter': {
    summary: 'Exchanges an event’s password for a new organiser’s link. Its token is not shown again.',
    details: 'Wrong passwords slow down the address that sends them: `tooMany`, with the seconds to wait.',
    right: 'public',
    body: v.strictObject({ event: id, password: v.pipe(v.string(), v.maxLength(200)) }),
    answer: linkWithToken,
    errors: ['wrongPassword'],
  },
  'POST /api/score': { ...record, summary: 'Scores wins.' },
  'POST /api/lens': { ...record, summary: 'Scores a win under every rule set, and says which rule makes the difference.' },
  'POST /api/waits': {
    ...record,
    summary:
      'Says what a hand of 13 tiles waits on and what each wait is worth, or which tiles improve it. `tile` and `by` are not needed.',
  },
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationName = keyof typeof OPERATIONS;
