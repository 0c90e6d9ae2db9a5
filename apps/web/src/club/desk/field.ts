import type { Field, Round } from '@tenbo/seating';
import type { RoundSeated, Tournament, TournamentPlayer } from '@tenbo/tournament';

/** A field of numbers, and who each number is. */
export interface NumberedField {
  readonly field: Field;
  /** By number. */
  readonly ids: readonly string[];
}

/**
 * The players of a tournament as a field to be seated: numbers as they were drawn, the others after them as they entered. House substitutes play only
 * where they fill the last table.
 *
 * @param before the round that is to be seated: those before it are played
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

/** Who plays the next round: everybody who is there, and as many substitutes as the last table lacks, if there are so many. */
function playingIn(players: readonly TournamentPlayer[], seats: number): ReadonlySet<TournamentPlayer> {
  const present = players.filter(({ isPresent }) => isPresent);
  const own = present.filter(({ isSubstitute }) => !isSubstitute);
  const substitutes = present.filter(({ isSubstitute }) => isSubstitute);
  const lacking = (seats - (own.length % seats)) % seats;
  return new Set([...own, ...(lacking <= substitutes.length ? substitutes.slice(0, lacking) : [])]);
}

/** Tables at the places of their numbers: a number that is not used is a table without players. */
function placed(
  tables: readonly { readonly table: number; readonly players: readonly string[] }[],
  numbered: (players: readonly string[]) => readonly number[],
): Round['tables'] {
  const last = Math.max(0, ...tables.map(({ table }) => table));
  return Array.from({ length: last }, (_, i) => numbered(tables.find(({ table }) => table === i + 1)?.players ?? []));
}

/** What seats a round as it was planned. */
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
