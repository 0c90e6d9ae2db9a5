import type { Transfer } from '@tenbo/engine';
import { useId, useLayoutEffect, useState } from 'preact/hooks';

import { locale } from '../prefs.ts';
import type { Place } from '../ui/places.ts';
import { Stick } from '../ui/stick.tsx';
import styles from './drawn.module.css';
import { type Drawing, LEADING, type Line, SCALES, type Scale, drawingOf, sticksIn } from './drawing.ts';
import type { Label } from './labels.ts';
import { type Area, type Cloth, type Side, pathOf } from './ways.ts';

/** What the players have on a table: each element with a place, or the parts of it that are marked. Undefined until it is measured. */
export function useCloth(frame: { readonly current: HTMLElement | null }, players: number): Cloth | undefined {
  const [cloth, setCloth] = useState<Cloth>();
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const measure = () => setCloth((before) => sameOr(before, clothOf(current)));
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [current, ...partsOf(current)]) observer.observe(element);
    return () => observer.disconnect();
  }, [players]);
  return cloth;
}

function partsOf(element: Element): readonly Element[] {
  return [...element.querySelectorAll('[data-place], [data-measured]')];
}

function clothOf(frame: HTMLElement): Cloth {
  const origin = frame.getBoundingClientRect();
  const sides = [...frame.querySelectorAll<HTMLElement>('[data-place]')].map((element): Side => {
    const parts = [...element.querySelectorAll('[data-measured]')];
    const areas = (parts.length > 0 ? parts : [element]).map((part) => part.getBoundingClientRect());
    return {
      place: element.dataset['place'] as Place,
      left: Math.min(...areas.map(({ left }) => left)) - origin.left,
      top: Math.min(...areas.map(({ top }) => top)) - origin.top,
      right: Math.max(...areas.map(({ right }) => right)) - origin.left,
      bottom: Math.max(...areas.map(({ bottom }) => bottom)) - origin.top,
    };
  });
  return { width: origin.width, height: origin.height, sides };
}

function sameOr(before: Cloth | undefined, now: Cloth): Cloth {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

interface Props {
  readonly cloth: Cloth;
  readonly transfers: readonly Transfer[];
  readonly look: keyof typeof SCALES;
}

/** Who pays whom: lines with numbers, and the sticks that are taken. Readers who cannot see it have the payments as text. */
export function DrawnPayments({ cloth, transfers, look }: Props) {
  const id = useId();
  const scale = inRem(SCALES[look]);
  const { payments, pot } = drawingOf(cloth, transfers, scale, { number: locale.value.number, widthOf });
  if (payments.length === 0 && !pot) return null;
  return (
    <div class={styles.drawn} aria-hidden="true">
      <svg class={styles.ways}>
        <defs>
          <Head id={`${id}arrow`} look={styles.arrowHead} />
          <Head id={`${id}ofTable`} look={styles.ofTableHead} />
        </defs>
        {payments.map(({ from, to, way }) => (
          <path key={`${from} ${to}`} class={styles.arrow} pathLength={1} d={pathOf(way)} marker-end={`url(#${id}arrow)`} />
        ))}
        {pot && <path class={styles.ofTable} pathLength={1} d={pathOf(pot.way)} marker-end={`url(#${id}ofTable)`} />}
      </svg>
      {payments.map(({ from, to, label }) => label && <Number key={`${from} ${to}`} {...label} />)}
      {pot && <Sticks pot={pot} scale={scale} />}
    </div>
  );
}

function Number({ at, lines }: { readonly at: Label; readonly lines: readonly Line[] }) {
  return (
    <span class={`middle ${styles.label}`} data-drawn style={placedAt(at)}>
      {lines.map(({ text, size }) => (
        <span key={text} style={{ fontSize: `${size}px`, lineHeight: LEADING }}>
          {text}
        </span>
      ))}
    </span>
  );
}

function Sticks({
  pot: { at, points },
  scale: { stick },
}: {
  readonly pot: Exclude<Drawing['pot'], undefined>;
  readonly scale: Scale;
}) {
  const style = { ...placedAt(at), gap: `${stick.gap}px`, '--stick-width': `${stick.width}px` };
  return (
    <span class={`middle ${styles.pot}`} data-drawn style={style}>
      {Array.from({ length: sticksIn(points, stick.most) }, (_, i) => (
        <Stick key={i} worth={1000} />
      ))}
      {stick.number > 0 && (
        <strong style={{ fontSize: `${stick.number}px`, lineHeight: LEADING }}>{locale.value.number(points)}</strong>
      )}
    </span>
  );
}

function placedAt({ left, top, right, bottom }: Area) {
  return { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` };
}

/** The head of an arrow. */
function Head({ id, look }: { readonly id: string; readonly look: string | undefined }) {
  return (
    <marker id={id} viewBox="0 0 8 8" refX="6" refY="4" markerWidth="4" markerHeight="4" orient="auto">
      <path d="M0 0 8 4 0 8z" class={look} />
    </marker>
  );
}

/** Letters grow with the text size set in the browser. */
function inRem(scale: Scale): Scale {
  const times = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const { number, parts, stick } = scale;
  return { number: number * times, parts: parts * times, stick: { ...stick, number: stick.number * times } };
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** How wide a bold text is in the page's font. */
function widthOf(text: string, size: number): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * size;
  canvas.font = `700 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return canvas.measureText(text).width;
}
