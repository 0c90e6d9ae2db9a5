import type { MatchState } from '@tenbo/ledger';

import type { Turns } from '../../boxes/box-frame.tsx';
import { words } from '../../prefs.ts';
import { viewAddress } from '../view.ts';

/** A hand of the match on the screen, counted from 1. */
export interface HandAt {
  readonly id: string;
  readonly state: MatchState;
  readonly nth: number;
}

/** The first score box of a hand. */
export function breakdownAddress(id: string, nth: number): string {
  return viewAddress(id, 'hands', String(nth), 'winner');
}

/** Through the hands of a match, to the breakdown of each. */
export function turnsAt({ id, state, nth }: HandAt): Turns {
  const of = state.hands.length;
  const address = (hand: number) => (hand < 1 || hand > of ? undefined : breakdownAddress(id, hand));
  return { label: words.value.match.accounts.views.hands, nth, of, previous: address(nth - 1), next: address(nth + 1) };
}
