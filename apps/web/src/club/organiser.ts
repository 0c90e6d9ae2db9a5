import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { Result } from '@tenbo/engine';
import { type Tournament, type TournamentEntry, tournamentOf } from '@tenbo/tournament';

import type { StorageFault } from '../match/database.ts';
import { ActsExchange, type HeldActs, type SyncActs } from './tournament/acts-exchange.ts';
import { actsCopy, dropActs, heldActs, keepActs } from './tournament/kept-acts.ts';

/** The id of the organiser's log, the same in every event. */
export const TOURNAMENT = 'tournament';

const held = signal<ReadonlyMap<string, HeldActs>>(new Map());
const compared = signal<ReadonlySet<string>>(new Set());

/** The organiser's log of each event, as far as this browser has it. */
export const organisersLogs: ReadonlySignal<ReadonlyMap<string, HeldActs>> = held;

/** The events whose log has been read to its end since the page was opened. Until then, a new round may be missing. */
export const comparedLogs: ReadonlySignal<ReadonlySet<string>> = compared;

/** The tournament of each event, if its organiser has opened one. Acts of this device count before they are sent. */
export const tournaments: ReadonlySignal<ReadonlyMap<string, Tournament>> = computed(
  () =>
    new Map(
      [...held.value].flatMap(([event, { entries, waiting }]) => {
        const tournament = tournamentOf([...entries, ...waiting]);
        return tournament ? [[event, tournament] as const] : [];
      }),
    ),
);

/** Keeps a copy of an event's organiser's log. What this browser already has of it is shown before the server answers. */
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

/** Discards acts of this device that the server has refused. */
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
