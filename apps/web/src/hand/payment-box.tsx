import type { Wind } from '@tenbo/engine';
import { describeHeadline } from '@tenbo/i18n';

import { BoxFrame } from '../boxes/box-frame.tsx';
import styles from '../boxes/box.module.css';
import { isHidden } from '../boxes/hide-button.tsx';
import { groupsOf } from '../boxes/image-tiles.ts';
import { Flows, SeatsAtTable } from '../boxes/payments.tsx';
import { locale, words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import { NoScore } from './no-score.tsx';
import { answer, draft } from './store.ts';
import { flowsOf, pointsAfter } from './table-points.ts';
import { turnsOf } from './turns.ts';
import { WonHand } from './won-hand.tsx';

/** The second score box: who pays whom, and what each has before and after. */
export function PaymentBox() {
  const now = answer.value;
  if (now.is !== 'scored') return <NoScore />;
  const { record, explanation } = now;
  const flows = flowsOf(record, explanation);
  const seats = pointsAfter(flows, record).map(({ wind, before, after }) => ({
    wind,
    name: nameOf(wind),
    before,
    after,
    change: after - before,
    won: wind === record.win.seatWind,
  }));
  const named = flows.map(({ from, to, points }) => ({ from: nameOf(from), to: nameOf(to), points }));
  const { params } = route.value;
  return (
    <BoxFrame
      title={words.value.hand.whoPays}
      hidden={isHidden.payments}
      breakdown={addressOf('hand', ['winner'], params)}
      onward={addressOf('hand', [], params)}
      picture={{
        title: words.value.hand.whoPays,
        tiles: [groupsOf(draft.value)],
        lines: named.map(({ from, to, points }) => [`${from} → ${to}`, locale.value.points(points)]),
        sum: locale.value.signed(flows.reduce((sum, { points }) => sum + points, 0)),
      }}
      turns={turnsOf()}
    >
      {isHidden.payments.value ? (
        <WonHand record={record} total={describeHeadline(explanation, record, locale.value).headline} />
      ) : (
        <>
          <SeatsAtTable seats={seats} />
          <Flows flows={named} />
          {record.win.method.by === 'ron' && draft.value.from === undefined && (
            <p class={styles.quiet}>{words.value.hand.unsaid}</p>
          )}
          <p class={styles.quiet}>{words.value.hand.fromStart}</p>
        </>
      )}
    </BoxFrame>
  );
}

function nameOf(one: Wind | 'table'): string {
  return one === 'table' ? words.value.hand.theTable : locale.value.seats[one];
}
