import { type Explanation, type Rejected, type WinKind, sharesOf } from '@tenbo/engine';

import { arithmeticOf } from './arithmetic.ts';
import { type HeadlineText, describeHeadline, kindOfWin } from './describe-headline.ts';
import { type FuText, fuTexts } from './fu-text.ts';
import type { HandLocale } from '../locale.ts';
import { type WinContext, paymentTexts } from './payment-text.ts';
import { formatReading } from './reading-text.ts';
import { describeShares, valueText } from './value-text.ts';
import { type YakuText, yakuTexts } from './yaku-text.ts';

/** A win in words, for a terminal or a page to lay out. */
export interface WinText extends HeadlineText {
  /** Yaku, then dora. */
  readonly yaku: readonly YakuText[];
  /** Empty if fu do not count: for a yakuman, or a yaku worth a limit. */
  readonly fu: readonly FuText[];
  /** "44 → 50 fu"; undefined if fu do not count. */
  readonly rounding: string | undefined;
  /** The steps from han and fu to the payment. */
  readonly arithmetic: string;
  readonly payments: readonly string[];
  /** Grouped tiles, with `+` before the winning tile. */
  readonly reading: string;
  /** One sentence for each reading that lost, best first. */
  readonly rejected: readonly string[];
}

/**
 * A win in words: its value and the reasons for it, the payments, and why other readings lost.
 *
 * @param explanation the result of `explainRecord`
 * @param context the same win with its rules and its table
 * @example
 * import { explainRecord, parseRecord, unwrap } from '@tenbo/engine';
 * const context = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', honba: 2 }));
 * const text = describeWin(unwrap(explainRecord(context)), context, localeOf('en'));
 * text.headline; // → '3 han 30 fu — 3,900'
 * text.arithmetic; // → '30 × 2^(2+3) = 960; × 4 = 3,840 → 3,900'
 * text.payments; // → ['the discarder pays 3,900 + 600 (2 honba) = 4,500']
 */
export function describeWin(explanation: Explanation, context: WinContext, locale: HandLocale): WinText {
  const { win, rules } = context;
  const { fu, yakuman, basePoints, fuBeforeRounding, alone } = explanation;
  const kind = kindOfWin(context);
  const byFu = yakuman === 0 && !alone;
  return {
    ...describeHeadline(explanation, context, locale),
    yaku: yakuTexts(explanation, locale),
    fu: byFu ? fuTexts(explanation, win, locale) : [],
    rounding: byFu ? locale.rounding(fuBeforeRounding, fu) : undefined,
    arithmetic: arithmeticOf(explanation, kind, rules, locale),
    payments: paymentTexts(basePoints, context, locale),
    reading: formatReading(explanation.reading, win),
    rejected: explanation.rejected.map((lost) => rejectedText(lost, context, kind, locale)),
  };
}

function rejectedText(lost: Rejected, { win, rules }: WinContext, kind: WinKind, locale: HandLocale): string {
  const { reading, basePoints, reason } = lost;
  const read = locale.readAs(formatReading(reading, win), reading.form, reading.wait);
  const worth = locale.worth(valueText(lost, locale), describeShares(sharesOf(basePoints, kind, rules), rules, locale));
  return locale.lost(read, basePoints > 0 ? worth : undefined, locale.lostBy[reason]);
}
