// The event on the screen as signals: its tournament, its people, what this browser may see of it; and the acts that are done here.
import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import { type PersonOfEvent, hidesFrom } from '@tenbo/club';
import { type Connection, type CopyStatus, keyOfOrganiser } from '@tenbo/club/client';
import {
  type Act,
  type MatchSummary,
  type PlayedTable,
  type Tournament,
  type TournamentEntry,
  type TournamentError,
  type TournamentTable,
  checkAct,
  tablesInPlay,
  tablesNow as tablesOf,
} from '@tenbo/tournament';

import type { StorageFault } from '../match/database.ts';
import { freshId } from '../match/stored-match.ts';
import { current } from '../match/store.ts';
import { words } from '../prefs.ts';
import { route } from '../router.ts';
import { isClub } from './address.ts';
import {
  asking,
  connections,
  doActsOf,
  dropRefusedOf,
  links,
  mayRead,
  notePerson,
  organisersLogs,
  people,
  readersOf,
  showSummaries,
  standings,
  summaries as allSummaries,
  tournaments,
} from './club.ts';

/** The event named by the address, or that of the match on the screen, or one that this browser has a link to. */
export const event: ReadonlySignal<string | undefined> = computed(() => {
  const known = eventsOf(links.value ?? []);
  const named = isClub(route.value) ? route.value.params.get('event') : current.value?.shared?.event;
  return known.find((one) => one === named) ?? known.at(-1);
});

function eventsOf(all: NonNullable<typeof links.value>): readonly string[] {
  return [...new Set(all.flatMap(({ session }) => (session ? [session.event] : [])))];
}

/** The role of this browser in the event: the highest that any of its links allows. */
export const role = computed(() => {
  const roles = (links.value ?? []).flatMap(({ session }) => (session && session.event === event.value ? [session.role] : []));
  return (['organiser', 'referee', 'table', 'player', 'spectator'] as const).find((one) => roles.includes(one));
});

/** Whether this browser may do what a referee may do. */
export const isOfficial = computed(() => role.value === 'organiser' || role.value === 'referee');

/** The organiser's log, as far as this browser has it: in the server's order, then the acts waiting to be sent. */
export const entries: ReadonlySignal<readonly TournamentEntry[] | undefined> = computed(() => {
  const own = organisersLogs.value.get(event.value ?? '');
  return own && [...own.entries, ...own.waiting];
});

/** Undefined until the tournament has been opened and its log read. */
export const tournament: ReadonlySignal<Tournament | undefined> = computed(() => tournaments.value.get(event.value ?? ''));

/** The tables where people are playing now. */
export const tablesNow: ReadonlySignal<readonly PlayedTable[]> = computed(() =>
  tournament.value ? tablesOf(tournament.value) : [],
);

/** How many acts of this device the server has not confirmed. */
export const waiting: ReadonlySignal<number> = computed(() => organisersLogs.value.get(event.value ?? '')?.waiting.length ?? 0);
/** How this device's copy compares to the server's. */
export const actsStanding: ReadonlySignal<CopyStatus | undefined> = computed(() =>
  standings.value.get(keyOfOrganiser(event.value ?? '')),
);
export const connection: ReadonlySignal<Connection | undefined> = computed(() => connections.value.get(event.value ?? ''));

/** The server's summary of each match, by match id. */
export const summaries: ReadonlySignal<ReadonlyMap<string, MatchSummary>> = computed(
  () => allSummaries.value.get(event.value ?? '') ?? new Map<string, MatchSummary>(),
);

const readers = computed(() => readersOf(event.value));

/** Whether the plan hides results: from everybody but officials, and from a whole hall. */
export const hidesResults = computed(() => tournament.value?.plan.hidesResults === true);

/** Whether they are hidden from whoever uses this browser. */
export const isHidden = computed(
  () => hidesResults.value && readers.value.every((reader) => hidesFrom(reader, tournament.value)),
);

/** Whether this browser may read a match of the event. */
export function mayReadHere(log: string): boolean {
  return mayRead(readers.value, { log }, tournament.value);
}

