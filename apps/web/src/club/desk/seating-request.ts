// The request to seat a round: the players as a field of numbers, the job for the worker, and the act that follows.
import type { Field, Round } from '@tenbo/seating';
import { type RoundSeated, type Tournament, type TournamentEntry, type TournamentPlayer, tournamentOf } from '@tenbo/tournament';

import type { Announced, SeatingJob } from './seating-job.ts';

/** How the organiser wants the next round seated. */
export type Wish =
  | { readonly method: 'balanced'; readonly rounds: number; readonly seed: string }
  | { readonly method: 'swiss' | 'lot'; readonly seed: string }
  | { readonly method: 'prescribed'; readonly text: string };

/** A job for the worker, and the players its numbers stand for. */
export interface SeatingRequest {
  readonly job: SeatingJob;
  readonly ids: NumberedField['ids'];
  /** What the act will record as its method: enough to compute the plan again. */
  readonly method: string;
  readonly seed: string | undefined;
}

/**
 * Builds the request to seat a round.
 *
 * @param round the next one, or the last one again
 * @param standing the players, best first
 */
export function requestFor(
  log: readonly TournamentEntry[],
  tournament: Tournament,
  round: number,
  standing: readonly string[],
  wish: Wish,
): SeatingRequest {
  const { field, ids } = fieldOf(tournament, round);
  const numbers = new Map(ids.map((player, number) => [player, number]));
  switch (wish.method) {
    case 'balanced': {
      const before = announcedFor(log, round, ids);
      if (before)
        return { job: { field, ...wish, seed: before.announced.seed, announced: before.announced }, ids, ...before.act };
      const last = round + wish.rounds - 1;
      return { job: { field, ...wish }, ids, method: methodOf(round, last), seed: wish.seed };
    }
    case 'swiss': {
      const placed = standing.flatMap((player) => numbers.get(player) ?? []);
      const others = [...numbers.values()].filter((number) => !placed.includes(number));
      return {
        job: { field, ...wish, method: 'swiss', standing: [...placed, ...others] },
        ids,
        method: 'swiss',
        seed: wish.seed,
      };
    }
    case 'lot':
      return { job: { field, method: 'lot', seed: wish.seed }, ids, method: 'lot', seed: wish.seed };
    case 'prescribed':
      return { job: { field, method: 'prescribed', text: wish.text, round }, ids, method: 'prescribed', seed: undefined };
  }
}

/** "balanced 1-5": rounds 1 to 5 were planned together. */
function methodOf(first: number, last: number): string {
  return `balanced ${first}-${last}`;
}

/** The plan for this round made when an earlier one was seated; undefined if there is none. */
export function announcedFor(
  log: readonly TournamentEntry[],
  round: number,
  ids: readonly string[],
): { readonly announced: Announced; readonly act: Pick<SeatingRequest, 'method' | 'seed'> } | undefined {
  const at = log.findIndex((entry) => isSeating(entry, round - 1) && isPlanFor(entry.act, round, log));
  const act = log[at]?.act;
  if (act?.type !== 'roundSeated' || act.method === undefined || act.seed === undefined) return undefined;
  const [first, last] = spanOf(act.method) ?? [round, round];
  const begun = log.findLastIndex((entry) => isSeating(entry, first));
  const then = tournamentOf(log.slice(0, begun));
  if (!then) return undefined;
  const { field, ids: before } = fieldOf(then, first);
  return {
    announced: {
      field,
      rounds: last - first + 1,
      seed: act.seed,
      done: round - first,
      now: before.map((player) => ids.indexOf(player)),
    },
    act: { method: act.method, seed: act.seed },
  };
}

function isSeating({ act }: TournamentEntry, round: number): boolean {
  return act.type === 'roundSeated' && act.round === round;
}

