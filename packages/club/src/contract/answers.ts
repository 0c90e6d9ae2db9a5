// What the server answers.
import * as v from 'valibot';

import { linkSubject, logKind, logSubject, position, role, time } from './shapes.ts';

const createdEvent = v.object({ event: v.string(), link: v.string(), token: v.string() });

/** A new event, with its organiser's link. */
export type CreatedEvent = v.InferOutput<typeof createdEvent>;

const session = v.object({ event: v.string(), link: v.string(), role, subject: linkSubject });

/** The role and subject of the link of a request. */
export type Session = v.InferOutput<typeof session>;

const linkWithToken = v.object({ id: v.string(), token: v.string() });

/** A new link, with its token, which is never shown again. */
export type LinkWithToken = v.InferOutput<typeof linkWithToken>;

const linkOfEvent = v.object({
  id: v.string(),
  role,
  subject: linkSubject,
  created: time,
  revoked: v.nullable(time),
});

/** A link of an event, without its token. */
export type LinkOfEvent = v.InferOutput<typeof linkOfEvent>;

const logOfEvent = v.object({ id: v.string(), kind: logKind, subject: logSubject, created: time, head: position });

/** A log of an event: its subject, and the position of its last entry. */
export type LogOfEvent = v.InferOutput<typeof logOfEvent>;

const personOfEvent = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  ema: v.optional(v.string()),
  country: v.optional(v.string()),
});

/** A person of an event; the name is null once erased. */
export type PersonOfEvent = v.InferOutput<typeof personOfEvent>;

const authorOfEntry = v.object({ entry: v.string(), link: v.string(), role, subject: linkSubject, device: v.string(), at: time });

/** Who wrote an entry: the link, what it is for, and the device. */
export type AuthorOfEntry = v.InferOutput<typeof authorOfEntry>;

/** A list as a reader has it. */
function listOf<const S extends v.GenericSchema>(item: S) {
  return v.pipe(v.array(item), v.readonly());
}

const points = v.number();
const count = v.pipe(v.number(), v.integer());
const seat = v.picklist([0, 1, 2, 3]);

const standing = v.object({
  seat,
  place: count,
  points,
  difference: points,
  oka: points,
  rounded: points,
  uma: points,
  penalty: points,
  chips: points,
  yakitori: points,
  total: points,
});

const matchSummary = v.object({
  match: v.string(),
  digest: v.string(),
  at: v.optional(v.string()),
  kyoku: count,
  honba: count,
  hands: count,
  sticks: count,
  scores: listOf(points),
  isOver: v.boolean(),
  conflicts: count,
  standings: listOf(standing),
});

const summaryOfLog = v.object({ log: v.string(), head: position, summary: matchSummary });

/** The summary of a match, and the head of its log at that moment. */
export type SummaryOfLog = v.InferOutput<typeof summaryOfLog>;

/** Entries of a log as they are stored. Each kind of log has its own, which the ledger and the tournament read. */
const entries = v.array(v.looseObject({}));

const synced = v.object({ positions: listOf(position), entries, head: position });

/** The answer to an exchange of entries: the positions of those sent, and those after a position, the next one first, without a gap. */
export type Synced = v.InferOutput<typeof synced>;

/** A message of a live connection about a log. If a match has continued, it has what a board shows of it. */
const logMessage = v.object({
  log: v.string(),
  head: position,
  summary: v.exactOptional(matchSummary),
  /** The new entries, if they are few, and the position before them. */
  after: v.exactOptional(position),
  entries: v.exactOptional(entries),
});
export type LogMessage = v.InferOutput<typeof logMessage>;

/** An entry of the log of what came too late: one that reached a match after its result was settled. */
const lateEntry = v.object({ id: v.string(), match: v.string(), entry: v.looseObject({}) });
export type LateEntry = v.InferOutput<typeof lateEntry>;
