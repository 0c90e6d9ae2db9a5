import { useEffect, useRef, useState } from 'preact/hooks';

import { shortened } from '../../ui/places.ts';
import { MARKS, NAME_GAP, layoutOf, widthOf } from '../../ui/chart-layout.ts';
import styles from './score-chart.module.css';

interface Props {
  /** The title of the chart. */
  readonly title: string;
  readonly players: readonly string[];
  /** Points of all players, at the start and after each step. */
  readonly course: readonly (readonly number[])[];
  readonly pointsText: (points: number) => string;
}

const HEIGHT = 320;
/** Room for the numbers on the left. */
const LEFT = 56;
/** With more steps than this, only the end of a line has a mark. */
const MOST_MARKS = 30;

/** The points of each player as they changed; lines differ by colour, dashes and marks. */
export function ScoreChart({ title, players, course, pointsText }: Props) {
  const [width, holder] = useWidth();
  const names = players.map(shortened);
  const right = width - NAME_GAP - Math.max(...names.map(widthOf));
  const { x, y, rules, labels } = layoutOf(course, { left: LEFT, right, top: 16, bottom: HEIGHT - 16 });
  const last = course.length - 1;
  return (
    <div ref={holder}>
      <svg class={styles.chart} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={title}>
        {rules.map((points) => (
          <g key={points}>
            <line class={styles.rule} x1={LEFT} x2={right} y1={y(points)} y2={y(points)} />
            <text class={styles.number} x={LEFT - 8} y={y(points) + 4}>
              {pointsText(points)}
            </text>
          </g>
        ))}
        {players.map((name, seat) => {
          const points = course.map((row, hand) => [x(hand), y(row[seat] as number)] as const);
          return (
            <g key={name} class={styles.line} data-seat={seat}>
              <polyline points={points.join(' ')} />
              {points.map(([px, py], hand) =>
                hand === last || last <= MOST_MARKS ? (
                  <path key={hand} class={styles.mark} d={MARKS[seat]} transform={`translate(${px} ${py})`} />
                ) : null,
              )}
              <text class={styles.name} x={right + NAME_GAP} y={(labels[seat] as number) + 4}>
                {names[seat]}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The width available to the chart: its text keeps its size at any width. */
function useWidth() {
  const holder = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    if (!holder.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(280, Math.round(entry?.contentRect.width ?? 640))));
    observer.observe(holder.current);
    return () => observer.disconnect();
  }, []);
  return [width, holder] as const;
}
