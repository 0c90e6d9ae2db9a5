// What the server answers.
import * as v from 'valibot';

import { anyEntry, linkSubject, listOf, logKind, logSubject, position, role, time } from './shapes.ts';

/** Says what a field is, where its name does not. */
function said<const S extends v.GenericSchema>(schema: S, words: string) {
  return v.pipe(schema, v.description(words));
}

/** Says who somebody is in all events that share their players. */
const ref = said(v.string(), 'The id of an event, a slash, and the id of a person there.');
const points = v.number();
const count = v.pipe(v.number(), v.integer());

export const createdEvent = v.object({
  event: said(v.string(), 'The id of the event.'),
  link: said(v.string(), 'The id of the organiser’s link.'),
  token: said(v.string(), 'The organiser’s token. It is shown only now.'),
});

/** A new event, with its organiser's link. */
export type CreatedEvent = v.InferOutput<typeof createdEvent>;

export const publicEvent = v.object({
  event: said(v.string(), 'The id of the event.'),
  token: said(v.string(), 'That of its public link, which may read.'),
  title: v.string(),
  created: time,
  players: said(count, 'How many players have taken part.'),
  rounds: said(count, 'How many rounds have been seated; in free play, how many matches.'),
  isFree: said(v.exactOptional(v.literal(true)), 'A club night or season, where tables are seated as players arrive.'),
});

/** An event that its organiser lets everybody see. */
export type PublicEvent = v.InferOutput<typeof publicEvent>;

export const session = v.object({
  event: said(v.string(), 'The id of the event.'),
  link: said(v.string(), 'The id of the link.'),
  role,
  subject: linkSubject,
});

/** The role and subject of the link of a request. */
export type Session = v.InferOutput<typeof session>;

export const linkWithToken = v.object({
  id: said(v.string(), 'The id of the link, by which it can be revoked.'),
  token: said(v.string(), 'What the holder of the link sends. It is shown only now.'),
});

/** A new link, with its token, which is never shown again. */
export type LinkWithToken = v.InferOutput<typeof linkWithToken>;

export const linkOfEvent = v.object({
  id: v.string(),
  role,
  subject: linkSubject,
  created: time,
  revoked: v.nullable(time),
  isPublic: said(v.exactOptional(v.literal(true)), 'Anybody may read its token in the list of public events.'),
});

/** A link of an event, without its token. */
export type LinkOfEvent = v.InferOutput<typeof linkOfEvent>;

export const logOfEvent = v.object({
  id: v.string(),
  kind: logKind,
  subject: logSubject,
  created: time,
  head: said(position, 'The position of the last entry; 0 if there is none.'),
});

/** A log of an event: its subject, and the position of its last entry. */
export type LogOfEvent = v.InferOutput<typeof logOfEvent>;

export const authorOfEntry = v.object({
  entry: said(v.string(), 'The id of the entry.'),
  link: said(v.string(), 'The id of the link that first wrote it.'),
  role,
  subject: linkSubject,
  device: said(v.string(), 'What the device calls itself.'),
  at: said(time, 'When the server got it.'),
});

/** Who wrote an entry: the link, what it is for, and the device. */
export type AuthorOfEntry = v.InferOutput<typeof authorOfEntry>;

export const personOfEvent = v.object({
  id: v.string(),
  name: said(v.nullable(v.string()), 'null once it is erased.'),
  ema: said(v.optional(v.string()), 'The number of the European Mahjong Association.'),
  country: v.optional(v.string()),
  sameAs: said(v.optional(v.string()), 'Who this is in another event: its id, a slash, and the id of the person there.'),
});

/** A person of an event; the name is null once erased. */
export type PersonOfEvent = v.InferOutput<typeof personOfEvent>;

export const knownPerson = v.object({
  name: said(v.string(), 'As it was asked for.'),
  sameAs: ref,
  ema: v.exactOptional(v.string()),
  country: v.exactOptional(v.string()),
  events: said(listOf(v.string()), 'The titles of the events where this person is known, the newest first.'),
});

