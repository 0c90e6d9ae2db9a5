import type { MeldType } from '@tenbo/engine';
import type { Giver } from '@tenbo/ledger';

import { giversOf } from '../ui/laid.ts';
import type { Draft } from './draft.ts';
import { type Spot, withWinning } from './edit.ts';
import { called, kanAs, reddened } from './reshape.ts';
import { change, draft, isSame, selected } from './store.ts';

export function makeWinning(): void {
  const spot = selected.value;
  if (spot?.in === 'concealed') change(withWinning(draft.value, spot.index));
  if (spot?.in === 'tile') change({ ...draft.value, tileIs: 'chosen' });
}

export function redden(): void {
  const spot = selected.value;
  if (!spot) return;
  change(reddened(draft.value, spot));
  if (spot.in === 'melds') selected.value = spot;
}

export function makeKan(type: MeldType): void {
  changeMeld((index) => kanAs(draft.value, index, type));
}

function callFrom(from: Giver): void {
  changeMeld((index) => called(draft.value, index, from));
}

/** Changes the giver of the selected meld to the next possible player. */
export function callFromNext(): void {
  const { hand, rules: played } = draft.value;
  const meld = selected.value?.in === 'melds' ? hand.melds[selected.value.index] : undefined;
  const givers = meld ? giversOf(meld.type, played.tiles.players) : [];
  const next = givers[(givers.findIndex((giver) => giver === meld?.from) + 1) % givers.length];
  if (next) callFrom(next);
}

/** Changes the selected meld and keeps it selected. */
function changeMeld(changed: (index: number) => Draft): void {
  const spot = selected.value;
  if (spot?.in !== 'melds') return;
  change(changed(spot.index));
  selected.value = spot;
}

/** Moves the selection along the hand: concealed tiles, the winning tile, melds. */
export function step(by: 1 | -1): void {
  const { hand, tile } = draft.value;
  const spots: readonly Spot[] = [
    ...hand.concealed.map((_, index) => ({ in: 'concealed', index }) as const),
    ...(tile === undefined ? [] : [{ in: 'tile', index: 0 } as const]),
    ...hand.melds.map((_, index) => ({ in: 'melds', index }) as const),
  ];
  const at = spots.findIndex((spot) => isSame(spot, selected.value));
  selected.value = spots.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % spots.length);
}
