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
export function storedRounds(players: number): number[][][] | undefined {
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
