import type { Act } from '@tenbo/tournament';

import { freshId } from '../../match/kept.ts';
import { asking, notePerson } from '../club.ts';
import { doActs, event } from '../tournament/event.ts';
import type { Listed } from './pasted.ts';
import type { Person } from './result-acts.ts';

/**
 * Sends names to the server, then enters their players. In this order, because others would see an entered player without a name as a bare id.
 *
 * @returns the people that were not entered, because their name did not arrive
 */
export async function enterPlayers(listed: readonly Listed[], isSubstitute: boolean): Promise<readonly Listed[]> {
  const people = listed.map(({ name, team }) => ({ id: freshId(), name, team }));
  const named = await namePeople(people);
  const entered = people.slice(0, named).map(({ id, team }): Act => ({
    type: 'playerEntered',
    player: id,
    ...(team !== undefined && { team }),
    ...(isSubstitute && { isSubstitute }),
  }));
  if (entered.length > 0 && (await doActs(...entered))) return listed;
  return listed.slice(entered.length);
}

/** Sends names to the server, one after the other, until one does not arrive. Repeating it does no harm. @returns how many have arrived */
export async function namePeople(people: readonly Person[]): Promise<number> {
  for (const [done, { id, name }] of people.entries()) if (!(await rename(id, name))) return done;
  return people.length;
}

/** Renames a person or, with null, erases the name. @returns whether the server has done it */
export async function rename(id: string, name: string | null): Promise<boolean> {
  const of = event.peek();
  if (of === undefined) return false;
  const named = await asking(of, 'PUT /api/people', { id, name });
  if (named.ok) notePerson(of, { id, name });
  return named.ok;
}
