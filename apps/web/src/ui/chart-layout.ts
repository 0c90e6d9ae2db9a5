/** The layout of a chart of points. */
export interface ChartLayout {
  readonly x: (hand: number) => number;
  readonly y: (points: number) => number;
  /** The points of the horizontal rules. */
  readonly rules: readonly number[];
  /** The y position of each line's name. */
  readonly labels: readonly number[];
}

export interface ChartFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const STEPS = [5000, 10_000, 20_000, 50_000, 100_000, 1_000_000];
const MOST_RULES = 7;
/** The least distance between the names at the ends of lines. */
const LABEL_GAP = 16;

/** The gap between the end of a line and its name. */
export const NAME_GAP = 12;

/** The mark of each line: dot, square, triangle, rhombus, and two for charts of more than four. */
export const MARKS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.5-3.5h7v7h-7z',
  'M0-4.5 4.5 3.5h-9z',
  'M0-5 5 0 0 5-5 0z',
  'M0 4.5 4.5-3.5h-9z',
  'M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
];

/** An estimate of a name's width: a Latin letter is a little over half as wide as a Chinese or Japanese character. */
export function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 15 : 9), 0);
}

/** Lays out the points of all players through a match. */
export function layoutOf(course: readonly (readonly number[])[], { left, right, top, bottom }: ChartFrame): ChartLayout {
  const all = course.flat();
  const step = STEPS.find((size) => rulesBetween(all, size).length <= MOST_RULES) ?? Math.max(...all);
  const rules = rulesBetween(all, step);
  const [low, high] = [rules[0] as number, rules.at(-1) as number];
  const y = (points: number) => bottom - ((points - low) / (high - low)) * (bottom - top);
  const x = (hand: number) => left + (hand / Math.max(1, course.length - 1)) * (right - left);
  return { x, y, rules, labels: apart((course.at(-1) ?? []).map(y), LABEL_GAP) };
}

/** The multiples of `step` that enclose all points. */
function rulesBetween(points: readonly number[], step: number): readonly number[] {
  const low = Math.floor(Math.min(...points) / step);
  const high = Math.max(low + 1, Math.ceil(Math.max(...points) / step));
  return Array.from({ length: high - low + 1 }, (_, i) => (low + i) * step);
}

/** The heights, moved just enough to be a gap apart: those too close are spread around their middle. */
export function apart(heights: readonly number[], gap: number): readonly number[] {
  const order = heights.map((_, i) => i).toSorted((one, other) => (heights[one] as number) - (heights[other] as number));
  let groups = order.map((i) => ({ of: [i], middle: heights[i] as number }));
  for (let near = overlap(groups, gap); near >= 0; near = overlap(groups, gap)) {
    const [upper, lower] = groups.slice(near, near + 2) as [(typeof groups)[number], (typeof groups)[number]];
    const of = [...upper.of, ...lower.of];
    const middle = of.reduce((sum, i) => sum + (heights[i] as number), 0) / of.length;
    groups = groups.toSpliced(near, 2, { of, middle });
  }
  const placed = new Map(
    groups.flatMap(({ of, middle }) => of.map((i, at) => [i, middle + (at - (of.length - 1) / 2) * gap] as const)),
  );
  return heights.map((_, i) => placed.get(i) as number);
}

/** The index of the first group that overlaps the next, or −1. */
function overlap(groups: readonly { readonly of: readonly number[]; readonly middle: number }[], gap: number): number {
  return groups.findIndex(({ of, middle }, i) => {
    const next = groups[i + 1];
    return next !== undefined && next.middle - middle < ((of.length + next.of.length) / 2) * gap;
  });
}
