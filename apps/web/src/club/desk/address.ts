import { addressOf, route } from '../../router.ts';

/** The views of the desk, by their names in the address: `#/match/club/desk/players`. */
export const DESK_VIEWS = ['board', 'round', 'players', 'standings', 'season', 'penalties', 'links', 'plan', 'print'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** The address of a view of the desk: of the event that is shown, if the address names one. */
export function deskAddress(view: DeskView, ...path: readonly string[]): string {
  const named = route.value.params.get('event');
  return addressOf(
    'match',
    ['club', 'desk', ...(view === 'board' && path.length === 0 ? [] : [view, ...path])],
    new URLSearchParams(named === null ? {} : { event: named }),
  );
}

/** The address that a link leads to: this page, with the token after `#`, which no server sees. */
export function linkAddress(token: string): string {
  return wholeAddress(`#/club?${new URLSearchParams({ key: token }).toString()}`);
}

/** An address within the page, as other browsers need it. */
export function wholeAddress(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}
