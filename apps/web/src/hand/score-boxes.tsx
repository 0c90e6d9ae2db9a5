import type { WinRecord } from '@tenbo/engine';
import { type WinText, describeWin, ruleSetName } from '@tenbo/i18n';

import { BoxFrame, type Turns } from '../boxes/box-frame.tsx';
import { PaidOnCloth } from '../boxes/paid-table.tsx';
import { Worth } from '../boxes/worth.tsx';
import { locale, words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import { HandTiles } from '../ui/hand-tiles.tsx';
import { answer, draft, history } from './store.ts';
import { handOnScreen } from './shared-hand.ts';
import { paidFor } from '../boxes/payments.ts';

/** The first score box: the winner's tiles and their score, line by line. */
export function WinnerBox() {
  const now = answer.value;
  if (now.is !== 'scored') return <NoScore />;
  const text = describeWin(now.explanation, now.record, locale.value);
  const { params } = route.value;
  return (
    <BoxFrame
      title={words.value.hand.whoWon}
      hidden={<WonHand record={now.record} total={text.headline} />}
      onward={addressOf('hand', ['payments'], params)}
      leave={addressOf('hand', [], params)}
      what={handOnScreen}
      turns={turnsOf()}
    >
      <WonHand record={now.record} total={text.headline} lines={text} />
    </BoxFrame>
  );
}

/** The second score box: who pays whom, and everyone's points before and after. */
export function PaymentBox() {
  const now = answer.value;
  if (now.is !== 'scored') return <NoScore />;
  const { record, explanation } = now;
  const text = describeWin(explanation, record, locale.value);
  const { transfers, seats } = paidFor(record, explanation, locale.value.seats);
  const { params } = route.value;
  return (
    <BoxFrame
      title={words.value.hand.whoPays}
      hidden={<WonHand record={record} total={text.headline} />}
      breakdown={addressOf('hand', ['winner'], params)}
      onward={addressOf('hand', [], params)}
      leave={addressOf('hand', [], params)}
      what={handOnScreen}
      turns={turnsOf()}
    >
      <PaidOnCloth seats={seats} transfers={transfers} spoken={text.payments} />
      {record.win.method.by === 'ron' && draft.value.from === undefined && <p class="quiet">{words.value.details.unsaid}</p>}
      <p class="quiet">{words.value.details.fromStart}</p>
    </BoxFrame>
  );
}

interface Props {
  readonly record: WinRecord;
  readonly total: string;
  readonly lines?: WinText | undefined;
}

/** Who won, the tiles as they lie, and the score. */
export function WonHand({ record, total, lines }: Props) {
  return (
    <>
      <p class="quiet">{whoWon(record)}</p>
      <HandTiles hand={draft.value.hand} tile={draft.value.tile} />
      <Worth key={route.value.params.toString()} total={total} lines={lines} />
    </>
  );
}

export function whoWon({ win, rules }: WinRecord): string {
  return [locale.value.seats[win.seatWind], locale.value.methods[win.method.by], ruleSetName(rules, locale.value)].join(' · ');
}

/** Links to the breakdowns of the hands in the history, oldest first. */
export function turnsOf(): Turns | undefined {
  const hands = history.value.toReversed();
  const at = hands.indexOf(route.value.params.toString());
  if (at < 0) return undefined;
  const address = (text: string | undefined) => text && addressOf('hand', ['winner'], new URLSearchParams(text));
  const previous = at > 0 ? hands[at - 1] : undefined;
  return {
    label: words.value.details.history,
    nth: at + 1,
    of: hands.length,
    previous: address(previous),
    next: address(hands[at + 1]),
  };
}

/** Shown instead of a box if the address contains no win. */
export function NoScore() {
  const texts = words.value.details;
  return (
    <p>
      {texts.noScore} <a href={addressOf('hand', [], route.value.params)}>{texts.back}</a>
    </p>
  );
}
