import { z } from '@hono/zod-openapi';
import { isBlank, unseenIn } from '@tenbo/engine';

import { LINK_ROLES } from '@tenbo/club';

/** An id that is part of an address. The client that creates a thing chooses its id, so that it can safely repeat the request. */
export const id = z.string().regex(/^[\w-]{1,64}$/, '1 to 64 letters, digits, - and _');

/** A text that people see, such as a name. */
export const shownText = z
  .string()
  .check(
    z.refine(
      (text) => text.length <= 100 && !isBlank(text) && unseenIn(text) === undefined,
      '1 to 100 characters, of which at least one can be seen and none changes the others',
    ),
  );

/** A number of the European Mahjong Association. */
export const emaNumber = z.string().regex(/^[0-9A-Za-z-]{1,20}$/, '1 to 20 letters, digits and -');

export const time = z.iso.datetime();
export const position = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const table = z.int().min(1).max(9_999);

export const logSubject = z.strictObject({ table: table.optional() });
export const linkSubject = z.strictObject({ table: table.optional(), person: id.optional() });

/** The role and subject of a new link. */
export const newLink = z
  .discriminatedUnion('role', [
    z.strictObject({ role: z.enum(['organiser', 'referee', 'spectator']) }),
    z.strictObject({ role: z.literal('table'), table }),
    z.strictObject({ role: z.literal('player'), person: id }),
  ])
  .openapi('NewLink');

export const role = z.enum(LINK_ROLES);

/** The kinds of logs. */
export const logKind = z.enum(['match', 'tournament', 'late']);
