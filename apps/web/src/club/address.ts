import { type Route, addressOf } from '../router.ts';

/** The address of the club place. */
export const CLUB = addressOf('match', ['club']);

/** Whether a route leads to the club place. */
export function isClub({ place, path }: Route): boolean {
  return place === 'match' && path[0] === 'club';
}