/** Whether the act is the latest seating of the previous round, and part of a plan that includes this round. */
function isPlanFor(act: TournamentEntry['act'], round: number, log: readonly TournamentEntry[]): boolean {
  const last = log.findLast((entry) => isSeating(entry, round - 1))?.act;
  if (act !== last || act.type !== 'roundSeated') return false;
  const span = spanOf(act.method ?? '');
  return span !== undefined && span[0] < round && span[1] >= round;
}

function spanOf(method: string): readonly [number, number] | undefined {
  const [, first, last] = /^balanced (\d+)-(\d+)$/.exec(method) ?? [];
  return first === undefined || last === undefined ? undefined : [Number(first), Number(last)];
}

/** The tournament as if only these players were present; house substitutes stay as they are. */
export function withOnly(tournament: Tournament, players: readonly string[]): Tournament {
  const staying = new Set(players);
  return {
    ...tournament,
    players: tournament.players.map((one) => (one.isSubstitute || staying.has(one.player) ? one : { ...one, isPresent: false })),
  };
}

/** A field of numbers, and the player behind each number. */
interface NumberedField {
  readonly field: Field;
  /** By number. */
  readonly ids: readonly string[];
}

/**
 * The players of a tournament as a field for seating: first those with a drawn number, in that order, then the others in the order they entered. House
 * substitutes play only where they fill the last table.
 *
 * @param before the round to seat; those before it count as played
 */
function fieldOf({ plan, players, rounds }: Tournament, before: number): NumberedField {
  const seats = plan.rules.tiles.players === 3 ? 3 : 4;
  const ordered = players.toSorted((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0);
  const ids = ordered.map(({ player }) => player);
  const numbers = new Map(ids.map((player, number) => [player, number]));
  const numberOf = (player: string) => numbers.get(player) as number;
  const playing = playingIn(ordered, seats);
  const absent = ordered.filter((one) => !playing.has(one)).map(({ player }) => numberOf(player));
  const teams = Map.groupBy(
    ordered.filter(({ team }) => team !== undefined),
    ({ team }) => team,
  );
  return {
    ids,
    field: {
      players: ids.length,
      seats,
      teams: [...teams.values()].map((members) => members.map(({ player }) => numberOf(player))),
      absent,
      played: rounds
        .slice(0, before - 1)
        .map(({ tables, byes }) => ({ tables: byNumber(tables, (seated) => seated.map(numberOf)), byes: byes.map(numberOf) })),
    },
  };
}

/** Who plays the next round: everyone present, plus the substitutes that fill the last table, if there are enough of them. */
function playingIn(players: readonly TournamentPlayer[], seats: number): ReadonlySet<TournamentPlayer> {
  const present = players.filter(({ isPresent }) => isPresent);
  const own = present.filter(({ isSubstitute }) => !isSubstitute);
  const substitutes = present.filter(({ isSubstitute }) => isSubstitute);
  const lacking = (seats - (own.length % seats)) % seats;
  return new Set([...own, ...(lacking <= substitutes.length ? substitutes.slice(0, lacking) : [])]);
}

/** The tables indexed by their numbers: a number that is not in use is a table without players. */
function byNumber(
  tables: readonly { readonly table: number; readonly players: readonly string[] }[],
  numbered: (players: readonly string[]) => readonly number[],
): Round['tables'] {
  const last = Math.max(0, ...tables.map(({ table }) => table));
  return Array.from({ length: last }, (_, i) => numbered(tables.find(({ table }) => table === i + 1)?.players ?? []));
}

/** The act that seats a round as planned. */
export function seatingAct(
  { tables, byes }: Round,
  ids: readonly string[],
  how: { readonly round: number; readonly method: string; readonly seed: string | undefined },
): RoundSeated {
  const idsOf = (numbers: readonly number[]) => numbers.map((number) => ids[number] as string);
  const { round, method, seed } = how;
  return {
    type: 'roundSeated',
    round,
    tables: tables.flatMap((players, i) => (players.length > 0 ? [{ table: i + 1, players: idsOf(players) }] : [])),
    byes: idsOf(byes),
    method,
    ...(seed !== undefined && { seed }),
  };
}
