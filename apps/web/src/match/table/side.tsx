import { type Seat, windKind } from '@tenbo/engine';
import { describeLedgerError } from '@tenbo/i18n';
import { checkAppend, dealerAt, scoresSoFar, seatWindAt } from '@tenbo/ledger';
import type { Signal } from '@preact/signals';

import { locale, words } from '../../prefs.ts';
import { Stick } from '../../ui/stick.tsx';
import { tileName } from '../../ui/tile.tsx';
import { changeAndTell } from '../happened.ts';
import { type OpenMatch, toggleRiichi } from '../store.ts';
import { placeOf } from '../places.ts';
import styles from './side.module.css';
import { asSentence } from '../../words/sentence.ts';

interface Props {
  readonly open: OpenMatch;
  readonly seat: Seat;
  /** The seat from which the others' points are shown as differences. */
  readonly viewer: Signal<Seat | undefined>;
  /** Receives the reason why a riichi is not allowed. */
  readonly explained: Signal<string>;
}

/** One player's side of the table: stick, points, wind and name. */
export function Side({ open, seat, viewer, explained }: Props) {
  const { state } = open.match;
  const count = state.rules.tiles.players;
  const isDealer = seat === dealerAt(state, count);
  const wind = tileName(windKind(seatWindAt(seat, state, count)));
  const name = state.players[seat] ?? '';
  const isViewer = viewer.value === seat;
  return (
    <section class={styles.side} aria-label={name} data-place={placeOf(seat, count)} data-dealer={isDealer}>
      {state.end === undefined && <RiichiStick open={open} seat={seat} explained={explained} />}
      <button
        type="button"
        class={styles.points}
        aria-pressed={isViewer}
        onClick={() => (viewer.value = isViewer ? undefined : seat)}
      >
        <span class={styles.who}>
          <span class={styles.wind}>{wind}</span>
          {isDealer && <span class={styles.dealer}>{words.value.match.table.dealer}</span>}
          <span class={styles.name}>{name}</span>
        </span>
        <Points open={open} seat={seat} viewer={viewer.value} />
      </button>
    </section>
  );
}

function Points({ open, seat, viewer }: { readonly open: OpenMatch; readonly seat: Seat; readonly viewer: Seat | undefined }) {
  const scores = scoresSoFar(open.match.state, open.soFar);
  const points = scores[seat] as number;
  if (viewer === undefined || viewer === seat) return <span class={styles.score}>{locale.value.number(points)}</span>;
  const difference = points - (scores[viewer] as number);
  return (
    <span class={styles.score} data-difference={Math.sign(difference)}>
      {locale.value.signed(difference)}
    </span>
  );
}

function RiichiStick({ open, seat, explained }: Omit<Props, 'viewer'>) {
  const { players } = open.match.state;
  const isLaid = open.soFar.riichi.includes(seat);
  const reason = isLaid ? '' : reasonAgainst(open, seat);
  return (
    <button
      type="button"
      class={styles.riichi}
      aria-pressed={isLaid}
      aria-disabled={reason !== ''}
      aria-label={words.value.match.table.riichi(players[seat] ?? '')}
      title={reason}
      onClick={() => {
        explained.value = reason;
        if (reason === '') void changeAndTell(() => toggleRiichi(seat));
      }}
    >
      <span class={styles.lay}>
        <Stick worth={1000} />
      </span>
    </button>
  );
}

/** Why a player cannot declare riichi: the error of any hand in which they had. */
function reasonAgainst({ match }: OpenMatch, seat: Seat): string {
  const outcome = { kind: 'exhaustiveDraw', tenpai: [seat] } as const;
  const [error] = checkAppend(match, { type: 'handEnded', hand: { riichi: [seat], outcome } });
  return error ? asSentence(describeLedgerError(error, locale.value, match.state.players)) : '';
}
