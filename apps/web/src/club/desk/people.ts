import type { PersonOfEvent } from '@tenbo/club';
import type { Act } from '@tenbo/tournament';

import { freshId } from '../../match/stored-match.ts';
import { asking, notePerson } from '../club.ts';
import { doActs, event } from '../tournament/event.ts';
import type { Listed } from './pasted.ts';

/**
 * Sends names to the server, then enters their players. In this order, because others would see an entered player without a name as a bare id.
 *
 * @returns the people that were not entered, because their name did not arrive
 */
export async function enterPlayers(listed: readonly Listed[], isSubstitute: boolean): Promise<readonly Listed[]> {
  const people = listed.map(({ team, ...person }) => ({ person: { id: freshId(), ...person }, team }));
  const named = await namePeople(people.map(({ person }) => person));
  const entered = people.slice(0, named).map(({ person, team }): Act => ({
    type: 'playerEntered',
    player: person.id,
    ...(team !== undefined && { team }),
    ...(isSubstitute && { isSubstitute }),
  }));
  if (entered.length > 0 && (await doActs(...entered))) return listed;
  return listed.slice(entered.length);
}

/** Sends names to the server, one after the other, until one does not arrive. Repeating it does no harm. @returns how many have arrived */
export async function namePeople(people: readonly PersonOfEvent[]): Promise<number> {
  for (const [done, person] of people.entries()) if (!(await namePerson(person))) return done;
  return people.length;
}

/** Says who a person is, in place of what was said before; a name of null erases it. @returns whether the server has done it */
export async function namePerson(person: PersonOfEvent): Promise<boolean> {
  const of = event.peek();
  if (of === undefined) return false;
  const named = await asking(of, 'PUT /api/people', person);
  if (named.ok) notePerson(of, person);
  return named.ok;
}
