// The shapes that requests and answers are made of.
import { isBlank, unseenIn } from '@tenbo/engine';
import * as v from 'valibot';

import { LINK_ROLES } from '../rights.ts';

/** An id that is part of an address. The client that creates a thing chooses its id, so that it can safely repeat the request. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '1 to 64 letters, digits, - and _'));

/** A text that people see, such as a name. */
export const shownText = v.pipe(
  v.string(),
  v.minLength(1, '1 to 100 characters'),
  v.maxLength(100, '1 to 100 characters'),
  v.check(
    (text) => text === '' || (!isBlank(text) && unseenIn(text) === undefined),
    'at least one character that can be seen, and none that changes the others',
  ),
  v.description('At least one character can be seen; none is a control character or changes how the others look.'),
);

/** A number of the European Mahjong Association. */
export const emaNumber = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,20}$/, '1 to 20 letters, digits and -'));

/** A person of any event of the server: the event’s id, a slash, and the person’s. */
export const personRef = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}\/[\w-]{1,64}$/, 'the id of an event, a slash, and the id of a person'),
);

/** A moment as the server writes it. */
export const time = v.pipe(v.string(), v.isoTimestamp('2026-11-22T18:30:00.000Z'), v.check(isTime, '2026-11-22T18:30:00.000Z'));

function isTime(text: string): boolean {
  const moment = Date.parse(text);
  return text.endsWith('Z') && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text.slice(0, 19));
}

/** The place of an entry in its log, from 1; 0 is before the first. */
export const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));

const table = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999));

/** An object with these fields, none of which it need have. To valibot a list would be one too. */
function someOf<const F extends v.ObjectEntries>(fields: F) {
  return v.pipe(
    v.custom<object>((one) => !Array.isArray(one), 'Object'),
    v.strictObject(fields),
  );
}

/** The table that a log belongs to, if any. */
export const logSubject = someOf({ table: v.optional(table) });
/** The table or the player that a link is for, if any. */
export const linkSubject = someOf({ table: v.optional(table), person: v.optional(id) });
/** What is sent where nothing need be said. */
export const noFields = someOf({});

/** The role and subject of a new link. */
export const newLink = v.variant('role', [
  v.strictObject({ role: v.picklist(['organiser', 'referee']) }),
  v.strictObject({
    role: v.literal('spectator'),
    isPublic: v.exactOptional(
      v.pipe(v.literal(true), v.description('Lists the event among the public ones, with this link, until it is revoked.')),
    ),
  }),
  v.strictObject({ role: v.literal('table'), table }),
  v.strictObject({ role: v.literal('player'), person: id }),
]);

export const role = v.picklist(LINK_ROLES);

/** The kinds of logs. */
export const logKind = v.picklist(['match', 'tournament', 'late']);
export type LogKind = v.InferOutput<typeof logKind>;

type ListOf<S extends v.GenericSchema> = v.SchemaWithPipe<
  readonly [v.ArraySchema<S, undefined>, v.ReadonlyAction<v.InferOutput<S>[]>]
>;

/** A list as its reader has it. */
export function listOf<const S extends v.GenericSchema>(item: S): ListOf<S> {
  return v.pipe(v.array(item), v.readonly());
}

/**
 * An entry of any log. What its fields are depends on the kind of the log: `MatchEntry`, `TournamentEntry` or `LateEntry` in the document. The ledger and
 * the tournament read them.
 */
export const anyEntry = v.looseObject({});
/** An entry that somebody sends: whatever it is, the ledger or the tournament says what is wrong with it. */
export const sentEntry = v.unknown();
