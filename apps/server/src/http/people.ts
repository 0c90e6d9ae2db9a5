// The people of an event, and who of them is the same person in other events, for a ranking across them.
import { type KnownPerson, type SharedResults, hidesFrom } from '@tenbo/club';
import { type Tournament, resultsOf } from '@tenbo/tournament';

import type { Person, Store } from '../store/store.ts';
import { refuse, refuseTooMany } from './caller.ts';
import type { EventList, ListedEvent } from './events.ts';
import type { QuotasLeft } from './limits.ts';
import { mapInTurns } from './log-work.ts';
import type { Route } from './operation.ts';
import type { Summaries } from './summaries.ts';
import type { Writes } from './write.ts';

/** The routes for people's names. Entries have only ids, so that a name can be erased. */
export function addPeople(route: Route, store: Store, quotas: QuotasLeft): void {
  route('GET /api/people', async (c) => ({ people: await store.people(c.get('caller').event) }));

  route('PUT /api/people', async (c, { body: person }) => {
    const wait = quotas.take(c.get('caller'), 'names');
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    const named = await store.namePerson(c.get('caller').event, person);
    if (!named.ok) throw new Error(`a checked name: ${named.error.code}`);
    return {};
  });
}

export function addShared(
  route: Route,
  { store, tournaments, summaries, quotas }: Pick<Writes, 'store' | 'tournaments' | 'summaries' | 'quotas'>,
  list: EventList,
): void {
  /** The events that share their players with this one, itself among them; none if it does not. */
  const sharedWith = async (own: string): Promise<readonly ListedEvent[]> => {
    const all = (await list.all()).filter(({ plan }) => plan.sharesPlayers);
    return all.some(({ event }) => event === own) ? all : [];
  };
  const tournamentOf = async (event: string) => (await tournaments.of(event)).tournament;

  route('GET /api/shared', async (c) => {
    const all = await sharedWith(c.get('caller').event);
    const shown = all.filter(({ plan }) => !plan.hidesResults);
    return { events: shown.map(({ event, created, plan: { title } }) => ({ event, title, created })) };
  });

  route('GET /api/shared/{event}', async (c, { params: { event } }) => {
    const caller = c.get('caller');
    const isOwn = event === caller.event;
    const there = await tournamentOf(event);
    if (!isOwn && !(there?.plan.sharesPlayers && (await tournamentOf(caller.event))?.plan.sharesPlayers))
      return refuse(c, 'notShared');
    if (!there) return { people: [], matches: [] };
    const results = await resultsIn({ store, summaries }, event, there);
    // Judged by what the event says after they were read. Of another event nobody here is an official.
    const now = await tournamentOf(event);
    const isHidden = isOwn ? hidesFrom(caller, now) : now?.plan.hidesResults === true;
    return isHidden ? refuse(c, 'resultsHidden') : results;
  });

  route('POST /api/people/known', async (c, { body: { names } }) => {
    const { event: own } = c.get('caller');
    const wait = quotas.take(c.get('caller'), 'names', names.length);
    if (wait > 0) return refuseTooMany(c, wait, 'quota');
    const others = (await sharedWith(own)).filter(({ event }) => event !== own);
    const taken = new Set((await store.people(own)).flatMap(({ sameAs = [] }) => sameAs));
    const people = await mapInTurns(others, async (of) => ({ of, people: await store.people(of.event) }), EVENTS_AT_ONCE);
    // Who was said to be somebody of this event is known here already.
    const isHere = (sameAs: string) => taken.has(sameAs) || sameAs.startsWith(`${own}/`);
    return { known: knownAs(names, people).filter(({ sameAs }) => !isHere(sameAs)) };
  });
}

/** The people of how many events are read before other requests get their turn. */
const EVENTS_AT_ONCE = 8;

/** Who somebody is in all events that share their players. */
function refOf(event: string, { id, sameAs }: Pick<Person, 'id' | 'sameAs'>): string {
  return sameAs ?? `${event}/${id}`;
}

async function resultsIn(
  { store, summaries }: { readonly store: Store; readonly summaries: Summaries },
  event: string,
  tournament: Tournament,
): Promise<SharedResults> {
  const [logs, people] = await Promise.all([store.logs(event), store.people(event)]);
  const found = await mapInTurns(logs, (log) => summaries.of(log), 1);
  const results = resultsOf(tournament, new Map(found.flatMap((one) => (one ? [[one.log, one.summary] as const] : []))));
  const named = new Map(people.map((one) => [one.id, { person: refOf(event, one), name: one.name }]));
  const who = (player: string) => named.get(player) ?? { person: refOf(event, { id: player }), name: null };
  const seated = new Map(tournament.rounds.flatMap(({ at, tables }) => tables.map(({ match }) => [match, at] as const)));
  return {
    people: [...new Set(results.map(({ player }) => player))].map(who),
    matches: [...Map.groupBy(results, ({ match }) => match)].map(([match, own]) => ({
      match,
      at: seated.get(match) ?? '',
      results: own.map(({ player, place, total }) => ({ person: who(player).person, place, total })),
    })),
  };
}

interface PeopleOf {
  readonly of: ListedEvent;
  readonly people: readonly Person[];
}

/** The people with one of these names, each once, with the events they were at. */
function knownAs(names: readonly string[], events: readonly PeopleOf[]): readonly KnownPerson[] {
  const wanted = new Map(names.map((name) => [folded(name), name]));
  const found = new Map<string, KnownPerson>();
  for (const { of, people } of events) {
    for (const one of people) {
      const name = one.name === null ? undefined : wanted.get(folded(one.name));
      if (name === undefined) continue;
      const { ema, country } = one;
      const sameAs = refOf(of.event, one);
      const known = found.get(sameAs) ?? { name, sameAs, ...(ema && { ema }), ...(country && { country }), events: [] };
      found.set(sameAs, { ...known, events: [...known.events, of.plan.title] });
    }
  }
  return [...found.values()];
}

/** A name as it is compared: without its case, width and commas, its words in any order. */
function folded(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,]+/u);
  return words
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}
