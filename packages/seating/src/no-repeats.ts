/**
 * Rounds without repeats, as many as a construction gives; the caller needs only `rounds`. Rotation comes first, because in it nobody returns to a
 * table.
 */
export function withoutRepeats(players: number, seats: number, rounds: number): number[][][] {
  const rotation = rotated(players, seats) ?? [];
  if (rotation.length >= rounds) return rotation;
  const stored = seats === 4 ? (storedRounds(players) ?? []) : [];
  if (stored.length >= rounds) return stored;
  const more = rotatedWithin(players, seats, (column) => withoutRepeats(column, seats, rounds - rotation.length));
  const longest = more.length >= stored.length ? more : stored;
  return longest.length > 0 ? longest : onlyRound(players, seats);
}

function onlyRound(players: number, seats: number): number[][][] {
  return [
    Array.from({ length: players / seats }, (_unused, table) => Array.from({ length: seats }, (_, seat) => table * seats + seat)),
  ];
}

/**
 * Rounds without repeats, made by rotating columns. There are as many columns as seats at a table. In round m, the player at position x of
 * column g sits at table x + m·a(g). So two players of different columns meet only if m = (x − y) / (a(h) − a(g)), which is once if a(h) − a(g) has an
 * inverse in the ring of positions. Players of one column never meet. Player `x·seats + g` is at position x of column g; the first round seats them in order.
 *
 * Undefined if no ring has that many positions (`ringOf`).
 */
export function rotated(players: number, seats: number): number[][][] | undefined {
  const ring = ringOf(players / seats, seats);
  if (!ring) return undefined;
  const places = Array.from({ length: ring.size }, (_, x) => x);
  return places.map((m) => {
    const tables: number[][] = places.map(() => []);
    for (const x of places) ring.apart.forEach((a, g) => tables[ring.add(x, ring.times(m, a))]?.push(x * seats + g));
    return tables;
  });
}

/** The same rounds, then rounds in which the players of each column, who have not met yet, play each other. */
function rotatedWithin(players: number, seats: number, within: (players: number) => number[][][]): number[][][] {
  const rounds = rotated(players, seats) ?? [];
  const column = players / seats;
  if (rounds.length === 0 || column % seats !== 0) return rounds;
  const columns = Array.from({ length: seats }, (_, g) => g);
  return [
    ...rounds,
    ...within(column).map((round) => columns.flatMap((g) => round.map((table) => table.map((x) => x * seats + g)))),
  ];
}

/** The numbers from 0 to `size` − 1 with an addition and a multiplication: a finite field, or a product of several. */
interface Ring {
  readonly size: number;
  add(a: number, b: number): number;
  times(a: number, b: number): number;
  /** Numbers whose differences all have an inverse. 0 is not among them if there are enough others. */
  readonly apart: readonly number[];
}

/**
 * A ring of `size` numbers that has `count` numbers whose differences all have an inverse; undefined if there is none. It is the product of a field
 * for each prime power in `size`, and exists if no prime power is smaller than `count`.
 */
export function ringOf(size: number, count: number): Ring | undefined {
  const powers = primePowers(size);
  const smallest = Math.min(...powers.map(({ power }) => power));
  if (size < count || smallest < count) return undefined;
  const fields = powers.map(({ prime, power }) => fieldOf(prime, power));
  const each = (a: number, b: number, value: (field: Field, a: number, b: number) => number): number => {
    let result = 0;
    let place = 1;
    for (const field of fields) {
      const [x, y] = [Math.floor(a / place) % field.size, Math.floor(b / place) % field.size];
      result += place * value(field, x, y);
      place *= field.size;
    }
    return result;
  };
  const first = smallest > count ? 1 : 0;
  return {
    size,
    add: (a, b) => each(a, b, (field, x, y) => field.add(x, y)),
    times: (a, b) => each(a, b, (field, x, y) => field.times(x, y)),
    apart: Array.from({ length: count }, (_, i) => each(0, 0, () => first + i)),
  };
}

type Field = Pick<Ring, 'size' | 'add' | 'times'>;

/** The prime powers of a number: those of 12 are 4 and 3. */
function primePowers(number: number): { prime: number; power: number }[] {
  const powers: { prime: number; power: number }[] = [];
  let rest = number;
  for (let prime = 2; rest > 1; prime++) {
    let power = 1;
    for (; rest % prime === 0; rest /= prime) power *= prime;
    if (power > 1) powers.push({ prime, power });
  }
  return powers;
}

/** The finite field of a given size. The digits of a number in base `prime` are the coefficients of a polynomial. */
function fieldOf(prime: number, size: number): Field {
  const add = (a: number, b: number): number => {
    let sum = 0;
    for (let place = 1; place < size; place *= prime) sum += place * ((Math.floor(a / place) + Math.floor(b / place)) % prime);
    return sum;
  };
  if (size === prime) return { size, add, times: (a, b) => (a * b) % prime };
  for (let tail = 1; ; tail++) {
    const powers = powersOfX(prime, size, tail, add);
    if (!powers) continue;
    const exponents = new Map(powers.map((power, exponent) => [power, exponent]));
    const exponent = (a: number): number => exponents.get(a) ?? 0;
    return { size, add, times: (a, b) => (a === 0 || b === 0 ? 0 : (powers[(exponent(a) + exponent(b)) % (size - 1)] ?? 0)) };
  }
}

