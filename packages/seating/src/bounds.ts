import type { Field, Round } from './field.ts';

/**
 * The least possible number of repeats with these players and as many tables, if the pairs in `apart` never meet. Two arguments give a bound, and the
 * larger one counts: a player with more opponents than there are other players must meet some again; and if a round has few tables, the next round
 * must seat together some who have just met.
 */
export function repeatBound(rounds: readonly Round[], seats: number, apart: readonly (readonly [number, number])[]): number {
  return Math.max(byOpponents(rounds, seats, apart), byTables(rounds));
}

function byOpponents(rounds: readonly Round[], seats: number, apart: readonly (readonly [number, number])[]): number {
  const games = gamesIn(rounds);
  const avoided = new Map<number, Set<number>>();
  for (const [one, other] of apart) {
    avoided.set(one, (avoided.get(one) ?? new Set()).add(other));
    avoided.set(other, (avoided.get(other) ?? new Set()).add(one));
  }
  let surplus = 0;
  for (const [player, count] of games) {
    const others = games.size - 1 - [...(avoided.get(player) ?? [])].filter((other) => games.has(other)).length;
    surplus += Math.max(0, (seats - 1) * count - others);
  }
  return Math.ceil(surplus / 2);
}

function byTables(rounds: readonly Round[]): number {
  let repeats = 0;
  rounds.slice(1).forEach(({ tables }, r) => {
    const before = rounds[r] as Round;
    const places = before.tables.filter((table) => table.length > 0).length;
    const played = new Set(before.tables.flat());
    for (const table of tables) repeats += pairsShared(table.filter((player) => played.has(player)).length, places);
  });
  return repeats;
}

/** The fewest pairs that share a place when people are spread over places. */
function pairsShared(people: number, places: number): number {
  const each = Math.floor(people / places);
  const fuller = people % places;
  return (places - fuller) * ((each * (each - 1)) / 2) + fuller * ((each * (each + 1)) / 2);
}

/** The fewest meetings within teams: those of teams with more players than there are tables. */
export function clashBound(rounds: readonly Round[], { teams = [] }: Field): number {
  let clashes = 0;
  for (const { tables } of rounds) {
    const used = tables.filter((table) => table.length > 0);
    const playing = new Set(used.flat());
    for (const team of teams) clashes += pairsShared(team.filter((player) => playing.has(player)).length, used.length);
  }
  return clashes;
}

/** The fewest visits to a table where a player has been before: each player's games beyond the number of tables. */
export function visitBound(rounds: readonly Round[]): number {
  const tables = Math.max(0, ...rounds.map((round) => round.tables.length));
  return [...gamesIn(rounds).values()].reduce((sum, games) => sum + Math.max(0, games - tables), 0);
}

/** The number of games of each player. */
export function gamesIn(rounds: readonly Round[]): Map<number, number> {
  const games = new Map<number, number>();
  for (const player of rounds.flatMap(({ tables }) => tables.flat())) games.set(player, (games.get(player) ?? 0) + 1);
  return games;
}

/** The least possible difference in byes between players: 0 if the byes can be shared equally. */
export function byesBound(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.length === 0 || all % counts.length === 0 ? 0 : 1;
}
