import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { Result } from '@tenbo/engine';
import { type Tournament, type TournamentEntry, tournamentOf } from '@tenbo/tournament';

import type { StorageFault } from '../match/database.ts';
import { ActsExchange, type HeldActs, type SyncActs } from './tournament/acts-exchange.ts';
import { actsCopy, dropActs, heldActs, keepActs } from './tournament/kept-acts.ts';

/** The log of the organiser's acts has this id in every event. */
export const TOURNAMENT = 'tournament';

const held = signal<ReadonlyMap<string, HeldActs>>(new Map());
const compared = signal<ReadonlySet<string>>(new Set());

/** The organiser's log of each event, as far as it is here. */
export const organisersLogs: ReadonlySignal<ReadonlyMap<string, HeldActs>> = held;

/** The events whose log was read to its end at the server since the page was opened: before, a new round may be missing. */
export const comparedLogs: ReadonlySignal<ReadonlySet<string>> = compared;

/** The tournament of each event; none as long as its organiser has not opened it. What was done here counts before it is sent. */
export const tournaments: ReadonlySignal<ReadonlyMap<string, Tournament>> = computed(
  () =>
    new Map(
      [...held.value].flatMap(([event, { entries, waiting }]) => {
        const tournament = tournamentOf([...entries, ...waiting]);
        return tournament ? [[event, tournament] as const] : [];
      }),
    ),
);

/** Keeps a copy of the organiser's log of an event. What this browser has of it is shown before the server answers. */
export function organisersLogOf(event: string, sync: SyncActs, isWriter: () => boolean): ActsExchange<StorageFault> {
  const copy = actsCopy(event, (after) => {
    note(event, after);
    compared.value = new Set(compared.peek()).add(event);
  });
  void showKept(event);
  return new ActsExchange(copy, sync, isWriter);
}

/** Stores acts of this device, until the server has them. */
export function keepOwnActs(event: string, acts: readonly TournamentEntry[]): Promise<Result<HeldActs, StorageFault>> {
  return keepActs(event, acts, (after) => note(event, after));
}

/** Gives up acts of this device that the server has refused. */
export function dropOwnActs(event: string, ids: ReadonlySet<string>): Promise<Result<HeldActs, StorageFault>> {
  return dropActs(event, ids, (after) => note(event, after));
}

async function showKept(event: string): Promise<void> {
  const kept = await heldActs(event);
  if (kept.ok && !held.peek().has(event)) note(event, kept.value);
}

function note(event: string, after: HeldActs): void {
  held.value = new Map(held.peek()).set(event, after);
}
