import {
  type Block,
  type Explanation,
  type FuItem,
  type HandValue,
  type Reading,
  type Rejected,
  type RuleSet,
  type Shares,
  type Tile,
  type Win,
  type WinKind,
  type WinRecord,
  formatTiles,
  fuMatter,
  isHonor,
  isTerminal,
  kindOf,
  sharesOf,
  unlimitedPoints,
} from '@tenbo/engine';

import { type HeadlineText, describeHeadline, kindOfWin } from './describe-headline.ts';
import type { HandLocale, ShareStep, ShownTiles } from '../locale.ts';
import { type WinContext, paymentTexts } from './payment-text.ts';
import { formatReading, tilesOf, withoutOne } from './reading-text.ts';
import { describeShares, limitName, valueText } from './value-text.ts';
import { type YakuText, yakuName, yakuTexts } from './yaku-text.ts';

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

export interface FuText {
  /** "closed triplet of honours 555z". */
  readonly label: string;
  /** The same without its tiles, for a page that shows them: "closed triplet of honours". */
  readonly name: string;
  /** The tiles that give the fu; for a wait, the tiles that waited. */
  readonly tiles: readonly Tile[];
  readonly fu: number;
}

/** The fu of a hand line by line. */
function fuTexts({ fuItems, reading }: Explanation, win: Win, locale: HandLocale): FuText[] {
  return fuItems.map((item) => {
    const tiles = tilesShown(item, reading.blocks, win.tile);
    const shown = shownTiles(item, tiles, reading, win.tile);
    const name = fuLabel(item, { ...shown, tiles: '' }, locale).replaceAll(/ +(?= |（|$)/g, '');
    return { label: fuLabel(item, shown, locale), name, tiles, fu: item.fu };
  });
}

function fuLabel(item: FuItem, shown: ShownTiles, locale: HandLocale): string {
  return (locale.fuLine[item.code] as (item: FuItem, shown: ShownTiles) => string)(item, shown);
}

function shownTiles(item: FuItem, tiles: readonly Tile[], { blocks }: Reading, winning: Tile): ShownTiles {
  const kind = kindOf(tiles[0] ?? winning);
  const of = isHonor(kind) ? 'honors' : isTerminal(kind) ? 'terminals' : 'simples';
  const won = blocks.find((block) => block.won);
  const byRon = item.code === 'triplet' && won?.type === 'triplet' && !won.concealed && won.kind === item.kind;
  return { tiles: formatTiles(tiles), of, byRon };
}

/** The tiles of a line; for a wait, the tiles that waited. */
function tilesShown(item: FuItem, blocks: readonly Block[], winning: Tile): readonly Tile[] {
  if (item.code === 'wait') return blocks.filter(({ won }) => won).flatMap((block) => withoutOne(tilesOf(block), winning));
  return 'kind' in item ? tilesOf({ type: item.code, kind: item.kind }) : [];
}

/**
 * The round, the seat and the kind of win.
 *
 * @example
 * import { parseRecord, unwrap } from '@tenbo/engine';
 * const { win } = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' }));
 * describeSituation({ win }, localeOf('en')); // → 'East round · South · ron'
 */
export function describeSituation(
  { win }: Pick<WinRecord, 'win'>,
  { methods, seats, rounds }: Pick<HandLocale, 'methods' | 'seats' | 'rounds'>,
): string {
  return [rounds[win.roundWind], seats[win.seatWind], methods[win.method.by]].join(' · ');
}
