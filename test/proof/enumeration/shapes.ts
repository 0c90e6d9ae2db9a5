/** Tiles of one suit, or of the honours, as the number of each rank. */
export type Shape = readonly number[];

/** All shapes, grouped by number of sets without a pair, by number of sets with one, and by number of different pairs. */
export interface Shapes {
  readonly sets: readonly (readonly Shape[])[];
  readonly setsAndPair: readonly (readonly Shape[])[];
  readonly pairs: readonly (readonly Shape[])[];
}

const MOST_SETS = 4;
const COPIES = 4;

export const SUIT: Shapes = shapesOf(9, true);
export const HONOURS: Shapes = shapesOf(7, false);

function shapesOf(ranks: number, hasRuns: boolean): Shapes {
  const nothing: Shape = Array<number>(ranks).fill(0);
  const at = (size: number, ...places: readonly number[]): Shape => nothing.map((_, rank) => (places.includes(rank) ? size : 0));
  const each = Array.from(nothing, (_, rank) => rank);
  const runs = hasRuns ? each.slice(0, -2).map((rank) => at(1, rank, rank + 1, rank + 2)) : [];
  const triplets = each.map((rank) => at(3, rank));
  const pairs = each.map((rank) => at(2, rank));
  const sets: (readonly Shape[])[] = [[nothing]];
  while (sets.length <= MOST_SETS) sets.push(withOneMore(sets.at(-1)!, [...runs, ...triplets]));
  const different: (readonly Shape[])[] = [[nothing]];
  for (const _ of each) {
    different.push(withOneMore(different.at(-1)!, pairs).filter((shape) => Math.max(...shape) === 2));
  }
  return { sets, setsAndPair: sets.map((shapes) => withOneMore(shapes, pairs)), pairs: different };
}

/** Each distinct shape made of one of these and one more block, in the order of their ranks. */
function withOneMore(shapes: readonly Shape[], blocks: readonly Shape[]): readonly Shape[] {
  const found = new Map<string, Shape>();
  for (const shape of shapes) {
    for (const block of blocks) {
      const sum = shape.map((count, rank) => count + (block[rank] as number));
      if (sum.every((count) => count <= COPIES)) found.set(sum.join(''), sum);
    }
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, shape]) => shape);
}
