import { type Route, addressOf } from '../router.ts';

/** The address of the club place. */
export const CLUB = addressOf('match', ['club']);

/** The address of a view of an event within the club place. */
export function addressInClub(event: string, ...path: readonly string[]): string {
  return addressOf('match', ['club', ...path], new URLSearchParams({ event }));
}

/** Whether a route leads to the club place. */
export function isClub({ place, path }: Route): boolean {
  return place === 'match' && path[0] === 'club';
}
