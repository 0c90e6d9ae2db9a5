import { ERRORS, type ErrorCode, type RefusalDetails } from '@tenbo/club';
import { excerpt, firstErrors } from '@tenbo/engine';
import type { Context } from 'hono';

/** The answer to a refused request, with at most twenty faults. */
export function refuse(c: Context, code: ErrorCode, { faults, entry, wait }: RefusalDetails = {}) {
  const [status, message] = ERRORS[code];
  const details = {
    ...(faults && { faults: firstErrors(faults) }),
    ...(entry !== undefined && { entry }),
    ...(wait !== undefined && { wait }),
  };
  return c.json({ error: { code, message, ...details } }, status);
}

/** The fault of a field that does not have the shape of the contract. */
export interface BadField {
  readonly code: 'badField';
  readonly path: string;
  readonly expected: string;
}

export function badField(path: string, expected: string): BadField {
  return { code: 'badField', path: excerpt(path), expected: excerpt(expected) };
}
