import type { Turns } from '../boxes/box-frame.tsx';
import { words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import { history } from './store.ts';

/** Through the history, oldest hand first: to the breakdown of each. */
export function turnsOf(): Turns | undefined {
  const hands = history.value.toReversed();
  const at = hands.indexOf(route.value.params.toString());
  if (at < 0) return undefined;
  const address = (text: string | undefined) => text && addressOf('hand', ['winner'], new URLSearchParams(text));
  const previous = at > 0 ? hands[at - 1] : undefined;
  return {
    label: words.value.hand.history,
    nth: at + 1,
    of: hands.length,
    previous: address(previous),
    next: address(hands[at + 1]),
  };
}
