import type { Seat } from '@tenbo/engine';

/** Draws, described by who must be in tenpai and who must not; the others may be either. */
export interface TenpaiCase {
  readonly tenpai: readonly Seat[];
  readonly noten: readonly Seat[];
}

type Draws = readonly (readonly Seat[])[];

/** Describes some of all possible draws in few cases, chosen greedily, the widest first. */
export function tenpaiCases(draws: Draws, all: Draws): readonly TenpaiCase[] {
  const seats = [...new Set(all.flat())].toSorted((one, other) => one - other);
  const cases = casesOf(seats).filter((one) =>
    all.filter((tenpai) => fits(tenpai, one)).every((tenpai) => draws.includes(tenpai)),
  );
  const chosen: TenpaiCase[] = [];
  for (let left = draws; left.length > 0;) {
    const count = (one: TenpaiCase) => left.filter((tenpai) => fits(tenpai, one)).length;
    const best = cases.reduce((widest, one) => (count(one) > count(widest) ? one : widest));
    chosen.push(best);
    left = left.filter((tenpai) => !fits(tenpai, best));
  }
  return chosen;
}

function fits(drawn: readonly Seat[], { tenpai, noten }: TenpaiCase): boolean {
  return tenpai.every((seat) => drawn.includes(seat)) && !noten.some((seat) => drawn.includes(seat));
}

/** All cases: first those that name fewer players, then by seat. */
function casesOf(seats: readonly Seat[]): readonly TenpaiCase[] {
  const cases = seats.reduceRight<readonly TenpaiCase[]>(
    (some, seat) =>
      some.flatMap((one) => [one, { ...one, tenpai: [seat, ...one.tenpai] }, { ...one, noten: [seat, ...one.noten] }]),
    [{ tenpai: [], noten: [] }],
  );
  return cases.toSorted((one, other) => sizeOf(one) - sizeOf(other));
}

function sizeOf({ tenpai, noten }: TenpaiCase): number {
  return tenpai.length + noten.length;
}
