import { type Seat, seatsOf } from '@tenbo/engine';
import { dealerAt, seatWindAt } from '@tenbo/ledger';
import type { TableAt } from '@tenbo/records';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import { placeOf } from '../../ui/places.ts';
import { Wind } from '../../ui/wind.tsx';
import styles from './board.module.css';
import type { Replayed } from './replayed.ts';
import { Side } from './side.tsx';

interface Props {
  readonly replayed: Replayed;
  readonly table: TableAt;
  /** The player who sits nearest. */
  readonly viewer: Seat;
  /** Whether a player's hand lies face down. */
  readonly isHidden: (seat: Seat) => boolean;
  /** The player who acts now, and the one whose last discard it is about. */
  readonly acting: Seat | undefined;
  readonly offered: Seat | undefined;
  /** Steps back or forward. */
  readonly onStep: (by: -1 | 1) => void;
}

/** The table of a recorded hand. A tap on its right half or a swipe to the left steps forward, the other way back. */
export function Board({ replayed, table, viewer, isHidden, acting, offered, onStep }: Props) {
  const { players } = replayed;
  return (
    <Stepping onStep={onStep}>
      <div class={styles.square}>
        <Middle replayed={replayed} table={table} viewer={viewer} acting={acting} />
        {table.sides.map((side, at) => {
          const seat = at as Seat;
          return (
            <Side
              key={seat}
              side={side}
              seat={seat}
              players={players}
              place={placeOf(seat, players.length, viewer)}
              isHidden={isHidden(seat)}
              isOffered={seat === offered}
            />
          );
        })}
      </div>
    </Stepping>
  );
}

/** How far a finger must move for a swipe, in pixels. */
const SWIPE = 40;

function Stepping({ onStep, children }: Pick<Props, 'onStep'> & { readonly children: ComponentChildren }) {
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const end = (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    const start = from.current;
    from.current = undefined;
    if (start === undefined) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.abs(dx) >= SWIPE && Math.abs(dx) > Math.abs(dy)) return onStep(dx < 0 ? 1 : -1);
    if (Math.hypot(dx, dy) >= SWIPE / 4) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onStep(event.clientX < left + width / 2 ? -1 : 1);
  };
  return (
    <div
      class={styles.felt}
      onPointerDown={({ clientX, clientY, isPrimary, button }) => {
        from.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : undefined;
      }}
      onPointerUp={end}
      onPointerCancel={() => (from.current = undefined)}
    >
      {children}
    </div>
  );
}

/** Where each player sits, with their points. */
function Middle({
  replayed: { hand, rules, players },
  table,
  viewer,
  acting,
}: Pick<Props, 'replayed' | 'table' | 'viewer' | 'acting'>) {
  const { riichiStick } = rules.payments;
  return (
    <div class={styles.middle}>
      {seatsOf(rules).map((seat) => (
        <p key={seat} class={styles.who} data-place={placeOf(seat, players.length, viewer)} data-acting={seat === acting}>
          <span class={styles.name}>
            <Wind
              wind={seatWindAt(seat, hand, players.length)}
              dealer={seat === dealerAt(hand, players.length)}
              said={words.value.hand.dealer}
            />
            <span class="cut">{players[seat]}</span>
          </span>
          <span class="number">
            {locale.value.number((hand.scores[seat] as number) - (table.sides[seat]?.stick ? riichiStick : 0))}
          </span>
        </p>
      ))}
    </div>
  );
}
