/**
 * Gives players places so that each group lies in one column: place `x·columns + g` is at position x of column g. Without groups, players get places in
 * the order of the list. Undefined if the groups do not fit.
 *
 * @param players the players to place
 * @param groups groups of them, without common members
 */
export function inColumns(
  players: readonly number[],
  groups: readonly (readonly number[])[],
  columns: number,
): readonly number[] | undefined {
  if (groups.length === 0) return players;
  const length = players.length / columns;
  const filled: number[][] = Array.from({ length: columns }, () => []);
  for (const group of groups.toSorted((one, other) => other.length - one.length)) {
    const emptiest = filled.reduce((least, column) => (column.length < least.length ? column : least));
    if (emptiest.length + group.length > length) return undefined;
    emptiest.push(...group);
  }
  const grouped = new Set(groups.flat());
  const single = players.filter((player) => !grouped.has(player));
  const full = filled.map((column) => [...column, ...single.splice(0, length - column.length)]);
  return Array.from({ length: players.length }, (_, place) => full[place % columns]?.[Math.floor(place / columns)] as number);
}

/** Groups of players who are linked by pairs, directly or through others. */
export function groupsOf(pairs: readonly (readonly [number, number])[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const [one, other] of pairs) {
    const [first, second] = [groups.get(one) ?? [one], groups.get(other) ?? [other]];
    if (first === second) continue;
    const joined = [...first, ...second];
    for (const player of joined) groups.set(player, joined);
  }
  return [...new Set(groups.values())];
}
