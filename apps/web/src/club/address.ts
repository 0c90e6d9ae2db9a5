// The addresses of the club's views within the page, and in full for links.
import { type Route, addressOf, route } from '../router.ts';

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

/** The views of the desk, by their names in the address: `#/match/club/desk/players`. */
export const DESK_VIEWS = [
  'board',
  'round',
  'players',
  'standings',
  'season',
  'penalties',
  'links',
  'plan',
  'import',
  'print',
] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** The address of a desk view, for the event in the current address, if it names one. */
export function deskAddress(view: DeskView, ...path: readonly string[]): string {
  const named = route.value.params.get('event');
  return addressOf(
    'match',
    ['club', 'desk', ...(view === 'board' && path.length === 0 ? [] : [view, ...path])],
    new URLSearchParams(named === null ? {} : { event: named }),
  );
}

/** The full address for a link: this page, with the token after `#`, which no server sees. */
export function linkAddress(token: string): string {
  return wholeAddress(`#/club?${new URLSearchParams({ key: token }).toString()}`);
}

/** The full address of a place within the page, for use in other browsers. */
export function wholeAddress(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}
