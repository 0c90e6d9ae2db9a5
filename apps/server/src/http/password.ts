import type { Context } from 'hono';

import type { Store } from '../store/store.ts';
import { refuse } from './api-error.ts';
import { refuseTooMany } from './caller.ts';
import type { Guesses } from './guesses.ts';
import { addLink } from './links.ts';
import type { Route } from './operation.ts';
import { isPassword, passwordHash } from './password-hash.ts';

interface Guessing {
  readonly guesses: Guesses;
  readonly addressOf: (c: Context) => string;
}

/** The routes for an event's password, for an organiser who needs access without the link. */
export function addPassword(route: Route, store: Store, { guesses, addressOf }: Guessing): void {
  route('PUT /api/password', async (c, { body: { password } }) => {
    const stored = await store.setPassword(c.get('caller').event, password === null ? null : await passwordHash(password));
    if (!stored.ok) throw new Error(`a hash: ${stored.error.code}`);
    return {};
  });

  route('POST /api/enter', async (c, { body: { event, password } }) => {
    const isRight = await guesses.try(addressOf(c), async () => isPassword(password, await store.passwordOf(event)));
    if (typeof isRight === 'object') return refuseTooMany(c, isRight.wait);
    if (!isRight) return refuse(c, 'wrongPassword');
    return addLink(store, event, { role: 'organiser', subject: {} });
  });
}
