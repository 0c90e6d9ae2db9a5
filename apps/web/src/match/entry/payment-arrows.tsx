import type { Transfer } from '@tenbo/engine';
import { type Flow, flowsOf } from '@tenbo/ledger';
import { useId } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import { quartersOf, shortened } from '../places.ts';
import styles from './payment-arrows.module.css';

interface Props {
  readonly transfers: readonly Transfer[];
  /** From the first dealer on, in turn. */
  readonly players: readonly string[];
}

type Place = Transfer['from'];
interface Point {
  readonly x: number;
  readonly y: number;
}

const WIDTH = 360;
const HEIGHT = 240;
const MIDDLE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };
/** The middle of each side of the table, a quarter turn on from one to the next. */
const SIDES: readonly Point[] = [
  { x: 180, y: 218 },
  { x: 312, y: 120 },
  { x: 180, y: 22 },
  { x: 48, y: 120 },
];
/** How near an arrow comes to the middle of a name. */
const GAP = { x: 46, y: 20 };

/** Who pays whom at the table, an arrow each with its points, and as a list for those who do not see it. */
export function PaymentArrows({ transfers, players }: Props) {
  const head = useId();
  const flows = flowsOf(transfers);
  if (flows.length === 0) return null;
  const { points: spoken, number, match } = locale.value;
  const nameOf = (place: Place) => (place === 'table' ? match.table : (players[place] ?? ''));
  return (
    <figure class={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class={styles.picture} aria-hidden="true">
        <defs>
          <marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 8 4 0 8z" class={styles.head} />
          </marker>
        </defs>
        {flows.map((flow) => (
          <path
            key={`${flow.from} ${flow.to}`}
            class={classOf(flow)}
            d={pathOf(flow, players.length)}
            marker-end={`url(#${head})`}
          />
        ))}
        {flows.some(({ from, to }) => from === 'table' || to === 'table') && (
          <g>
            <rect class={styles.stick} x={MIDDLE.x - 24} y={MIDDLE.y - 4} width="48" height="8" rx="2" />
            <circle class={styles.dot} cx={MIDDLE.x} cy={MIDDLE.y} r="2.2" />
          </g>
        )}
        {players.map((name, seat) => (
          <Name key={seat} name={name} at={pointOf(seat as Exclude<Place, 'table'>, players.length)} />
        ))}
        {flows
          .filter(({ to }) => to !== 'table')
          .map((flow) => (
            <Points key={`${flow.from} ${flow.to}`} text={number(flow.points)} at={labelOf(flow, players.length)} />
          ))}
      </svg>
      <figcaption class="hidden">
        {words.value.match.enter.payments}
        <ul>
          {transfers.map(({ from, to, points, for: reason }, i) => (
            <li key={i}>{match.transfer(nameOf(from), nameOf(to), spoken(points), match.reasons[reason])}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function Name({ name, at }: { readonly name: string; readonly at: Point }) {
  return (
    <g>
      <rect class={styles.seat} x={at.x - 44} y={at.y - 18} width="88" height="36" rx="6" />
      <text class={styles.name} x={at.x} y={at.y + 5}>
        {shortened(name)}
      </text>
    </g>
  );
}

function Points({ text, at }: { readonly text: string; readonly at: Point }) {
  return (
    <text class={styles.points} x={at.x} y={at.y + 5}>
      {text}
    </text>
  );
}

function classOf({ from, to }: Flow): string | undefined {
  return from === 'table' || to === 'table' ? styles.ofTable : styles.arrow;
}

function pointOf(place: Place, players: number): Point {
  if (place === 'table') return MIDDLE;
  return SIDES[quartersOf(place, players)] as Point;
}

/** An arrow between two names, bent so that those of the two ways, and the stick in the middle, stay apart. */
function pathOf({ from, to }: Flow, players: number): string {
  const [a, b] = [pointOf(from, players), pointOf(to, players)];
  const bend = bentBetween(a, b);
  const [start, end] = [leaving(a, bend), leaving(b, bend)];
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}

const BEND = 44;

function bentBetween(a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const bend = isMiddle(a) || isMiddle(b) ? BEND / 3 : BEND;
  return { x: (a.x + b.x) / 2 - (dy / length) * bend, y: (a.y + b.y) / 2 + (dx / length) * bend };
}

function isMiddle(point: Point): boolean {
  return point === MIDDLE;
}

/** Where a line towards a point leaves the frame of a name. */
function leaving(at: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - at.x, towards.y - at.y];
  const gap = isMiddle(at) ? { x: 28, y: 8 } : GAP;
  const scale = Math.min(gap.x / (Math.abs(dx) || 1), gap.y / (Math.abs(dy) || 1));
  return { x: at.x + dx * scale, y: at.y + dy * scale };
}

/** How far along its arrow the points stand: nearer to who pays, as several arrows may come to one. */
const ALONG = 0.38;
/** Above the stick, for the points of sticks taken. */
const ABOVE_STICK = 18;

function labelOf({ from, to }: Flow, players: number): Point {
  if (from === 'table') return { x: MIDDLE.x, y: MIDDLE.y - ABOVE_STICK };
  const [a, b] = [pointOf(from, players), pointOf(to, players)];
  const bend = bentBetween(a, b);
  const [start, end] = [leaving(a, bend), leaving(b, bend)];
  const [p, q, r] = [(1 - ALONG) ** 2, 2 * ALONG * (1 - ALONG), ALONG ** 2];
  return { x: p * start.x + q * bend.x + r * end.x, y: p * start.y + q * bend.y + r * end.y };
}
