import type { Store } from '../store/store.ts';
import { refuseTooMany } from './caller.ts';
import type { Route } from './operation.ts';
import type { QuotasLeft } from './quotas.ts';

/** The routes for people's names. Entries have only ids, so that a name can be erased. */
export function addPeople(route: Route, store: Store, quotas: QuotasLeft): void {
  route('GET /api/people', async (c) => ({ people: await store.people(c.get('caller').event) }));

  route('PUT /api/people', async (c, { body: person }) => {
    const wait = quotas.take(c.get('caller'), 'names');
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    const named = await store.namePerson(c.get('caller').event, person);
    if (!named.ok) throw new Error(`a checked name: ${named.error.code}`);
    return {};
  });
}
