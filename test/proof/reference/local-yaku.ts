import { type RuleSet, YAKU, type YakuId, type YakuValue } from '@tenbo/engine';

import { LOCAL_HANDS } from './local-hands.ts';
import { LOCAL_SITUATIONS } from './local-situations.ts';
import type { Condition, Item, Seen } from './yaku.ts';

const ENTRIES: readonly Condition[] = [...LOCAL_SITUATIONS, ...LOCAL_HANDS];
const INSTEAD_OF = new Map(ENTRIES.map(({ id, insteadOf = [] }) => [id, insteadOf]));

/** The local yaku of a hand, by the kind of value the rules give them: han with other yaku, a limit alone, or yakuman. */
export interface LocalItems {
  readonly han: readonly Item[];
  readonly limit: readonly Item[];
  readonly yakuman: readonly Item[];
}

export function localItemsOf(hand: Seen): LocalItems {
  const [han, limit, yakuman]: readonly [Item[], Item[], Item[]] = [[], [], []];
  for (const { id, when } of ENTRIES) {
    const value = valueOf(id, hand.rules);
    if (value === undefined || !when(hand)) continue;
    if ('yakuman' in value) yakuman.push([id, value.yakuman]);
    else if ('limit' in value) limit.push([id, HAN_OF[value.limit]]);
    else {
      const worth = hand.closed ? value.closed : (value.open ?? 0);
      if (worth > 0) han.push([id, worth]);
    }
  }
  return { han, limit, yakuman };
}

function valueOf(id: YakuId, { yaku: { local, disabled } }: RuleSet): YakuValue | undefined {
  return disabled.includes(id) ? undefined : (local as Partial<Record<YakuId, YakuValue>>)[id];
}

const HAN_OF = { mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11 };

/** Removes yaku that another of them replaces. */
export function withoutReplaced(items: readonly Item[]): readonly Item[] {
  const replaced = items.flatMap(([id]) => INSTEAD_OF.get(id) ?? []);
  return inOrder(items.filter(([id]) => !replaced.includes(id)));
}

/** Sorted as a result lists them. */
export function inOrder(items: readonly Item[]): readonly Item[] {
  return items.toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

const ORDER = YAKU.map(({ id }) => id);

const IRREGULAR: readonly YakuId[] = ['chiishinUushii', 'shiisanpuutaa', 'nanbokuSensou'];

/** Whether the hand is completed by one of the three yaku for hands of no other form, and the rules play it. */
export function isIrregular(hand: Seen): boolean {
  return ENTRIES.some(({ id, when }) => IRREGULAR.includes(id) && valueOf(id, hand.rules) !== undefined && when(hand));
}