/** All numbers except 0 as powers of x, where its highest power equals the polynomial `tail`; undefined if they are not all powers of x. */
function powersOfX(prime: number, size: number, tail: number, add: Field['add']): number[] | undefined {
  const powers = [1];
  const top = size / prime;
  for (;;) {
    const last = powers.at(-1) ?? 1;
    let next = (last % top) * prime;
    for (let carried = Math.floor(last / top); carried > 0; carried--) next = add(next, tail);
    if (next === 1) break;
    if (next === 0 || powers.length >= size - 1) return undefined;
    powers.push(next);
  }
  return powers.length === size - 1 ? powers : undefined;
}

/**
 * Schedules in which nobody meets twice, with as many rounds as possible, each made from a few base tables. N players have n = ⌊(N − 1) / 3⌋
 * rounds, and N = 3n + e. The players are 3n points and e fixed players. A point is a number below n with one of the letters a, b and c.
 *
 * The first round has the base tables, their images, and the images of those: a point `x a` becomes `k·x b`, b becomes c, and c becomes a. Each fixed
 * player sits with three of the remaining points. For each next round, add 1 to the number of every point.
 */
interface Starter {
  /** The multiplier, k. */
  readonly times: number;
  /** With one or two fixed players: the number of the a-point that each sits with (and its images). With three: the points that the first sits with. */
  readonly fixed: string;
  readonly tables: string;
}

/** By number of players. A search found them that uses each difference of two points once; the tests verify them. */
const STARTERS: { readonly [players: number]: Starter } = {
  24: { times: 2, fixed: '2a 3b 0c', tables: '1a 5c 3c 2c' },
  28: { times: 4, fixed: '0', tables: '1a 5c 3a 6a  4a 5a 1b 2c' },
  36: { times: 1, fixed: '0a 2b 8c', tables: '9a 7b 10a 3b  5a 1b 4b 6b' },
  40: { times: 3, fixed: '0', tables: '1a 2a 6a 12c  3a 8b 1b 4c  4a 6c 7c 11a' },
  44: { times: 9, fixed: '7 2', tables: '11a 0a 4c 12c  4a 13a 1c 12a  3a 13c 12b 11c' },
  48: { times: 1, fixed: '3a 12b 14c', tables: '2a 0a 7a 8b  13a 1c 11b 4a  6a 10a 9a 5b' },
  56: { times: 7, fixed: '13 15', tables: '12a 10a 11b 16c  16a 5a 8c 1a  3a 11a 1c 6b  14a 0b 8a 9a' },
  60: { times: 7, fixed: '14a 18b 0c', tables: '7a 4a 12a 5b  13a 6a 3c 12b  3a 7c 9a 5a  16a 11c 15a 15c' },
  64: { times: 4, fixed: '0', tables: '1a 2a 12b 4a  5a 3b 10a 19a  7a 3c 15a 4c  8a 15b 20c 18a  11a 10b 14c 5c' },
  72: { times: 1, fixed: '19a 11b 12c', tables: '15a 7a 17a 18a  1a 9b 13b 6c  21a 4c 0b 14a  2a 3c 20c 16a  8a 10c 22b 5c' },
  80: {
    times: 3,
    fixed: '13 9',
    tables: '12a 7a 6a 24a  0a 22a 25b 16b  19a 21a 23b 24c  2a 9c 17b 21c  4a 2b 19c 15a  16a 12c 24b 1c',
  },
  96: {
    times: 5,
    fixed: '1a 14b 10c',
    tables: '6a 25a 11a 22a  29a 28a 4a 27b  18a 27a 15b 29c  26a 5a 22c 7b  15a 26b 29b 15c  7a 8b 14c 2c  16a 0b 19c 22b',
  },
};

/** The rounds of the stored schedule for this many players at tables of four; undefined if none is stored. */
function storedRounds(players: number): number[][][] | undefined {
  const starter = STARTERS[players];
  if (!starter) return undefined;
  const n = Math.floor((players - 1) / 3);
  const tables = starter.tables.split('  ').map((text) => text.split(' ').map((point) => pointOf(point, n)));
  const image = (point: number): number =>
    ((((point % n) * starter.times) % n) + n * ((Math.floor(point / n) + 1) % 3)) % (3 * n);
  const images = (points: number[]): number[][] => [points, points.map(image), points.map((point) => image(image(point)))];
  const fixed = starter.fixed.split(' ');
  const seated =
    fixed.length === 3
      ? images(fixed.map((point) => pointOf(point, n))).map((points, i) => [3 * n + i, ...points])
      : fixed.map((point, i) => [3 * n + i, Number(point), image(Number(point)), image(image(Number(point)))]);
  const first = [...tables.flatMap(images), ...seated];
  return Array.from({ length: n }, (_, turn) => first.map((table) => table.map((point) => turned(point, turn, n))));
}

/** Numbers a point: those with a come first, then b, then c. */
function pointOf(text: string, n: number): number {
  return Number.parseInt(text, 10) + n * 'abc'.indexOf(text.at(-1) ?? '');
}

function turned(point: number, turn: number, n: number): number {
  return point >= 3 * n ? point : n * Math.floor(point / n) + (((point % n) + turn) % n);
}
