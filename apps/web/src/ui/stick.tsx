import type { STICKS } from '@tenbo/ledger';

import styles from './stick.module.css';

type Worth = (typeof STICKS)[number];

/** A point stick (点棒) with its dots. Its value is written next to it, so screen readers skip the picture. */
export function Stick({ worth }: { readonly worth: Worth }) {
  return (
    <svg viewBox="0 0 120 12" class={styles.stick} aria-hidden="true">
      <rect class={styles.rod} x="0.5" y="0.5" width="119" height="11" rx="3" />
      {DOTS[worth].map(([colour, x, y, radius]) => (
        <circle key={`${x} ${y}`} class={styles[colour]} data-dot={colour} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}

type Dot = readonly [colour: 'red' | 'black', x: number, y: number, radius: number];

const MIDDLE = { x: 60, y: 6 };

/** Four dots around the middle: left and right, above and below. */
const around = (colour: Dot[0], dx: number, dy: number, radius: number): readonly Dot[] =>
  [-dx, dx].flatMap((x) => [-dy, dy].map((y) => [colour, MIDDLE.x + x, MIDDLE.y + y, radius] as const));

const FIVE_RED: readonly Dot[] = [['red', MIDDLE.x, MIDDLE.y, 2.2], ...around('red', 6, 2.9, 2.2)];

/**
 * The dots as the Japanese Wikipedia describes them under 麻雀: 10,000 has five red and two black on either side, 5,000 five red, 1,000 one red,
 * 100 eight black. Makers differ only on 10,000.
 */
const DOTS: { readonly [W in Worth]: readonly Dot[] } = {
  10_000: [...FIVE_RED, ...around('black', 13, 2.6, 1.8)],
  5000: FIVE_RED,
  1000: [['red', MIDDLE.x, MIDDLE.y, 3.2]],
  100: [...around('black', 2.5, 2.6, 1.8), ...around('black', 7.5, 2.6, 1.8)],
};
