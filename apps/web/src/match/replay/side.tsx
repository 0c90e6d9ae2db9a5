import { type Seat, windKind } from '@tenbo/engine';
import type { TableDiscard, TableSide } from '@tenbo/records';

import { byOrder } from '../../hand/edit.ts';
import { words } from '../../prefs.ts';
import { NamedMeld } from '../../ui/hand-tiles.tsx';
import type { Place } from '../../ui/places.ts';
import { Stick } from '../../ui/stick.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { laidMeld, rowsOf, widthOf } from './laid-out.ts';
import styles from './side.module.css';

interface Props {
  readonly side: TableSide;
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly place: Place;
  readonly isHidden: boolean;
  /** Whether the step is about the last discard. */
  readonly isOffered: boolean;
}

/** A player's side of the table, turned towards the player: discards, stick, hand and melds. */
export function Side({ side, seat, players, place, isHidden, isOffered }: Props) {
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
}: Pick<Props, 'side' | 'isHidden'> & { readonly player: string }) {
  const said = words.value.match.replay;
  const all = concealed.toSorted(byOrder);
  if (isHidden) {
    const many = all.length + (drawn === undefined ? 0 : 1);
    return (
      <span class={styles.tiles} role="img" aria-label={`${said.handOf(player)}: ${said.faceDown(many)}`}>
        {Array.from({ length: many }, (_, i) => (
          <Tile key={i} tile={all[0]} lies="faceDown" name="silent" />
        ))}
      </span>
    );
  }
  return (
    <span class={styles.tiles} role="group" aria-label={said.handOf(player)}>
      <Tiles tiles={all} />
      {drawn !== undefined && (
        <span class={styles.drawn}>
          <Tile tile={drawn} />
          <span class="hidden">{said.marks.drawn}</span>
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
  const said = words.value.match.replay;
  const marks = { riichi, called, drawn };
  const labels = (['riichi', 'called', 'drawn'] as const).filter((mark) => marks[mark]).map((mark) => said.marks[mark]);
  return (
    <li class={styles.discard} data-drawn={drawn} data-called={called} data-last={isLast}>
      <Tile tile={tile} lies={riichi ? 'sideways' : 'upright'} />
      {labels.length > 0 && <span class="hidden">{labels.join(' ')}</span>}
    </li>
  );
}
