import { type ReadonlySignal, computed, signal } from '@preact/signals';

import { keepTexts, keptText } from './browser-texts.ts';

/** The places in the navigation bar. */
export const TABS = ['hand', 'match', 'charts', 'rules'] as const;
/** All places of the app; each has its address after `#`. */
const PLACES = [...TABS, 'glossary'] as const;
export type Place = (typeof PLACES)[number];

const hash = signal(globalThis.location?.hash ?? '');
globalThis.addEventListener?.('hashchange', () => (hash.value = location.hash));

/** The parts of an address: `#/rules/mleague?code=1` is the place `rules`, the path `['mleague']` and the parameters. */
export interface Route {
  /** Undefined if the address leads nowhere: it is mistyped or cut off. */
  readonly place: Place | undefined;
  readonly path: readonly string[];
  readonly params: URLSearchParams;
}

export const route: ReadonlySignal<Route> = computed(() => routeOf(hash.value));

export function routeOf(text: string): Route {
  // The links of a club server are short, because they are printed as QR codes.
  const [path = '', query = ''] = text
    .replace(/^#\/(?=club\b)/, '#/match/')
    .replace(/^#\/?/, '')
    .split('?');
  const [first = 'hand', ...rest] = path.split('/').filter((part) => part !== '');
  const params = new URLSearchParams(query);
  const place = PLACES.find((known) => known === first);
  const decoded = decodedPath(rest);
  return place && decoded ? { place, path: decoded, params } : { place: undefined, path: [], params };
}

function decodedPath(path: readonly string[]): readonly string[] | undefined {
  try {
    return path.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The address of a place. */
export function addressOf(place: Place, path: readonly string[] = [], params = new URLSearchParams()): string {
  const query = params.toString();
  return `#/${[place, ...path.map((part) => encodeURIComponent(part.toWellFormed()))].join('/')}${query === '' ? '' : `?${query}`}`;
}

/**
 * Replaces the address without adding a step to the history, while the reader types.
 * If the reader has navigated away by then, nothing is replaced; the route follows a moment later.
 */
export function replaceAddress(address: string): void {
  if (location.hash !== hash.peek()) return;
  history.replaceState(null, '', address);
  hash.value = location.hash;
}

const kept = keptText('running');

/** The address of Match: the match being played, or the list. */
export function matchAddress(): string {
  return addressOf('match', kept.value ? [kept.value] : []);
}

export function isRunning(id: string): boolean {
  return kept.peek() === id;
}

/** Remembers which match is being played; undefined if none is. */
export function keepRunning(id: string | undefined): void {
  if ((kept.peek() ?? '') !== (id ?? '')) keepTexts({ running: id ?? '' });
}

/** Shows the match being played if the app is opened without an address. */
export function openWhereItWas(): void {
  if (location.hash === '' && kept.peek()) replaceAddress(matchAddress());
}
