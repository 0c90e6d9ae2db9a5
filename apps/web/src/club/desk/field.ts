import type { Field, Round } from '@tenbo/seating';
import type { RoundSeated, Tournament, TournamentPlayer } from '@tenbo/tournament';

/** A field of numbers, and the player behind each number. */
export interface NumberedField {
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
export function fieldOf({ plan, players, rounds }: Tournament, before: number): NumberedField {
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
        .map(({ tables, byes }) => ({ tables: placed(tables, (seated) => seated.map(numberOf)), byes: byes.map(numberOf) })),
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
function placed(
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
