import type { Seat, Transfer, Wind as WindName } from '@tenbo/engine';
import type { Flow } from '@tenbo/ledger';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { Stick } from '../ui/stick.tsx';
import { Wind, WindMark } from '../ui/wind.tsx';
import { type Place, placed } from '../ui/places.ts';
import styles from './paid-table.module.css';
import table from '../ui/seats.module.css';
import { type Card, type Point, flowsShown, wayBetween, wayOfSticks } from './ways.ts';

/** A player in the drawing. */
export interface SeatedPlayer {
  readonly place: Place;
  readonly wind: WindName;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

interface Props {
  /** By seat. */
  readonly seats: readonly SeatedPlayer[];
  readonly transfers: readonly Transfer[];
  /** Each payment as text for screen readers. */
  readonly spoken: readonly string[];
  /** Small while a hand is entered; large in a score box, with the points before. */
  readonly look: 'small' | 'large';
}

interface Measured {
  readonly middle: Point;
  readonly cards: readonly Card[];
}

/** The players where they sit, and who pays whom as arrows between them. */
export function PaidTable({ seats, transfers, spoken, look }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured>();
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const measure = () => setMeasured((before) => sameOr(before, measuredIn(current)));
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [current, ...current.querySelectorAll('[data-place]')]) observer.observe(element);
    return () => observer.disconnect();
  }, [seats.length]);
  const flows = flowsShown(transfers);
  const fromTable = flows.filter(({ from }) => from === 'table').reduce((sum, { points }) => sum + points, 0);
  return (
    <div class={`number ${table.seats} ${styles.frame}`} data-look={look} ref={frame}>
      {seats.map((seat, i) => (
        <SeatCard key={seat.place} seat={seat} isIn={flows.some(({ from, to }) => from === i || to === i)} look={look} />
      ))}
      {fromTable > 0 && <Sticks points={fromTable} look={look} />}
      {measured && flows.length > 0 && <Arrows flows={flows} measured={measured} />}
      <ul class="hidden">
        {spoken.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** The large version on its own cloth, for places other than the table of a match. */
export function PaidOnCloth(props: Omit<Props, 'look'>) {
  return (
    <div class={styles.felt}>
      <PaidTable {...props} look="large" />
    </div>
  );
}

function measuredIn(frame: HTMLElement): Measured {
  const origin = frame.getBoundingClientRect();
  const cards = [...frame.querySelectorAll('[data-place]')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - origin.left + width / 2, y: top - origin.top + height / 2, w: width / 2, h: height / 2 };
  });
  return { middle: { x: origin.width / 2, y: origin.height / 2 }, cards };
}

function sameOr(before: Measured | undefined, now: Measured): Measured {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

interface SeatCardProps {
  readonly seat: SeatedPlayer;
  /** Whether the player pays or gets anything. */
  readonly isIn: boolean;
  readonly look: Props['look'];
}

function SeatCard({ seat: { place, wind, name, before, after }, isIn, look }: SeatCardProps) {
  const { number, signed } = locale.value;
  const change = after - before;
  const tone = change > 0 ? 'gain' : change < 0 ? 'loss' : '';
  return (
    <div class={styles.seat} {...placed(place)} data-in={isIn}>
      <span class={`row ${styles.who}`}>
        <SeatWind wind={wind} name={name} />
        <span class={`cut ${styles.name}`}>{name}</span>
      </span>
      {look === 'large' && change !== 0 && (
        <>
          <span class={`note ${styles.before}`}>{number(before)}</span>
          <strong class={tone}>{signed(change)}</strong>
        </>
      )}
      <span class={`${styles.score} ${look === 'small' ? tone : ''}`}>{number(after)}</span>
    </div>
  );
}

/** The wind of a seat. It is not read out if the player's name says it already. */
function SeatWind({ wind, name }: Pick<SeatedPlayer, 'wind' | 'name'>) {
  const dealer = wind === 'E';
  if (name === locale.value.seats[wind]) return <WindMark wind={wind} dealer={dealer} />;
  return <Wind wind={wind} dealer={dealer} said={words.value.hand.dealer} />;
}

/** The sticks taken from the table: at most four are drawn. */
function Sticks({ points, look }: { readonly points: number; readonly look: Props['look'] }) {
  const count = Math.min(MOST_STICKS, Math.round(points / 1000));
  return (
    <div class={`middle ${styles.sticks}`}>
      {Array.from({ length: count }, (_, i) => (
        <Stick key={i} worth={1000} />
      ))}
      {look === 'large' && <strong>{locale.value.number(points)}</strong>}
    </div>
  );
}

const MOST_STICKS = 4;

function Arrows({ flows, measured: { middle, cards } }: { readonly flows: readonly Flow[]; readonly measured: Measured }) {
  const head = useId();
  const cardOf = (seat: Seat) => cards[seat] as Card;
  return (
    <svg class={styles.arrows} aria-hidden="true">
      <defs>
        <Head id={`${head}arrow`} look={styles.arrowHead} />
        <Head id={`${head}ofTable`} look={styles.ofTableHead} />
      </defs>
      {flows.map(({ from, to, points }) => {
        const key = `${from} ${to}`;
        if (from === 'table' || to === 'table') {
          if (from === to) return null;
          const seat = (from === 'table' ? to : from) as Seat;
          const path = wayOfSticks(cardOf(seat), middle, from === 'table');
          return <path key={key} class={styles.ofTable} pathLength={1} d={path} marker-end={`url(#${head}ofTable)`} />;
        }
        const { path, label, anchor } = wayBetween(cardOf(from), cardOf(to), middle);
        return (
          <g key={key}>
            <path class={styles.arrow} pathLength={1} d={path} marker-end={`url(#${head}arrow)`} />
            <text x={label.x} y={label.y} text-anchor={anchor} dominant-baseline="central">
              {locale.value.number(points)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The head of an arrow. */
function Head({ id, look }: { readonly id: string; readonly look: string | undefined }) {
  return (
    <marker id={id} viewBox="0 0 8 8" refX="6" refY="4" markerWidth="4" markerHeight="4" orient="auto">
      <path d="M0 0 8 4 0 8z" class={look} />
    </marker>
  );
}
