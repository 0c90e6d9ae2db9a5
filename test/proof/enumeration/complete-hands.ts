import { HONOURS, SUIT, type Shape, type Shapes } from './shapes.ts';

/** How a complete hand is one. A hand that is seven pairs and four sets with a pair too is `standard`. */
export type Form = 'standard' | 'sevenPairs' | 'thirteenOrphans';

/** All hands that take one shape of each list: characters, circles, bamboo, honours. */
interface Product {
  readonly form: Form;
  readonly lists: readonly [readonly Shape[], readonly Shape[], readonly Shape[], readonly Shape[]];
  /** The place of its first hand among all hands. */
  readonly first: number;
  readonly size: number;
}

type Lists = Product['lists'];
const SUITS = [SUIT, SUIT, SUIT, HONOURS] as const;

/**
 * All complete hands of fourteen concealed tiles, in a fixed order and each once. How many tiles of a suit there are says how many sets they are
 * and whether the pair is among them, so no hand is in two products.
 */
const PRODUCTS: readonly Product[] = numbered([
  ...standardLists().map((lists) => ({ form: 'standard', lists }) as const),
  ...pairsLists().map((lists) => ({ form: 'sevenPairs', lists }) as const),
  ...orphansLists().map((lists) => ({ form: 'thirteenOrphans', lists }) as const),
]);

export const COMPLETE_HANDS: number = PRODUCTS.reduce((sum, { size }) => sum + size, 0);

const ALL = [0, 1, 2, 3];

/** How many hands of a form there are, of all tiles or of some suits alone; 3 is the honours. */
export function countOf(form: Form, suits: readonly number[] = ALL): number {
  return productsOf(suits)
    .filter((product) => product.form === form)
    .reduce((sum, { size }) => sum + size, 0);
}

/** The places of the hands that have tiles of one suit only. */
export function placesOf(suit: number): readonly number[] {
  return productsOf([suit]).flatMap(({ first, size }) => Array.from({ length: size }, (_, nth) => first + nth));
}

function productsOf(suits: readonly number[]): readonly Product[] {
  const isEmpty = (list: readonly Shape[]) => list.length === 1 && list[0]!.every((count) => count === 0);
  return PRODUCTS.filter(({ lists }) => lists.every((list, suit) => suits.includes(suit) || isEmpty(list)));
}

/** The tiles of the hand at a place, in order. Written into a list that is given, because there are many hands. */
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

/** Every way to give so many things to four suits, so many at most to each. */
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

/** Seven different pairs that are not four sets and a pair too. */
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

/** Pairs of a suit by what they are besides. */
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
