import type { Seat, Transfer } from '@tenbo/engine';
import { useRef } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { placed } from '../ui/places.ts';
import { Stick } from '../ui/stick.tsx';
import { Wind, WindMark } from '../ui/wind.tsx';
import { DrawnPayments, useCloth } from './drawn.tsx';
import { type SeatedPlayer, paidIn } from './payments.ts';
import table from '../ui/seats.module.css';
import styles from './paid-table.module.css';

interface Props {
  /** By seat. */
  readonly seats: readonly SeatedPlayer[];
  readonly transfers: readonly Transfer[];
  /** Each payment as text for screen readers. */
  readonly spoken: readonly string[];
  /** Small while a hand is entered; large in a score box, with the points before. */
  readonly look: 'small' | 'large';
}

/** The players where they sit, and who pays whom as arrows between them. */
export function PaidTable({ seats, transfers, spoken, look }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const cloth = useCloth(frame, seats.length);
  const { payments, taken, laid } = paidIn(transfers);
  return (
    <div class={`number ${table.seats} ${styles.frame}`} data-look={look} ref={frame}>
      {seats.map((seat, i) => (
        <SeatCard
          key={seat.place}
          seat={seat}
          isIn={taken?.by === i || payments.some(({ from, to }) => from === i || to === i)}
          isLaid={laid.includes(i as Seat)}
          look={look}
        />
      ))}
      {cloth && <DrawnPayments cloth={cloth} transfers={transfers} look={look} />}
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

interface SeatCardProps {
  readonly seat: SeatedPlayer;
  /** Whether the player pays or gets anything. */
  readonly isIn: boolean;
  /** Whether the player has a stick on the table. */
  readonly isLaid: boolean;
  readonly look: Props['look'];
}

function SeatCard({ seat: { place, wind, name, before, after }, isIn, isLaid, look }: SeatCardProps) {
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
      {isLaid && (
        <span class={styles.laid}>
          <Stick worth={1000} />
        </span>
      )}
    </div>
  );
}

/** The wind of a seat. It is not read out if the player's name says it already. */
function SeatWind({ wind, name }: Pick<SeatedPlayer, 'wind' | 'name'>) {
  const dealer = wind === 'E';
  if (name === locale.value.seats[wind]) return <WindMark wind={wind} dealer={dealer} />;
  return <Wind wind={wind} dealer={dealer} said={words.value.hand.dealer} />;
}
