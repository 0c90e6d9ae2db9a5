import { z } from '@hono/zod-openapi';
import { ERRORS, type ErrorCode, type Fault, type RefusalDetails } from '@tenbo/club';
import { excerpt, firstErrors } from '@tenbo/engine';
import type { Context } from 'hono';

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
      wait: z.number().optional().openapi({ description: 'After how many seconds to ask again, as in `Retry-After`.' }),
    }),
  })
  .openapi('Error');

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

/** zod's errors in the form of our own, and as limited in length. */
export function faultsOf(error: z.ZodError): readonly Fault[] {
  return error.issues.map(({ path, message }) => ({
    code: 'badField',
    path: excerpt(path.map(String).join('.')),
    expected: excerpt(message),
  }));
}
