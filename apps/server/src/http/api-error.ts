import { z } from '@hono/zod-openapi';
import { excerpt, firstErrors } from '@tenbo/engine';
import type { Context } from 'hono';

/** All errors of the server: the status, and a sentence for people who read the raw answer. */
const ERRORS = {
  badRequest: [400, 'The request is not of the form that this address takes.'],
  notJson: [400, 'The body is not JSON.'],
  tooDeep: [400, 'The body is nested too deeply.'],
  badEntries: [400, 'Some entries are not of the form that this log takes. None was stored.'],
  unknownKey: [401, 'This link is not known, or was revoked.'],
  wrongPassword: [401, 'The event has no such password, or there is no such event.'],
  forbidden: [403, 'This link does not have the right to do that.'],
  matchOver: [403, 'The match is over: only a referee or an organiser corrects it. No entry was stored.'],
  refereeCorrects: [
    403,
    'Tables correct only the hand entered last; a referee or an organiser corrects the others. No entry was stored.',
  ],
  notFound: [404, 'There is nothing at this address.'],
  unknownLog: [404, 'The event has no such log.'],
  unknownLink: [404, 'The event has no such link.'],
  takenId: [409, 'The event has a log with this id that is another.'],
  otherText: [409, 'The log has an entry with this id that is another. No entry was stored.'],
  ownLink: [409, 'A link cannot revoke or renew itself: an event must not end without an organiser.'],
  tooLarge: [413, 'The body is too large.'],
  notJsonType: [415, 'The body must be sent as application/json.'],
  notRecords: [415, 'The body must be sent as application/json, application/x-ndjson or application/jsonl.'],
  tooMany: [429, 'Too many requests: try again a little later.'],
  bug: [500, 'The server has made a mistake. Repeating the request is safe.'],
  tooManyLive: [503, 'Too many connections: try again a little later.'],
  noStore: [503, 'The database cannot be reached. Repeating the request is safe.'],
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** A fault in a part of the request. The faults of an entry are the ledger's own. */
export interface Fault {
  readonly code: string;
}

interface Details {
  readonly faults?: readonly Fault[];
  /** The entry that caused all of them to be refused. */
  readonly entry?: string;
}

export const errorShape = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      faults: z
        .array(z.object({ code: z.string() }))
        .readonly()
        .optional(),
      entry: z.string().optional(),
    }),
  })
  .openapi('Error');

/** The answer to a refused request, with at most twenty faults. */
export function refuse(c: Context, code: ErrorCode, { faults, entry }: Details = {}) {
  const [status, message] = ERRORS[code];
  const details = { ...(faults && { faults: firstErrors(faults) }), ...(entry !== undefined && { entry }) };
  return c.json({ error: { code, message, ...details } }, status);
}

/** zod's errors in the form of our own, and as limited in length. */
export function faultsOf(error: z.ZodError): readonly Fault[] {
  return error.issues.map(({ path, message }) => ({
    code: 'badField',
    path: excerpt(path.map(String).join('.')),
    expected: excerpt(message),
  }));
}
