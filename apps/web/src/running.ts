import { keepTexts, keptText } from './browser-texts.ts';
import { addressOf, replaceAddress } from './router.ts';

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
