// One player's side of the table: while a hand is played, and while a win is recorded.
import type { Seat } from '@tenbo/engine';
import { asSentence, describeLedgerError } from '@tenbo/i18n';
import { checkAppend, dealerAt, scoresSoFar, seatWindAt } from '@tenbo/ledger';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import { locale, words } from '../../prefs.ts';
import { NEXT } from '../../ui/focus.ts';
import { Stick } from '../../ui/stick.tsx';
import { Wind } from '../../ui/wind.tsx';
import { changeAndAnnounce } from '../announce.ts';
import { placeOf } from '../../ui/places.ts';
import { type OpenMatch, toggleRiichi } from '../store.ts';
import type { Step } from '../draft.ts';
import type { HandForm } from '../entry/form.ts';
import styles from './side.module.css';
import button from '../../ui/button.module.css';

interface SideProps {
  readonly open: OpenMatch;
  readonly seat: Seat;
  /** The role of the side while a win is recorded. */
  readonly role?: 'wins' | 'pays';
  readonly children: ComponentChildren;
}

/** One player's side of the table, turned to face the player. */
export function Side({ open: { match, shared }, seat, role, children }: SideProps) {
  const { players, rules } = match.state;
  return (
    <section
      class={`column ${styles.side}`}
      aria-label={players[seat] ?? ''}
      data-place={placeOf(seat, rules.tiles.players, shared?.seat)}
      data-role={role}
    >
      {children}
    </section>
  );
}

interface PlayedProps extends Pick<SideProps, 'open' | 'seat'> {
  /** The seat from which the others' points are shown as differences. */
  readonly viewer: Seat | undefined;
  /** Receives the reason why a riichi is not allowed. */
  readonly explained: Signal<string>;
  /** Records a win of this player; undefined if nothing can be recorded. */
  readonly onWin: (() => void) | undefined;
}

/** A side while the hand is played: the place of the stick, points, wind and name. A tap records a win. */
export function PlayedSide({ open, seat, viewer, explained, onWin }: PlayedProps) {
  const isOver = open.match.state.end !== undefined;
  const content = (
    <>
      <Points open={open} seat={seat} viewer={viewer} />
      <Who open={open} seat={seat} />
    </>
  );
  return (
    <Side open={open} seat={seat}>
      {!isOver && <RiichiStick open={open} seat={seat} explained={explained} />}
      {onWin ? (
        <button type="button" class={`column ${styles.won}`} title={words.value.match.record.tapToWin} onClick={onWin} {...NEXT}>
          {content}
        </button>
      ) : (
        <p class={`column ${styles.won}`}>{content}</p>
      )}
    </Side>
  );
}

/** Wind and name. After the match there is no hand and so no dealer. */
function Who({ open: { match }, seat }: Pick<SideProps, 'open' | 'seat'>) {
  const { state } = match;
  const count = state.rules.tiles.players;
  const isDealer = seat === dealerAt(state, count);
  return (
    <span class={`row ${styles.who}`}>
      {state.end === undefined && <Wind wind={seatWindAt(seat, state, count)} dealer={isDealer} said={words.value.hand.dealer} />}
      <span class="cut">{state.players[seat]}</span>
    </span>
  );
}

function Points({ open, seat, viewer }: Pick<PlayedProps, 'open' | 'seat' | 'viewer'>) {
  const { number, signed } = locale.value;
  const scores = scoresSoFar(open.match.state, open.soFar);
  const points = scores[seat] as number;
  const difference = viewer === undefined || viewer === seat ? undefined : points - (scores[viewer] as number);
  const text = difference === undefined ? number(points) : signed(difference);
  return (
    <span class={`figure ${styles.score}`} style={{ '--characters': text.length }}>
      {text}
    </span>
  );
}

function RiichiStick({ open, seat, explained }: Pick<PlayedProps, 'open' | 'seat' | 'explained'>) {
  const { players } = open.match.state;
  const isLaid = open.soFar.riichi.includes(seat);
  const reason = isLaid ? '' : reasonAgainst(open, seat);
  return (
    <button
      type="button"
      class={`middle ${styles.riichi}`}
      aria-pressed={isLaid}
      aria-disabled={reason !== ''}
      aria-label={words.value.match.table.riichi(players[seat] ?? '')}
      title={reason}
      onClick={() => {
        explained.value = reason;
        if (reason === '') void changeAndAnnounce(() => toggleRiichi(seat));
      }}
    >
      {isLaid ? <Stick worth={1000} /> : <span class={`middle ${styles.lay}`}>{words.value.match.record.riichi}</span>}
    </button>
  );
}

/** Why a player cannot declare riichi: the error that any hand with the riichi would have. */
function reasonAgainst({ match }: OpenMatch, seat: Seat): string {
  const outcome = { kind: 'exhaustiveDraw', tenpai: [seat] } as const;
  const [error] = checkAppend(match, { type: 'handEnded', hand: { riichi: [seat], outcome } });
  return error ? asSentence(describeLedgerError(error, locale.value, match.state.players)) : '';
}

interface Props {
  readonly open: OpenMatch;
  readonly seat: Seat;
  readonly form: HandForm;
  readonly step: Step;
  /** Why the tap is not allowed; empty if it is. */
  readonly reason: string;
  readonly onTap: () => void;
}

/** A side while a win is recorded: a tap names another winner or the payer, or says that the winner drew the tile. */
export function AskedSide({ open, seat, form, step, reason, onTap }: Props) {
  const texts = words.value.match.record;
  const name = open.match.state.players[seat] ?? '';
  const hasWon = form.wins.some(({ winner }) => winner === seat);
  if (hasWon && step !== 'winner') {
    const canDraw = step === 'payer' && form.wins.length === 1;
    return (
      <Side open={open} seat={seat} role="wins">
        {canDraw && (
          <button type="button" class={button.primary} title={reason} aria-disabled={reason !== ''} onClick={onTap} {...NEXT}>
            {locale.value.methods.tsumo}
          </button>
        )}
        <p class={styles.says}>{texts.wins(name)}</p>
      </Side>
    );
  }
  const text = step === 'payer' ? texts.from(name) : step === 'another' ? texts.alsoWins(name) : texts.wins(name);
  return (
    <Side open={open} seat={seat} role="pays">
      <button type="button" class={`column ${styles.ask}`} title={reason} aria-disabled={reason !== ''} onClick={onTap}>
        <strong class={styles.says}>{text}</strong>
        <span class={`row ${styles.was}`}>
          <Who open={open} seat={seat} />
          <span class="number">{locale.value.number(scoresSoFar(open.match.state, open.soFar)[seat] as number)}</span>
        </span>
      </button>
    </Side>
  );
}
