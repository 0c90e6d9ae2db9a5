import { type WinRecord, type Wind } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import { groupsOf } from './image.ts';
import { BoxFrame, NoScore } from './box-frame.tsx';
import styles from './box.module.css';
import { answer, draft } from './store.ts';
import { type Flow, type SeatPoints, flowsOf, pointsAfter } from './table-points.ts';

/** The second score box: who pays whom, and what each has before and after. */
export function PaymentBox() {
  const now = answer.value;
  if (now.is !== 'scored') return <NoScore />;
  const flows = flowsOf(now.record, now.explanation, draft.value.from);
  return (
    <BoxFrame
      title={words.value.hand.whoPays}
      onward={addressOf('hand', [], route.value.params)}
      picture={{
        title: words.value.hand.whoPays,
        groups: groupsOf(draft.value),
        lines: flows.map(({ from, to, points }) => [`${nameOf(from)} → ${nameOf(to)}`, locale.value.points(points)]),
        sum: locale.value.signed(flows.reduce((sum, { points }) => sum + points, 0)),
      }}
    >
      <Seats points={pointsAfter(flows, now.record)} record={now.record} />
      <ul class={styles.flows}>
        {flows.map((flow) => (
          <FlowLine key={flow.from} flow={flow} />
        ))}
      </ul>
      {now.record.win.method.by === 'ron' && draft.value.from === undefined && (
        <p class={styles.quiet}>{words.value.hand.unsaid}</p>
      )}
      <p class={styles.quiet}>{words.value.hand.fromStart}</p>
    </BoxFrame>
  );
}

function FlowLine({ flow: { from, to, points } }: { readonly flow: Flow }) {
  return (
    <li>
      <span>{nameOf(from)}</span>
      <svg viewBox="0 0 120 16" class={styles.arrow} aria-hidden="true">
        <rect class={styles.stick} x="34" y="5" width="44" height="6" rx="2" />
        <circle class={styles.dot} cx="56" cy="8" r="2" />
        <path d="M0 8h28M84 8h28m-7-5 8 5-8 5" />
      </svg>
      <span>{nameOf(to)}</span>
      <strong class="number">{locale.value.points(points)}</strong>
    </li>
  );
}

function nameOf(one: Wind | 'table'): string {
  return one === 'table' ? words.value.hand.theTable : locale.value.seats[one];
}

function Seats({ points, record }: { readonly points: readonly SeatPoints[]; readonly record: WinRecord }) {
  const { seats, number, signed } = locale.value;
  return (
    <div class={styles.seats}>
      {points.map(({ wind, before, after }) => (
        <div key={wind} class={styles.seat} data-wind={wind} data-winner={wind === record.win.seatWind}>
          <span>{seats[wind]}</span>
          <span class={`number ${styles.quiet}`}>{number(before)}</span>
          <strong class={`number ${after < before ? styles.loss : after > before ? styles.gain : ''}`}>
            {signed(after - before)}
          </strong>
          <span class="number">{number(after)}</span>
        </div>
      ))}
    </div>
  );
}
