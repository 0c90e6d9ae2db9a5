import { HAND, type Mask, READING, maskOf } from '../hand/facts.ts';
import type { HandView } from '../hand/reading.ts';
import { LIMIT_TABLE } from '../hand/limits.ts';
import { localPlayed, standardPlayed } from '../rules/played-yaku.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import type { YakuDef, YakuValue } from '../yaku/define.ts';
import { type YakuId, yakuOf } from '../yaku/index.ts';
import { Memo } from './memo.ts';

/** What the yaku of a reading come to, in two integers. */
export interface Outcome {
  /** Han or yakuman and the yaku instead, as the functions below read them. */
  readonly worth: number;
  /** Their list, by its index. */
  readonly list: number;
}

/** A yaku that replaces the others where it is worth more, as renhou does where it is a mangan. */
export interface Instead {
  readonly list: number;
  readonly han: number;
}

const HAN_MASK = 0xfff;
const YAKUMAN_AT = 12;
const INSTEAD_AT = 20;
const FIELD_MASK = 0xff;
/** Marks what was worked out, so that it is never 0. */
const KNOWN = 1 << 30;

/** Han from yaku, without dora; 0 for a yakuman. */
export function hanIn(worth: number): number {
  return worth & HAN_MASK;
}

/** The multiple; 0 without a yakuman. */
export function yakumanIn(worth: number): number {
  return (worth >> YAKUMAN_AT) & FIELD_MASK;
}

/** A yaku as a rule set plays it. */
interface PlayedItem {
  readonly item: YakuItem;
  /** Added to the others, as a yakuman, or instead of everything else. */
  readonly counts: 'added' | 'yakuman' | 'instead';
  /** Others that do not count beside it. */
  readonly replaces: readonly string[];
}

interface StandardItem {
  readonly played: PlayedItem;
  readonly hand: Mask;
  readonly read: Mask;
}

interface LocalItem {
  readonly played: PlayedItem;
  readonly when: (hand: HandView) => boolean;
  readonly irregular: boolean;
}

/** The most rows of a memo: a megabyte. */
const MOST_ROWS = 1 << 16;

/**
 * The yaku a rule set plays, for closed or for open hands. Facts decide the standard ones, so what they come to is worked out once for all
 * hands of the same facts.
 */
export class YakuTable {
  readonly #standard: readonly StandardItem[];
  readonly #local: readonly LocalItem[];
  readonly #rules: RuleSet;
  readonly #lists: YakuLists;
  /** The outcome for the facts of a hand and of a reading. */
  readonly known: Memo = new Memo(MOST_ROWS);
  readonly #instead: Instead[] = [];
  /** Whether some yaku look at the hand itself. */
  readonly hasLocal: boolean;
  /** Some yaku may replace others that would be added. */
  readonly #replacing: boolean;

