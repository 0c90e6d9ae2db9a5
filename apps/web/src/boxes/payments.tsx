import type { Wind } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import styles from './box.module.css';

/** A player at the table of a score box, with the points before and after the hand. */
export interface SeatAtTable {
  readonly wind: Wind;
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly change: number;
  readonly won: boolean;
}

/** The players around the table, placed by wind. */
export function SeatsAtTable({ seats }: { readonly seats: readonly SeatAtTable[] }) {
  const { seats: winds, number, signed } = locale.value;
  return (
    <div class={styles.seats}>
      {seats.map(({ wind, name, before, after, change, won }) => (
        <div key={wind} class={styles.seat} data-wind={wind} data-winner={won}>
          <span class={styles.name}>{name}</span>
          {name !== winds[wind] && <span class={styles.small}>{winds[wind]}</span>}
          <span class={`number ${styles.quiet}`}>{number(before)}</span>
          <strong class={`number ${change < 0 ? styles.loss : change > 0 ? styles.gain : styles.quiet}`}>{signed(change)}</strong>
          <span class="number">{number(after)}</span>
        </div>
      ))}
    </div>
  );
}

/** Points paid from one to another. */
export interface NamedFlow {
  readonly from: string;
  readonly to: string;
  readonly points: number;
}

/** Who pays whom: an arrow with a stick for each payment. */
export function Flows({ flows }: { readonly flows: readonly NamedFlow[] }) {
  return (
    <ul class={styles.flows}>
      {flows.map(({ from, to, points }) => (
        <li key={`${from} ${to}`}>
          <span>{from}</span>
          <svg viewBox="0 0 120 16" class={styles.arrow} role="img" aria-label={words.value.hand.pays}>
            <path d="M0 8h28M84 8h28m-7-5 8 5-8 5" />
            <g class={styles.moving}>
              <rect class={styles.stick} x="34" y="5" width="44" height="6" rx="2" />
              <circle class={styles.dot} cx="56" cy="8" r="2" />
            </g>
          </svg>
          <span>{to}</span>
          <strong class="number">{locale.value.points(points)}</strong>
        </li>
      ))}
    </ul>
  );
}
