import { type ReadonlySignal, computed, signal } from '@preact/signals';

/** The places that are always in sight. */
export const TABS = ['hand', 'match', 'charts', 'rules'] as const;
/** All places of the app; each has its own address after `#`. */
const PLACES = [...TABS, 'glossary'] as const;
export type Place = (typeof PLACES)[number];

const hash = signal(globalThis.location?.hash ?? '');
globalThis.addEventListener?.('hashchange', () => (hash.value = location.hash));

/** Where the app is: `#/rules/mleague?code=1` is the place `rules`, the path `['mleague']` and its parameters. */
export interface Route {
  /** Undefined where an address leads nowhere: it is mistyped or cut off. */
  readonly place: Place | undefined;
  readonly path: readonly string[];
  readonly params: URLSearchParams;
}

export const route: ReadonlySignal<Route> = computed(() => routeOf(hash.value));

export function routeOf(text: string): Route {
  const [path = '', query = ''] = text.replace(/^#\/?/, '').split('?');
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
 * Puts another address in the place of this one, without a step back: for what is being typed.
 * Where the reader has gone elsewhere meanwhile, the route is told so a moment later; that is not undone.
 */
export function replaceAddress(address: string): void {
  if (location.hash !== hash.peek()) return;
  history.replaceState(null, '', address);
  hash.value = location.hash;
}
