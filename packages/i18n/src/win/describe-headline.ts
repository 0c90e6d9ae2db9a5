import { type Explanation, type WinKind, sharesOf, transfersOf } from '@tenbo/engine';

import type { HandLocale } from '../locale.ts';
import { type WinContext, paymentsOf, sharesWithHonba } from './payment-text.ts';
import { describeShares, spokenShares, valueName, valueText } from './value-text.ts';

/** The value of a win, on one line. */
export interface HeadlineText {
  /** "4 han 30 fu — 7,700". */
  readonly headline: string;
  /** "4 han 30 fu"; from mangan up, the limit's name. */
  readonly name: string;
  /** "4 han 30 fu", even above mangan; or the yakuman. */
  readonly value: string;
  /** "7,700", "2,600 all". */
  readonly points: string;
  /** The winner's announcement at the table: 「ロン、8000は8600」. */
  readonly call: string;
  /** Who pays how much, honba included: "East pays 2,600, South and West 1,300". */
  readonly paid: string;
  /** The payment with honba, as the winner announces it; undefined without honba. */
  readonly withHonba: string | undefined;
}

/**
 * The value of a win, and how the winner announces it. It is separate from `describeWin`, so that a page can show it before it fetches the rest.
 *
 * @param explanation the result of `explainRecord`
 * @param context the same win with its rules and its table
 * @example
 * import { explainRecord, parseRecord, unwrap } from '@tenbo/engine';
 * const context = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', honba: 2 }));
 * const text = describeHeadline(unwrap(explainRecord(context)), context, localeOf('en'));
 * text.headline; // → '3 han 30 fu — 3,900'
 * text.call; // → 'Ron, 3,900 — 4,500 with 2 honba'
 * text.paid; // → 'the discarder pays 4,500 with 2 honba'
 */
export function describeHeadline(explanation: Explanation, context: WinContext, locale: HandLocale): HeadlineText {
  const { basePoints, alone } = explanation;
  const { rules, table } = context;
  const kind = kindOfWin(context);
  const shares = sharesOf(basePoints, kind, rules);
  const points = describeShares(shares, rules, locale);
  const name = valueName(explanation, locale);
  const spoken = spokenShares(shares, rules, locale);
  const paid = paymentsOf(transfersOf(basePoints, context), context);
  const withHonba = spokenShares(sharesWithHonba(shares, paid), rules, locale);
  const isMore = withHonba !== spoken;
  return {
    headline: locale.headline(name, points),
    name,
    value: alone ? name : valueText(explanation, locale),
    points,
    call: locale.call({
      by: kind.by,
      points: spoken,
      withHonba: isMore ? withHonba : undefined,
      honba: table.honba,
    }),
    paid: locale.paid(
      paid.map(({ from, hand, bonus, wareme }) => ({ from, points: hand + bonus + wareme })),
      isMore ? table.honba : 0,
    ),
    withHonba: isMore ? withHonba : undefined,
  };
}

export function kindOfWin({ win }: WinContext): WinKind {
  return { by: win.method.by, dealer: win.seatWind === 'E' };
}
