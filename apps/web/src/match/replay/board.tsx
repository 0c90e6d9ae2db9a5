// The table of a replay, and each player's side of it.
import { type Seat, seatsOf, windKind } from '@tenbo/engine';
import { dealerAt, seatWindAt } from '@tenbo/ledger';
import type { TableAt, TableDiscard, TableSide } from '@tenbo/records';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

import { locale, words } from '../../prefs.ts';
import { type Place, placeOf } from '../../ui/places.ts';
import { Wind } from '../../ui/wind.tsx';
import type { Replayed } from './steps.ts';
import { byOrder } from '../../hand/edit.ts';
import { NamedMeld } from '../../ui/hand-tiles.tsx';
import { Stick } from '../../ui/stick.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { laidMeld, rowsOf, widthOf } from './laid-out.ts';
import styles from './board.module.css';

interface BoardProps {
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
export function Board({ replayed, table, viewer, isHidden, acting, offered, onStep }: BoardProps) {
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

function Stepping({ onStep, children }: Pick<BoardProps, 'onStep'> & { readonly children: ComponentChildren }) {
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
}: Pick<BoardProps, 'replayed' | 'table' | 'viewer' | 'acting'>) {
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

interface SideProps {
  readonly side: TableSide;
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly place: Place;
  readonly isHidden: boolean;
  /** Whether the step is about the last discard. */
  readonly isOffered: boolean;
}

/** A player's side of the table, turned towards the player: discards, stick, hand and melds. */
function Side({ side, seat, players, place, isHidden, isOffered }: SideProps) {
  const player = players[seat] ?? '';
  return (
    <section class={styles.side} data-place={place} aria-label={player}>
      <River discards={side.discards} player={player} isOffered={isOffered} />
      {side.stick && (
        <div class={styles.stick} role="img" aria-label={words.value.match.replay.stick}>
          <Stick worth={1000} />
        </div>
      )}
      <div class={styles.hand} style={{ '--long': widthOf(side) }}>
        <Concealed side={side} player={player} isHidden={isHidden} />
        {side.melds.map((meld, i) => (
          <NamedMeld key={i} meld={laidMeld(meld, seat, players.length)} />
        ))}
        {side.kita > 0 && <Norths many={side.kita} />}
      </div>
    </section>
  );
}

function Concealed({
  side: { concealed, drawn },
  player,
  isHidden,
}: Pick<SideProps, 'side' | 'isHidden'> & { readonly player: string }) {
  const texts = words.value.match.replay;
  const all = concealed.toSorted(byOrder);
  if (isHidden) {
    const many = all.length + (drawn === undefined ? 0 : 1);
    return (
      <span class={styles.tiles} role="img" aria-label={locale.value.rule(texts.handOf(player), texts.faceDown(many))}>
        {Array.from({ length: many }, (_, i) => (
          <Tile key={i} tile={all[0]} lies="faceDown" name="silent" />
        ))}
      </span>
    );
  }
  return (
    <span class={styles.tiles} role="group" aria-label={texts.handOf(player)}>
      <Tiles tiles={all} />
      {drawn !== undefined && (
        <span class={styles.drawn}>
          <Tile tile={drawn} />
          <span class="hidden">{texts.marks.drawn}</span>
        </span>
      )}
    </span>
  );
}

function Norths({ many }: { readonly many: number }) {
  return (
    <span class={styles.norths} role="img" aria-label={words.value.match.replay.norths(many)}>
      {Array.from({ length: many }, (_, i) => (
        <Tile key={i} tile={NORTH} name="silent" />
      ))}
    </span>
  );
}

const NORTH = windKind('N');

function River({
  discards,
  player,
  isOffered,
}: {
  readonly discards: readonly TableDiscard[];
  readonly player: string;
  readonly isOffered: boolean;
}) {
  const last = isOffered ? discards.at(-1) : undefined;
  return (
    <div class={styles.river} role="group" aria-label={words.value.match.replay.discardsOf(player)}>
      {rowsOf(discards).map((row, i) => (
        <ol key={i} class={styles.row} start={6 * i + 1}>
          {row.map((discard, at) => (
            <Discard key={at} discard={discard} isLast={discard === last} />
          ))}
        </ol>
      ))}
    </div>
  );
}

function Discard({
  discard: { tile, drawn, riichi, called },
  isLast,
}: {
  readonly discard: TableDiscard;
  readonly isLast: boolean;
}) {
  const texts = words.value.match.replay;
  const marks = { riichi, called, drawn };
  const labels = (['riichi', 'called', 'drawn'] as const).filter((mark) => marks[mark]).map((mark) => texts.marks[mark]);
  return (
    <li class={styles.discard} data-drawn={drawn} data-called={called} data-last={isLast}>
      <Tile tile={tile} lies={riichi ? 'sideways' : 'upright'} />
      {labels.length > 0 && <span class="hidden">{labels.join(' ')}</span>}
    </li>
  );
}
