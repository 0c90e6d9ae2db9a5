import type { Explanation, WinRecord } from '@tenbo/engine';
import { describeWin, ruleSetName } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import { type HandPicture, type Shared, linkTo } from '../share/shared.ts';
import { picturedSeats, picturedWin } from '../share/pictured.ts';
import { laidGroups } from '../ui/laid.ts';
import { windCharacter } from '../ui/wind.tsx';
import { paramsOf } from './address.ts';
import { type ScoredHand, assumptionOf, handText } from './hand-text.ts';
import { answer, draft } from './store.ts';
import { paidFor } from '../boxes/payments.ts';

/**
 * The hand on the screen, ready to share: its description, a link to it and its picture. Taken from the current draft, not from the details, which lag
 * behind. Undefined without a score.
 */
export function handOnScreen(): Shared | undefined {
  const now = answer.value;
  if (now.is !== 'scored') return undefined;
  const hand = { ...now, draft: draft.value };
  const { record, explanation } = hand;
  return {
    title: `${whoWon(record)} · ${describeWin(explanation, record, locale.value).headline}`,
    text: handText(hand, locale.value, words.value.hand),
    link: linkTo(addressOf('hand', [], paramsOf(hand.draft))),
    picture: pictureOf(hand),
    file: 'tenbo.png',
  };
}

function pictureOf(hand: ScoredHand): HandPicture {
  const { record, explanation } = hand;
  const texts = words.value.hand;
  const text = describeWin(explanation, record, locale.value);
  const { rounds } = locale.value;
  const notes = [
    assumptionOf(hand.draft, locale.value, texts),
    text.withHonba === undefined ? '' : texts.withHonba(text.withHonba, record.table.honba),
  ];
  const win = picturedWin(explanation, text, texts.total, {
    tiles: laidGroups(hand.draft.hand, hand.draft.tile),
    who: whoWon(record),
    notes: notes.filter((note) => note !== ''),
  });
  return {
    of: 'hand',
    wins: [win],
    ended: '',
    ...paidBy(record, explanation),
    foot: [rounds[record.win.roundWind], ruleSetName(record.rules, locale.value)].join(' · '),
  };
}

/** Who pays at the table. If the discarder is unknown, nothing is drawn: the picture would blame a player. */
function paidBy(record: WinRecord, explanation: Explanation): Pick<HandPicture, 'seats' | 'transfers'> {
  const { seats, transfers } = paidFor(record, explanation, locale.value.seats);
  const pictured = picturedSeats(seats, locale.value, windCharacter);
  if (record.win.method.by === 'tsumo' || record.discarder !== undefined) return { seats: pictured, transfers };
  return {
    seats: pictured.map((seat) => (seat.wind === record.win.seatWind ? seat : { ...seat, change: '' })),
    transfers: transfers.filter(({ from }) => from === 'table'),
  };
}

function whoWon({ win }: WinRecord): string {
  return [locale.value.seats[win.seatWind], locale.value.methods[win.method.by]].join(' · ');
}
