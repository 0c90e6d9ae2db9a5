import {
  type Explanation,
  type HandValue,
  type RuleSet,
  type Shares,
  type WinKind,
  fuMatter,
  sharesOf,
  unlimitedPoints,
} from '@tenbo/engine';

import type { HandLocale, ShareStep } from '../locale.ts';
import { limitName } from './value-text.ts';
import { yakuName } from './yaku-text.ts';

type Worth = HandValue & Pick<Explanation, 'yaku' | 'basePoints' | 'alone'>;

/** The steps from han and fu to points. The engine computed every result shown. */
export function arithmeticOf(worth: Worth, kind: WinKind, rules: RuleSet, locale: HandLocale): string {
  return locale.steps([baseStep(worth, rules, locale), ...shareSteps(worth.basePoints, kind, rules).map(locale.share)]);
}

function baseStep({ han, fu, yakuman, yaku, basePoints, alone }: Worth, rules: RuleSet, locale: HandLocale): string {
  if (yakuman > 0) return locale.yakumanTimes(basePoints / yakuman, yakuman, basePoints);
  const [first] = yaku;
  if (alone && first) return locale.limitFor(yakuName(first[0], locale), limitName(basePoints, locale), basePoints);
  if (!fuMatter(han, rules)) return locale.limitFor(locale.han(han), limitName(basePoints, locale), basePoints);
  const product = unlimitedPoints(han, fu);
  const text = locale.formula(fu, han, product);
  return product === basePoints ? text : locale.toMangan(text, product > basePoints ? 'cut' : 'kiriage', basePoints);
}

function shareSteps(basePoints: number, kind: WinKind, rules: RuleSet): ShareStep[] {
  const unsplit = { ...rules, payments: { ...rules.payments, missingPlayer: 'lost' } } as const;
  const shares = payersOf(sharesOf(basePoints, kind, rules));
  const owns = payersOf(sharesOf(basePoints, kind, unsplit));
  const units = payersOf(sharesOf(UNIT, kind, unsplit));
  return shares.map(([payer, share], i) => {
    const points = owns[i]?.[1] ?? share;
    const multiplier = (units[i]?.[1] ?? 0) / UNIT;
    const unit = kind.dealer ? 1 : 0.5;
    const half = share === points ? undefined : { multiplier: unit, product: basePoints * unit, points: share - points };
    const own = { multiplier, product: basePoints * multiplier, points };
    return { payer, payers: countOf(payer, rules.tiles.players), own, half, share };
  });
}

/** Base points whose multiples need no rounding. */
const UNIT = 100;

function payersOf(shares: Shares): [ShareStep['payer'], number][] {
  return Object.entries(shares) as [ShareStep['payer'], number][];
}

function countOf(payer: ShareStep['payer'], players: number): number {
  if (payer === 'discarder' || payer === 'dealer') return 1;
  return payer === 'all' ? players - 1 : players - 2;
}