/** Somebody of another event who has a name that was asked for. */
export type KnownPerson = v.InferOutput<typeof knownPerson>;

export const sharedEvent = v.object({ event: v.string(), title: v.string(), created: time });

/** An event that shares its players with others. */
export type SharedEvent = v.InferOutput<typeof sharedEvent>;

export const sharedResults = v.object({
  people: listOf(v.object({ person: ref, name: said(v.nullable(v.string()), 'null once it is erased.') })),
  matches: listOf(
    v.object({
      match: v.string(),
      at: said(v.string(), 'When it was seated.'),
      results: said(
        listOf(v.object({ person: ref, place: said(count, 'From 1.'), total: said(points, '1,000 is one ranking point.') })),
        'First place first.',
      ),
    }),
  ),
});

/** The results of an event by people who are the same in all events. */
export type SharedResults = v.InferOutput<typeof sharedResults>;

const seat = said(v.picklist([0, 1, 2, 3]), 'Counted from the first dealer.');

export const standing = v.object({
  seat,
  place: said(count, 'From 1; players with equal points share a place if the rules say so.'),
  points: said(points, 'At the end, with the riichi sticks left over.'),
  difference: said(points, 'Above or below the target.'),
  oka: said(points, 'What the first gets from everybody.'),
  rounded: said(points, 'Difference and oka, rounded by the rules.'),
  uma: points,
  penalty: points,
  chips: points,
  yakitori: said(points, 'Paid by players who won no hand, and gained from them.'),
  total: said(points, 'The result. 1,000 is one ranking point.'),
});

export const matchSummary = v.object({
  match: said(v.string(), 'The id of the match, of its log and of its first entry.'),
  digest: said(v.string(), 'Names what the log says. `resultConfirmed` has it: the players agree with exactly this.'),
  at: said(v.optional(v.string()), 'The time of the last entry, if it has one.'),
  kyoku: said(count, 'The hand being played: 0 is East 1, 4 is South 1 (with four players).'),
  honba: count,
  hands: said(count, 'How many have ended.'),
  sticks: said(count, 'Riichi sticks on the table.'),
  scores: said(
    listOf(points),
    'The points of each seat, in order from the first dealer; none while they are hidden from this link.',
  ),
  isOver: v.boolean(),
  conflicts: said(count, 'Disagreements between entries written apart, which wait for a decision.'),
  standings: said(listOf(standing), 'The settlement if the match ended now, first place first.'),
});

export const summaryOfLog = v.object({
  log: v.string(),
  head: said(position, 'Of the log when this was computed.'),
  summary: matchSummary,
});

/** The summary of a match, and the head of its log at that moment. */
export type SummaryOfLog = v.InferOutput<typeof summaryOfLog>;

export const synced = v.object({
  positions: said(listOf(position), 'Where the entries sent are stored, in the order in which they were sent.'),
  entries: said(v.array(anyEntry), 'Those after the position asked for, the next one first, without a gap.'),
  head: said(position, 'The position of the last entry of the log. If it is beyond the last one answered, ask again from there.'),
});

/** The answer to an exchange of entries. */
export type Synced = v.InferOutput<typeof synced>;

/** A message of a live connection about a log. If a match has continued, it has what a board shows of it. */
export const logMessage = v.object({
  log: v.string(),
  head: position,
  summary: said(
    v.exactOptional(matchSummary),
    'Of a match that has continued; links that follow only their own table do not get it.',
  ),
  after: said(v.exactOptional(position), 'The position before the entries of this message.'),
  entries: said(
    v.exactOptional(v.array(anyEntry)),
    'What is new since the message before, if it is short. Who has everything up to `after` need not ask.',
  ),
});
export type LogMessage = v.InferOutput<typeof logMessage>;

/** An entry of the log of what came too late: one that reached a match after its result was settled. */
export const lateEntry = v.object({
  id: said(v.string(), 'The id of the match, a colon, and the id of the entry.'),
  match: said(v.string(), 'The id of the match.'),
  entry: said(anyEntry, 'The entry as it was sent.'),
});
export type LateEntry = v.InferOutput<typeof lateEntry>;
