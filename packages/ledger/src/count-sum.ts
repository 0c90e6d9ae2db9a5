/** Numbers by name, and such tables by name. */
type Counts = { readonly [name: string]: number | Counts };

/**
 * Adds up tables of counts, number by number, at any depth. What a table does not have is 0.
 *
 * @param none what the sum of nothing is
 */
export function sumOfCounts<C extends Counts>(none: C, parts: readonly C[]): C {
  return parts.reduce<Counts>(added, none) as C;
}

function added(one: Counts, other: Counts): Counts {
  const sum: Record<string, number | Counts> = { ...one };
  for (const [name, more] of Object.entries(other)) {
    const so = one[name];
    if (typeof more === 'number') sum[name] = typeof so === 'number' ? so + more : more;
    else sum[name] = typeof so === 'object' ? added(so, more) : more;
  }
  return sum;
}