/** Whether this browser has the link of a player. */
export function isOwnPage(player: string): boolean {
  return readers.value.some(({ role: of, subject }) => of === 'player' && subject.person === player);
}

/** The points at a table: of its result, or of its match so far; undefined where there are none or the server withholds them. */
export function pointsAt({ entered, withheld, match }: TournamentTable): readonly number[] | undefined {
  const scores = entered?.scores ?? (withheld === undefined ? summaries.value.get(match)?.scores : []);
  return scores && scores.length > 0 ? scores : undefined;
}

/** The players at each table whose match is not over, by the table's number. */
export const inPlay: ReadonlySignal<ReadonlyMap<number, readonly string[]>> = computed(() =>
  tournament.value ? tablesInPlay(tournament.value, summaries.value) : new Map<number, readonly string[]>(),
);

/** The lowest number of a table where nobody is playing. */
export const freeTable: ReadonlySignal<number> = computed(() => {
  let table = 1;
  while (inPlay.value.has(table)) table += 1;
  return table;
});

const peopleById = computed(() => new Map((people.value.get(event.value ?? '') ?? []).map((one) => [one.id, one])));

/** What is known of a player besides the team; undefined until it has arrived. */
export function personOf(player: string): PersonOfEvent | undefined {
  return peopleById.value.get(player);
}

/** A player's name; their number if it was erased, or their id if it has not arrived yet. */
export function nameOf(player: string): string {
  const name = personOf(player)?.name;
  if (name !== null) return name ?? player;
  const nth = tournament.value?.players.findIndex((one) => one.player === player) ?? -1;
  return words.value.match.club.nameless(tournament.value?.players[nth]?.number ?? nth + 1);
}

/** The current time, updated each second, for clocks. */
export const now: ReadonlySignal<number> = ticking();

function ticking(): ReadonlySignal<number> {
  const moment = signal(Date.now());
  setInterval(() => (moment.value = Date.now()), 1000);
  return moment;
}

const BOARDS = ['desk', 'hall', 'overlay'];

// Boards show all matches of the event; a phone at a table needs only its own.
effect(() => {
  if (event.value !== undefined && isClub(route.value) && BOARDS.includes(route.value.path[1] ?? '')) showSummaries(event.value);
});

/** Why an act is not possible now; undefined if it is. */
export function whyNot(act: Act): TournamentError | undefined {
  return checkAct(tournament.value, act);
}

/** Does acts in order. They are stored here before they are sent. @returns why they were not stored */
export function doActs(...acts: readonly Act[]): Promise<TournamentError | StorageFault | undefined> {
  const at = new Date().toISOString();
  return doEntries(acts.map((act) => ({ id: freshId(), at, act })));
}

/** The same for entries that already have ids. */
export async function doEntries(made: readonly TournamentEntry[]): Promise<TournamentError | StorageFault | undefined> {
  const eventId = event.peek();
  if (eventId === undefined) return { code: 'notOpened' };
  const done = await doActsOf(eventId, made);
  return done.ok ? undefined : done.error;
}

/** Discards what the server has refused. */
export async function dropRefused(): Promise<void> {
  const eventId = event.peek();
  if (eventId !== undefined) await dropRefusedOf(eventId);
}

/** Sends names to the server, one after the other, until one does not arrive. Repeating it does no harm. @returns how many have arrived */
export async function namePeople(unnamed: readonly PersonOfEvent[]): Promise<number> {
  for (const [done, person] of unnamed.entries()) if (!(await namePerson(person))) return done;
  return unnamed.length;
}

/** Says who a person is, in place of what was said before; a name of null erases it. @returns whether the server has done it */
export async function namePerson(person: PersonOfEvent): Promise<boolean> {
  const eventId = event.peek();
  if (eventId === undefined) return false;
  const named = await asking(eventId, 'PUT /api/people', person);
  if (named.ok) notePerson(eventId, person);
  return named.ok;
}
