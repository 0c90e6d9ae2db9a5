import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import type { Act, MatchSummary, Tournament, TournamentEntry, TournamentError } from '@tenbo/tournament';
import { checkAct, tournamentOf, withAct } from '@tenbo/tournament';

import type { StorageFault } from '../../match/database.ts';
import { freshId } from '../../match/kept.ts';
import { current } from '../../match/store.ts';
import { route } from '../../router.ts';
import { isClub } from '../address.ts';
import {
  connections,
  exchanging,
  followCopy,
  links,
  people,
  sendFrom,
  showSummaries,
  standings,
  summaries as allSummaries,
} from '../club.ts';
import { type Connection } from '../follower.ts';
import type { Standing } from '../exchange.ts';
import { TOURNAMENT } from '../tournament-log.ts';
import { ActsExchange, type HeldActs } from './acts-exchange.ts';
import { actsCopy, dropActs, heldActs, keepActs } from './kept-acts.ts';

const held = signal<ReadonlyMap<string, HeldActs>>(new Map());

/** The event that the address names, or that of the match on the screen, or the one that this browser has a link to. */
export const event: ReadonlySignal<string | undefined> = computed(() => {
  const known = eventsOf(links.value ?? []);
  const named = isClub(route.value) ? route.value.params.get('event') : current.value?.shared?.event;
  return known.find((one) => one === named) ?? known.at(-1);
});

function eventsOf(all: NonNullable<typeof links.value>): readonly string[] {
  return [...new Set(all.flatMap(({ session }) => (session ? [session.event] : [])))];
}

/** What this browser may do there: the most that any of its links allows. */
export const role = computed(() => {
  const roles = (links.value ?? []).flatMap(({ session }) => (session && session.event === event.value ? [session.role] : []));
  return (['organiser', 'referee', 'table', 'player', 'spectator'] as const).find((one) => roles.includes(one));
});

/** Whether this browser may do what referees do. */
export const isOfficial = computed(() => role.value === 'organiser' || role.value === 'referee');

/** The organiser's log, as far as it is here: in the server's order, and after it what waits to be sent. */
export const entries: ReadonlySignal<readonly TournamentEntry[] | undefined> = computed(() => {
  const own = held.value.get(event.value ?? '');
  return own && [...own.entries, ...own.waiting];
});

/** Undefined as long as the tournament is not opened, or its log not read. */
export const tournament: ReadonlySignal<Tournament | undefined> = computed(() => entries.value && tournamentOf(entries.value));

/** How many acts of this device the server has not said it has. */
export const waiting: ReadonlySignal<number> = computed(() => held.value.get(event.value ?? '')?.waiting.length ?? 0);
/** How this device's copy stands to the server's. */
export const actsStanding: ReadonlySignal<Standing | undefined> = computed(() => standings.value.get(keyOf(event.value ?? '')));
export const connection: ReadonlySignal<Connection | undefined> = computed(() => connections.value.get(event.value ?? ''));

/** What the server says of each match, by the matches. */
export const summaries: ReadonlySignal<ReadonlyMap<string, MatchSummary>> = computed(
  () => allSummaries.value.get(event.value ?? '') ?? new Map<string, MatchSummary>(),
);

const namesById = computed(() => new Map((people.value.get(event.value ?? '') ?? []).map(({ id, name }) => [id, name])));

/** The name of somebody, or their id if it was erased or has not come yet. */
export function nameOf(player: string): string {
  return namesById.value.get(player) ?? player;
}

/** The moment, each second: for clocks. */
export const now: ReadonlySignal<number> = ticking();

function ticking(): ReadonlySignal<number> {
  const moment = signal(Date.now());
  setInterval(() => (moment.value = Date.now()), 1000);
  return moment;
}

const followed = new Set<string>();
const BOARDS = ['desk', 'hall', 'overlay'];

/** Under which key the log is among the copies of this browser. */
function keyOf(of: string): string {
  return `${TOURNAMENT} ${of}`;
}

/** Keeps a copy of the organiser's log of every event. */
effect(() => {
  for (const one of eventsOf(links.value ?? [])) followActs(one);
});

/** Boards show all matches of the event; a phone at a table needs only its own. */
effect(() => {
  if (event.value !== undefined && isClub(route.value) && BOARDS.includes(route.value.path[1] ?? '')) showSummaries(event.value);
});

function followActs(of: string): void {
  if (followed.has(of)) return;
  const exchange = new ActsExchange(
    actsCopy(of, (after) => took(of, after)),
    (after, sent) => exchanging({ event: of, log: TOURNAMENT }, after, sent),
    () => role.peek() === 'organiser',
  );
  followed.add(of);
  followCopy(keyOf(of), { event: of, log: TOURNAMENT, exchange });
  void showHeld(of);
}

/** What is kept here is shown before the server answers. */
async function showHeld(of: string): Promise<void> {
  const kept = await heldActs(of);
  if (kept.ok && !held.peek().has(of)) took(of, kept.value);
}

function took(of: string, after: HeldActs): void {
  held.value = new Map(held.peek()).set(of, after);
}

/** Why an act cannot be done now; undefined if it can. */
export function whyNot(act: Act): TournamentError | undefined {
  return checkAct(tournament.value, act);
}

/** Does some acts, in their order: they are kept here before they are sent. @returns why they were not kept */
export async function doActs(...acts: readonly Act[]): Promise<TournamentError | StorageFault | undefined> {
  const of = event.peek();
  if (of === undefined) return { code: 'notOpened' };
  const at = new Date().toISOString();
  const made = acts.map((act) => ({ id: freshId(), at, act }));
  let state = tournament.peek();
  for (const entry of made) {
    const error = checkAct(state, entry.act);
    if (error) return error;
    state = withAct(state, entry);
  }
  const kept = await keepActs(of, made, (after) => took(of, after));
  if (!kept.ok) return kept.error;
  sendFrom(keyOf(of));
  return undefined;
}

/** Gives up what the server has refused. */
export async function dropRefused(): Promise<void> {
  const of = event.peek();
  const refused = actsStanding.peek()?.refused ?? [];
  if (of === undefined || refused.length === 0) return;
  await dropActs(of, new Set(refused.map(({ entry }) => entry)), (after) => took(of, after));
  sendFrom(keyOf(of));
}
