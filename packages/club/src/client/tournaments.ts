import { type Tournament, tournamentOf } from '@tenbo/tournament';

import type { HeldActs } from './acts-order.ts';

const folded = new WeakMap<HeldActs, Tournament | undefined>();

/** The tournament of an organiser's log, if one has been opened. Acts of this device count before they are sent. */
export function tournamentIn(held: HeldActs | undefined): Tournament | undefined {
  if (!held) return undefined;
  if (!folded.has(held)) folded.set(held, tournamentOf([...held.entries, ...held.waiting]));
  return folded.get(held);
}
