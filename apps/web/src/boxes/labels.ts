import { type Area, type Cloth, HEAD, type Point, type Way, pointOf } from './ways.ts';

/** A number to be drawn at its way. */
export interface Labelled {
  readonly way: Way;
  /** The sizes its text can have, the best first. */
  readonly sizes: readonly Size[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place of a number, and which of its sizes it has. */
export interface Label extends Area {
  readonly size: number;
}

/** What lies on the table besides the numbers. */
export interface Lying {
  readonly cloth: Cloth;
  /** The sticks in the middle, if any. */
  readonly pot: Area | undefined;
  /** Ways without a number. */
  readonly bare: readonly Way[];
}

/** The distance of a number from everything else. */
const APART = 3;
/** How much of a way is seen under its number, and how much at least where there is no room next to it. */
const SEEN = { well: 40, least: 8 };
/** The places tried along a way: from its middle outwards. */
const ALONG = Array.from({ length: 21 }, (_, i) => 0.5 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 0.04);

/**
 * Finds a place for each number: on its own way, or next to it where that is too short. Nothing that lies on the table is touched.
 *
 * @returns by label; undefined for one that fits nowhere
 */
export function placeLabels(labelled: readonly Labelled[], { cloth, pot, bare }: Lying): readonly (Label | undefined)[] {
  const fixed = [...cloth.sides, ...(pot ? [pot] : []), ...bare.flatMap(traceOf)];
  const traces = labelled.map(({ way }) => traceOf(way));
  const placed: (Label | undefined)[] = labelled.map(() => undefined);
  // The shortest way has the fewest places.
  const order = labelled.map((_, i) => i).toSorted((a, b) => lengthOf(traces[a]) - lengthOf(traces[b]));
  for (const i of order) {
    const others = traces.flatMap((trace, j) => (j === i ? [] : trace));
    const taken = [...fixed, ...others, ...placed.filter((label) => label !== undefined)];
    placed[i] = placeOne(labelled[i] as Labelled, traces[i] as readonly Area[], cloth, taken);
  }
  return placed;
}

function placeOne({ way, sizes }: Labelled, own: readonly Area[], cloth: Cloth, taken: readonly Area[]): Label | undefined {
  for (const [size, one] of sizes.entries()) {
    const isFree = (label: Area) => taken.every((other) => !touch(label, other, APART));
    const on = (least: number) => onWay(way, one, cloth, (label) => isSeen(own, label, least) && isFree(label));
    const beside = () =>
      besides(way, one)
        .map((point) => inside({ ...point, ...one }, cloth))
        .find((label) => isFree(label) && own.every((part) => !touch(label, part, 1)));
    const label = on(SEEN.well) ?? beside() ?? on(SEEN.least);
    if (label) return { ...label, size };
  }
  return undefined;
}

/** The first place on a way that will do: if possible with the number's middle on it. */
function onWay(way: Way, { width, height }: Size, cloth: Cloth, willDo: (place: Area) => boolean): Area | undefined {
  for (const [dx, dy] of SHIFTS)
    for (const t of ALONG) {
      const { x, y } = pointOf(way, t);
      const place = inside({ x: x + dx * width, y: y + dy * height, width, height }, cloth);
      if (willDo(place)) return place;
    }
  return undefined;
}

/** How far a number may be moved off its way, which it still covers: by parts of its own size. */
const SHIFTS = [0, 0.25, -0.25, 0.45, -0.45].flatMap((dx) => [0, 0.45, -0.45].map((dy) => [dx, dy] as const));

/** Places next to a way: outside its corner, or on both sides of a straight line. */
function besides(way: Way, { width, height }: Size): readonly Point[] {
  const { bend, from, to } = way;
  if (bend) {
    const mid = pointOf(way, 0.5);
    const [x, y] = [Math.sign(bend.x - mid.x), Math.sign(bend.y - mid.y)];
    const far = [0, 0.25, 0.5, 0.75, 1];
    return far.flatMap((a) => far.map((b) => ({ x: bend.x + x * width * (a - 0.25), y: bend.y + y * height * (b - 0.25) })));
  }
  const isUpright = from.x === to.x;
  const away = isUpright ? width / 2 + HEAD.half + 2 : height / 2 + HEAD.half + 2;
  return ALONG.flatMap((t) => {
    const { x, y } = pointOf(way, t);
    return [-1, 1].map((s) => (isUpright ? { x: x + s * away, y } : { x, y: y + s * away }));
  });
}

/** Whether enough of a way is seen under its own number, the head among it. */
function isSeen(own: readonly Area[], label: Area, least: number): boolean {
  const head = own.at(-1) as Area;
  const hidden = own.filter((part) => touch(part, label, 0)).length;
  return !touch(head, label, 2) && (own.length - hidden) * STEP >= least;
}

/** The distance between two of the squares that cover a way. */
const STEP = 5;

/** Small squares that cover a way, the last of which is its head. */
export function traceOf(way: Way): readonly Area[] {
  const long = Math.hypot(way.to.x - way.from.x, way.to.y - way.from.y) * (way.bend ? 1.3 : 1);
  const count = Math.max(1, Math.ceil(long / STEP));
  const { x, y } = pointOf(way, 1);
  const shaft = Array.from({ length: count }, (_, i) => squareAt(pointOf(way, i / count), 2.5));
  return [...shaft, squareAt({ x, y }, HEAD.half)];
}

function lengthOf(trace: readonly Area[] | undefined): number {
  return trace?.length ?? 0;
}

function squareAt({ x, y }: Point, half: number): Area {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function inside({ x, y, width, height }: Point & Size, cloth: Size): Area {
  const left = Math.min(cloth.width - width - 1, Math.max(1, x - width / 2));
  const top = Math.min(cloth.height - height - 1, Math.max(1, y - height / 2));
  return { left, top, right: left + width, bottom: top + height };
}

/** Whether two areas are closer than `apart`. */
export function touch(one: Area, other: Area, apart: number): boolean {
  return (
    one.left < other.right + apart &&
    other.left < one.right + apart &&
    one.top < other.bottom + apart &&
    other.top < one.bottom + apart
  );
}
