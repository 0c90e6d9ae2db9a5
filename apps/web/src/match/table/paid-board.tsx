import { useEffect, useRef, useState } from 'preact/hooks';
import { type Seat, seatsOf } from '@tenbo/engine';
import { describeHand, describeNext } from '@tenbo/i18n';
import { seatWindAt } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { DrawnPayments, useCloth } from '../../boxes/drawn.tsx';
import { paidIn } from '../../boxes/payments.ts';
import { NEXT, useEscape } from '../../ui/focus.ts';
import { Stick } from '../../ui/stick.tsx';
import { Wind } from '../../ui/wind.tsx';
import { type LineAt, winsOf } from '../accounts/one-hand.tsx';
import type { OpenMatch } from '../store.ts';
import { ClubTime } from '../shared.ts';
import { viewAddress } from '../view.ts';
import { Bar, BarText, Felt } from './board.tsx';
import { Beside, Notices } from './screen.tsx';
import { Side } from './side.tsx';
import screen from './screen.module.css';
import styles from './side.module.css';

const STILL = matchMedia('(prefers-reduced-motion: reduce)');
/** How long it counts, in milliseconds. */
const LONG = 450;

/** Points that count from what they were to what they are. Readers who ask for less motion, and screen readers, get what they are. */
function Counted({ from, to }: { readonly from: number; readonly to: number }) {
  const [shown, setShown] = useState(STILL.matches ? to : from);
  useEffect(() => {
    if (STILL.matches || from === to) {
      setShown(to);
      return undefined;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, Math.max(0, (now - begun) / LONG));
      setShown(part === 1 ? to : Math.round((from + (to - from) * part) / 100) * 100);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <>
      <span class="hidden">{locale.value.number(to)}</span>
      <span aria-hidden="true">{locale.value.number(shown)}</span>
    </>
  );
}

interface Props {
  readonly at: LineAt;
  readonly open: OpenMatch;
}

/** How long taps are ignored, so that a double tap on Confirm does not lead past the payments. */
const CALM = 250;

/** The table after a hand: who paid whom is drawn on it, and everyone's points are the new ones. One tap, or Escape, leads on. */
export function PaidBoard({ at, open }: Props) {
  const { id, line, state, nth } = at;
  const felt = useRef<HTMLDivElement>(null);
  const begun = useRef(Date.now());
  const cloth = useCloth(felt, state.players.length);
  const onward = viewAddress(id);
  const leave = () => (location.hash = onward);
  useEscape(leave);
  const isLast = nth === state.hands.length;
  const { transfers } = describeHand(line, state, locale.value);
  const texts = words.value.match.record;
  return (
    <div class={screen.screen} data-screen="table">
      <Notices open={open} explained="" />
      <Felt
        asking={false}
        felt={felt}
        onTap={() => {
          if (Date.now() - begun.current > CALM) leave();
        }}
        bar={
          <Bar>
            <BarText
              what={whatOf(at)}
              next={
                isLast && (
                  <>
                    {open.shared && <ClubTime />}
                    {describeNext(state, locale.value)}
                  </>
                )
              }
            />
            <a href={viewAddress(id, 'hands', String(nth), line.wins.length > 0 ? 'winner' : 'payments')}>{texts.score}</a>
            <a href={onward} {...NEXT}>
              {texts.goOn}
            </a>
          </Bar>
        }
      >
        <h2 class="hidden">{words.value.hand.whoPays}</h2>
        {seatsOf(state.rules).map((seat) => (
          <PaidSide key={seat} at={at} open={open} seat={seat} />
        ))}
        {cloth && <DrawnPayments cloth={cloth} transfers={line.transfers} look="large" />}
        <ul class="hidden" aria-label={words.value.match.enter.payments}>
          {transfers.map((text, i) => (
            <li key={i}>{text}</li>
          ))}
        </ul>
      </Felt>
      <Beside open={open} />
    </div>
  );
}

/** "Chie, ron from Dai: 3 han 40 fu"; several winners without their values. In a draw, a tag beside each player says tenpai or noten. */
function whatOf(at: LineAt): string {
  const { line, state } = at;
  const { match, rule } = locale.value;
  const [win, another] = winsOf(at);
  const { outcome } = line.hand;
  if (outcome.kind === 'exhaustiveDraw') return words.value.match.enter.exhaustive;
  if (!win) return describeHand(line, state, locale.value).outcome;
  if (!another || outcome.kind !== 'ron') return rule(win.how, win.value.name);
  const winners = outcome.wins.map(({ winner }) => state.players[winner] ?? '');
  return words.value.match.record.ron(match.names(winners), state.players[outcome.discarder] ?? '');
}

function PaidSide({ at: { line, state }, open, seat }: Props & { readonly seat: Seat }) {
  const { number, signed } = locale.value;
  const { outcome } = line.hand;
  const after = line.scores[seat] as number;
  const change = line.deltas[seat] as number;
  const wind = seatWindAt(seat, line.before, state.players.length);
  const texts = words.value.match.accounts;
  const isLaid = paidIn(line.transfers).laid.includes(seat);
  const tag = outcome.kind === 'exhaustiveDraw' ? (outcome.tenpai.includes(seat) ? texts.tenpai : texts.noten) : '';
  return (
    <Side open={open} seat={seat}>
      <span class={`middle ${styles.spot}`}>
        {isLaid ? (
          <span data-measured>
            <Stick worth={1000} />
          </span>
        ) : (
          tag !== '' && <span data-measured>{tag}</span>
        )}
      </span>
      <p class={`column ${styles.won}`}>
        <span class={`figure ${styles.score}`} data-measured style={{ '--characters': number(after).length }}>
          <Counted from={after - change} to={after} />
        </span>
        <span class={`row ${styles.who}`} data-measured>
          <Wind wind={wind} dealer={wind === 'E'} said={words.value.hand.dealer} />
          <span class="cut">{state.players[seat]}</span>
          {change !== 0 && (
            <strong class={styles.change} data-gains={change > 0}>
              {signed(change)}
            </strong>
          )}
        </span>
      </p>
    </Side>
  );
}
