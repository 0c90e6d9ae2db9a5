/** The items shuffled; every order is equally likely. */
export function inRandomOrder<T>(items: readonly T[]): readonly T[] {
  const drawn = items.map((item) => ({ item, lot: crypto.getRandomValues(new Uint32Array(1))[0] as number }));
  return drawn.toSorted((one, other) => one.lot - other.lot).map(({ item }) => item);
}
