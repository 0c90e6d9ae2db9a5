// The shapes that requests and answers are made of.
import * as v from 'valibot';

import { LINK_ROLES } from '../rights.ts';

/** An id that is part of an address. The client that creates a thing chooses its id, so that it can safely repeat the request. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '1 to 64 letters, digits, - and _'));

/** A moment as the server writes it. */
export const time = v.pipe(
  v.string(),
  v.isoTimestamp('2026-11-22T18:30:00.000Z'),
  v.check((text) => isTime(text), '2026-11-22T18:30:00.000Z'),
);

function isTime(text: string): boolean {
  const moment = Date.parse(text);
  return text.endsWith('Z') && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text.slice(0, 19));
}

/** The place of an entry in its log, from 1; 0 is before the first. */
export const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));

const table = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999));

export const logSubject = v.strictObject({ table: v.optional(table) });
export const linkSubject = v.strictObject({ table: v.optional(table), person: v.optional(id) });

export const role = v.picklist(LINK_ROLES);

/** The kinds of logs. */
export const logKind = v.picklist(['match', 'tournament', 'late']);
export type LogKind = v.InferOutput<typeof logKind>;