  constructor(rules: RuleSet, closed: boolean, lists: YakuLists) {
    this.#rules = rules;
    this.#lists = lists;
    this.#standard = standardPlayed(rules).flatMap(({ id, value, needs, unless = [] }) => {
      const played = itemOf(id, value, rules, closed);
      return played ? [{ played, hand: maskOf(HAND, needs, unless), read: maskOf(READING, needs, unless) }] : [];
    });
    this.#local = localPlayed(rules).flatMap(({ id, value, when, form }) => {
      const played = itemOf(id, value, rules, closed);
      return played ? [{ played, when, irregular: form === 'irregular' }] : [];
    });
    this.hasLocal = this.#local.length > 0;
    this.#replacing = this.hasLocal || rules.points.limits === 'none';
  }

  /** Whether a local yaku completes a hand that has no other form. */
  completes(view: HandView): boolean {
    return this.#local.some(({ irregular, when }) => irregular && when(view));
  }

  /** Where the outcome is in `known.rows`, under rules without local yaku. */
  find(handFacts: number, readFacts: number): number {
    const { known } = this;
    const at = known.find(handFacts, readFacts);
    return known.rows[at] === 0 ? this.#learn(handFacts, readFacts) : at;
  }

  #learn(handFacts: number, readFacts: number): number {
    const { worth, list } = this.#outcomeOf(this.#held(handFacts, readFacts));
    this.known.reserve(1);
    return this.known.add(handFacts, readFacts, worth, list);
  }

  /** The yaku that may count instead of the others. */
  insteadIn(worth: number): Instead | undefined {
    const at = (worth >> INSTEAD_AT) & FIELD_MASK;
    return at === 0 ? undefined : this.#instead[at - 1];
  }

  outcomeWithLocal(handFacts: number, readFacts: number, view: HandView): Outcome {
    const local = this.#local.filter(({ when }) => when(view)).map(({ played }) => played);
    return this.#outcomeOf([...this.#held(handFacts, readFacts), ...local]);
  }

  #held(handFacts: number, readFacts: number): readonly PlayedItem[] {
    const held = this.#standard.filter(({ hand, read }) => holds(hand, handFacts) && holds(read, readFacts));
    return held.map(({ played }) => played);
  }

  #outcomeOf(held: readonly PlayedItem[]): Outcome {
    const yakuman = this.#unreplaced(held.filter(({ counts }) => counts === 'yakuman'));
    if (yakuman.length > 0) return this.#yakumanOf(yakuman);
    const added = this.#unreplaced(held.filter(({ counts }) => counts === 'added'));
    const instead = highest(held.filter(({ counts }) => counts === 'instead'));
    const worth = KNOWN | hanOf(added) | ((instead ? 1 + this.#insteadAt(instead) : 0) << INSTEAD_AT);
    return { worth, list: this.#listOf(added) };
  }

  #insteadAt(yaku: PlayedItem): number {
    const list = this.#listOf([yaku]);
    const at = this.#instead.findIndex((known) => known.list === list);
    return at < 0 ? this.#instead.push({ list, han: yaku.item[1] }) - 1 : at;
  }

  /** All yakuman added up, or only the highest, up to the most that is paid. */
  #yakumanOf(held: readonly PlayedItem[]): Outcome {
    const { yakumanStacking, yakumanLimit } = this.#rules.yaku;
    const counted = yakumanStacking === 'sum' ? held : [highest(held) as PlayedItem];
    const multiple = hanOf(counted);
    const yakuman = yakumanLimit === null ? multiple : Math.min(multiple, yakumanLimit);
    return { worth: KNOWN | (yakuman << YAKUMAN_AT), list: this.#listOf(counted) };
  }

  #unreplaced(held: readonly PlayedItem[]): readonly PlayedItem[] {
    if (!this.#replacing) return held;
    const replaced = new Set(held.flatMap(({ replaces }) => replaces));
    return held.filter(({ item: [id] }) => !replaced.has(id));
  }

  #listOf(held: readonly PlayedItem[]): number {
    return this.#lists.indexOf(held.map(({ item }) => item));
  }
}

function holds({ mask, want }: Mask, facts: number): boolean {
  return (facts & mask) === want;
}

function hanOf(held: readonly PlayedItem[]): number {
  return held.reduce((sum, { item: [, han] }) => sum + han, 0);
}

/** The first of those worth most. */
function highest(held: readonly PlayedItem[]): PlayedItem | undefined {
  const most = held.reduce((han, { item }) => Math.max(han, item[1]), 0);
  return held.find(({ item }) => item[1] === most);
}

function itemOf(id: YakuId, value: YakuValue, { points }: RuleSet, closed: boolean): PlayedItem | undefined {
  const limited = points.limits === 'played';
  const played = (han: number, counts: PlayedItem['counts']) => {
    return { item: Object.freeze([id, han] as const), counts, replaces: yakuOf(id).replaces ?? [] };
  };
  if ('yakuman' in value) {
    return limited ? played(value.yakuman, 'yakuman') : played(LIMIT_TABLE.yakuman.han * value.yakuman, 'added');
  }
  if ('limit' in value) return played(LIMIT_TABLE[value.limit].han, limited ? 'instead' : 'added');
  const han = closed ? value.closed : (value.open ?? 0);
  return han > 0 ? played(han, 'added') : undefined;
}

/** A yaku that counted, with its han, or its multiple for a yakuman. Without limits every yaku has han. */
export type YakuItem = readonly [id: YakuId, han: number];

/** Every list of yaku that a scorer has come across, in the order of `YAKU`. Hands that have the same yaku share one list; the first is empty. */
export class YakuLists {
  readonly all: (readonly YakuItem[])[] = [Object.freeze([])];
  /** Of each list, the blocks that each of its yaku is about; undefined if that is the whole hand. */
  readonly about: (readonly YakuDef['about'][])[] = [[]];
  readonly #known = new Map<string, number>([['', 0]]);

  indexOf(items: readonly YakuItem[]): number {
    const key = items.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.all.length);
    this.about.push(items.map(([id]) => yakuOf(id).about));
    return this.all.push(Object.freeze(items)) - 1;
  }
}
