import type { DoraHan, RuleSet, Score, Win } from '@tenbo/engine';

import { doraOf } from './dora.ts';
import { fuOf } from './fu.ts';
import { type LocalItems, inOrder, isIrregular, localItemsOf, withoutReplaced } from './local-yaku.ts';
import { atMost, basePointsOf, basePointsOfYakuman, limitOf, paymentsOf, totalOf } from './points.ts';
import { readingsOf } from './readings.ts';
import { type Item, Seen, yakuOf, yakumanOf } from './yaku.ts';

/** The value of a reading. */
interface Worth extends DoraHan {
  readonly yaku: readonly Item[];
  readonly han: number;
  readonly fu: number;
  readonly yakuman: number;
  readonly basePoints: number;
  /** Whether its han count: under limits, those of a shape that only a local yaku completes do not. */
  readonly inHan: boolean;
}

/** Why a complete hand does not win. */
export type Refused = 'noYaku' | 'tooFewHan';

const NO_DORA: DoraHan = { dora: 0, akaDora: 0, uraDora: 0, kita: 0 };
const LIMITS = { mangan: 5, haneman: 6, baiman: 8 };
const HAN_OF_YAKUMAN = 13;

/** The correct score of a win: every reading is scored, and the best counts. */
export function referenceScore(win: Win, rules: RuleSet, honba: number): Score | Refused {
  const irregular = new Seen(win, rules, { form: 'irregular', blocks: [], wait: 'single' });
  const regular = readingsOf(win).map((reading) => new Seen(win, rules, reading));
  const hands = isIrregular(irregular) ? [...regular, irregular] : regular;
  const worths = hands.map(worthOf);
  const enough = worths.filter(
    ({ yaku, yakuman, inHan }) => yakuman > 0 || (inHan && hanOf(yaku) >= leastHan(win, rules, honba)),
  );
  const own = best(enough.filter(({ yaku }) => yaku.length > 0));
  const found = insteadOf(own, hands) ?? own;
  if (found === undefined) return worths.some(({ yaku }) => yaku.length > 0) ? 'tooFewHan' : 'noYaku';
  const { inHan: _, ...worth } = found;
  const payments = paymentsOf(worth.basePoints, win, rules);
  return { ...worth, limit: limitOf(worth.basePoints, rules), payments, total: totalOf(payments, rules.tiles.players) };
}

/** The most points first, then a yakuman before counted han, then the most han, then the most fu. */
function best(worths: readonly Worth[]): Worth | undefined {
  const isBefore = (one: Worth, other: Worth) =>
    other.basePoints - one.basePoints || other.yakuman - one.yakuman || other.han - one.han || other.fu - one.fu;
  return worths.toSorted(isBefore)[0];
}

function worthOf(hand: Seen): Worth {
  const { rules, win } = hand;
  const local = localItemsOf(hand);
  const yakuman = withoutReplaced([...yakumanOf(hand), ...local.yakuman]);
  if (rules.points.limits === 'played' && yakuman.length > 0) return worthOfYakuman(yakuman, rules);
  const yaku = withoutReplaced([...yakuOf(hand), ...addedRenhou(hand), ...local.han, ...withoutLimits(hand, local)]);
  const dora = doraOf(win, rules);
  const han = hanOf(yaku) + dora.dora + dora.akaDora + dora.uraDora + dora.kita;
  return worthOfHan(hand, yaku, dora, han);
}

/** Without limits, yakuman and limits are han like any others. */
function withoutLimits(hand: Seen, { limit, yakuman }: LocalItems): readonly Item[] {
  if (hand.rules.points.limits === 'played') return [];
  return [...limit, ...[...yakumanOf(hand), ...yakuman].map(([id, multiple]): Item => [id, multiple * HAN_OF_YAKUMAN])];
}

function worthOfHan(hand: Seen, yaku: readonly Item[], dora: DoraHan, han: number): Worth {
  const hasPinfu = yakuOf(hand).some(([id]) => id === 'pinfu');
  const fu = fuOf(hand, hasPinfu);
  const inHan = hand.reading.form !== 'irregular' || hand.rules.points.limits === 'none';
  return { yaku, ...dora, han, fu, yakuman: 0, basePoints: basePointsOf(han, fu, hand.rules), inHan };
}

function worthOfYakuman(all: readonly Item[], { yaku: { yakumanStacking, yakumanLimit } }: RuleSet): Worth {
  const most = Math.max(...all.map(([, multiple]) => multiple));
  const first = all.find(([, multiple]) => multiple === most) as Item;
  const yaku = yakumanStacking === 'sum' ? all : [first];
  const yakuman = atMost(hanOf(yaku), yakumanLimit);
  return { yaku, ...NO_DORA, han: 0, fu: 0, yakuman, basePoints: basePointsOfYakuman(yakuman), inHan: false };
}

function hanOf(yaku: readonly Item[]): number {
  return yaku.reduce((sum, [, worth]) => sum + worth, 0);
}

/** The han of renhou, if this win is one and its value is below yakuman. */
function renhouOf({ win, rules: { yaku } }: Seen): number {
  const isRenhou = win.method.by === 'ron' && win.method.on === 'firstTurn' && !yaku.disabled.includes('renhou');
  return isRenhou && yaku.renhou !== 'none' && yaku.renhou !== 'yakuman' ? LIMITS[yaku.renhou] : 0;
}

/** Renhou as a yaku among others. Without limits nothing can replace the value of a hand, so there it is always added. */
function addedRenhou(hand: Seen): readonly Item[] {
  const isAdded = hand.rules.yaku.renhouCounts === 'added' || hand.rules.points.limits === 'none';
  return isAdded && renhouOf(hand) > 0 ? [['renhou', renhouOf(hand)]] : [];
}

/** A yaku worth a limit, renhou or a local one: alone, without dora, if the hand is otherwise worth less. Of several, the highest. */
function insteadOf(own: Worth | undefined, hands: readonly Seen[]): Worth | undefined {
  const alone = hands.flatMap((hand) => {
    const renhou = renhouOf(hand) > 0 && addedRenhou(hand).length === 0 ? [['renhou', renhouOf(hand)] as const] : [];
    const all = inOrder(hand.rules.points.limits === 'played' ? [...renhou, ...localItemsOf(hand).limit] : renhou);
    const highest = all.find(([, han]) => han === Math.max(...all.map(([, other]) => other)));
    return highest === undefined ? [] : [worthOfHan(hand, [highest], NO_DORA, highest[1])];
  });
  const found = best(alone);
  return found && found.basePoints > (own?.basePoints ?? 0) ? found : undefined;
}

/** The han of yaku that a win needs; dora do not count. */
function leastHan({ seatWind }: Win, { yaku }: RuleSet, honba: number): number {
  const isLate = yaku.twoHanFromHonba !== null && honba >= yaku.twoHanFromHonba;
  const isBound = yaku.twoHanFor === 'all' || seatWind === 'E';
  return isLate && isBound ? 2 : yaku.minimumHan;
}
