import { HONOURS, SUIT, type Shape, type Shapes } from './shapes.ts';

/** The form of a complete hand. A hand that is both seven pairs and four sets with a pair is `standard`. */
export type Form = 'standard' | 'sevenPairs' | 'thirteenOrphans';

/** All hands that combine one shape of each list: characters, circles, bamboo, honours. */
interface Product {
  readonly form: Form;
  readonly lists: readonly [readonly Shape[], readonly Shape[], readonly Shape[], readonly Shape[]];
  /** The index of its first hand among all hands. */
  readonly first: number;
  readonly size: number;
}

type Lists = Product['lists'];
const SUITS = [SUIT, SUIT, SUIT, HONOURS] as const;

/**
 * All complete hands of fourteen concealed tiles, each once, in a fixed order. The number of tiles of a suit determines how many sets they form
 * and whether they include the pair, so no hand is in two products.
 */
const PRODUCTS: readonly Product[] = numbered([
  ...standardLists().map((lists) => ({ form: 'standard', lists }) as const),
  ...pairsLists().map((lists) => ({ form: 'sevenPairs', lists }) as const),
  ...orphansLists().map((lists) => ({ form: 'thirteenOrphans', lists }) as const),
]);

export const COMPLETE_HANDS: number = PRODUCTS.reduce((sum, { size }) => sum + size, 0);

const ALL = [0, 1, 2, 3];

/** How many hands of a form there are, using all tiles or only certain suits; 3 is the honours. */
export function countOf(form: Form, suits: readonly number[] = ALL): number {
  return productsOf(suits)
    .filter((product) => product.form === form)
    .reduce((sum, { size }) => sum + size, 0);
}

/** The indices of the hands with tiles of one suit only. */
export function placesOf(suit: number): readonly number[] {
  return productsOf([suit]).flatMap(({ first, size }) => Array.from({ length: size }, (_, nth) => first + nth));
}

function productsOf(suits: readonly number[]): readonly Product[] {
  const isEmpty = (list: readonly Shape[]) => list.length === 1 && list[0]!.every((count) => count === 0);
  return PRODUCTS.filter(({ lists }) => lists.every((list, suit) => suits.includes(suit) || isEmpty(list)));
}

/** The tiles of the hand at an index, in order. Written into a given list, because there are many hands. */
export function handAt(place: number, tiles: number[]): void {
  const { lists, first } = productAt(place);
  let rest = place - first;
  let filled = 0;
  for (let suit = 3; suit >= 0; suit--) {
    const list = lists[suit] as readonly Shape[];
    const shape = list[rest % list.length] as Shape;
    rest = Math.floor(rest / list.length);
    for (let rank = 0; rank < shape.length; rank++) {
      for (let copy = 0; copy < (shape[rank] as number); copy++) tiles[filled++] = 9 * suit + rank;
    }
  }
}

function productAt(place: number): Product {
  let [low, high] = [0, PRODUCTS.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((PRODUCTS[middle] as Product).first <= place) low = middle;
    else high = middle - 1;
  }
  return PRODUCTS[low] as Product;
}

function numbered(products: readonly { readonly form: Form; readonly lists: Lists }[]): readonly Product[] {
  let first = 0;
  return products.map(({ form, lists }) => {
    const size = lists.reduce((product, list) => product * list.length, 1);
    first += size;
    return { form, lists, first: first - size, size };
  });
}

/** Every way to distribute a number of things among four suits, with a maximum for each. */
function shares(things: number, most: readonly number[]): readonly (readonly number[])[] {
  const [here, ...others] = most;
  if (here === undefined) return things === 0 ? [[]] : [];
  return Array.from({ length: Math.min(things, here) + 1 }, (_, given) => given).flatMap((given) =>
    shares(things - given, others).map((rest) => [given, ...rest]),
  );
}

/** Four sets, and the pair in one of the suits. */
function standardLists(): readonly Lists[] {
  return [0, 1, 2, 3].flatMap((pairIn) =>
    shares(4, [4, 4, 4, 4]).map((sets) =>
      listsOf((suit) => SUITS[suit]![suit === pairIn ? 'setsAndPair' : 'sets'][sets[suit]!] as readonly Shape[]),
    ),
  );
}

/** Seven different pairs that are not also four sets and a pair. */
function pairsLists(): readonly Lists[] {
  const [ofSuit, ofHonours] = [SUIT, HONOURS].map((shapes) => shapes.pairs.map((pairs) => sorted(pairs, shapes)));
  const choices = [ofSuit!, ofSuit!, ofSuit!, ofHonours!];
  return shares(7, [7, 7, 7, 7])
    .flatMap((pairs) => oneOfEach(choices.map((shapes, suit) => shapes[pairs[suit]!]!)))
    .filter((all) => all.some(({ is }) => is === 'neither') || all.filter(({ is }) => is === 'setsAndPair').length !== 1)
    .map((all) => listsOf((suit) => all[suit]!.shapes));
}

function oneOfEach<T>([first, ...others]: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return first === undefined ? [[]] : first.flatMap((one) => oneOfEach(others).map((rest) => [one, ...rest]));
}

/** Pairs of a suit, sorted by what else they are. */
function sorted(pairs: readonly Shape[], { sets, setsAndPair }: Shapes) {
  const among = (shapes: readonly (readonly Shape[])[]) => new Set(shapes.flat().map(String));
  const [ofSets, withPair] = [among(sets), among(setsAndPair)];
  const whatIs = (shape: string) => (ofSets.has(shape) ? 'sets' : withPair.has(shape) ? 'setsAndPair' : 'neither');
  return (['sets', 'setsAndPair', 'neither'] as const)
    .map((is) => ({ is, shapes: pairs.filter((shape) => whatIs(String(shape)) === is) }))
    .filter(({ shapes }) => shapes.length > 0);
}

/** One of each terminal and honour, and one of them twice. */
function orphansLists(): readonly Lists[] {
  const once = [
    [1, 0, 0, 0, 0, 0, 0, 0, 1],
    [1, 1, 1, 1, 1, 1, 1],
  ] as const;
  const single = (suit: number) => (suit === 3 ? once[1] : once[0]);
  const doubled = (shape: Shape) => shape.flatMap((count, rank) => (count === 1 ? [shape.with(rank, 2)] : []));
  return [0, 1, 2, 3].map((pairIn) => listsOf((suit) => (suit === pairIn ? doubled(single(suit)) : [single(suit)])));
}

function listsOf(of: (suit: number) => readonly Shape[]): Lists {
  return [of(0), of(1), of(2), of(3)];
}
