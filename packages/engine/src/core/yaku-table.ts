import type { Candidate } from './candidate.ts';
import { HAND, READING, maskOf } from '../hand/facts.ts';
import type { HandView } from '../hand/reading.ts';
import { LIMIT_TABLE } from '../payments/limits.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { localPlayed, standardPlayed } from '../rules/played-yaku.ts';
import type { LocalYaku, StandardYaku, YakuValue } from '../yaku/define.ts';
import { YAKU, type YakuId } from '../yaku/index.ts';

/** A yaku that counted, with its han, or its multiple for a yakuman. Without limits every yaku has han. */
export type YakuItem = readonly [id: YakuId, han: number];

/** A yaku as a rule set plays it. */
interface PlayedItem {
  readonly id: YakuId;
  readonly han: number;
  /** Added to the others, as a yakuman, or instead of everything else (renhou as a mangan). */
  readonly counts: 'added' | 'yakuman' | 'instead';
}

/** The yaku a rule set plays, for closed or for open hands, laid out for speed: two comparisons per standard yaku. */
export class YakuTable {
  readonly items: readonly PlayedItem[];
  /** The same as a score lists them; shared by all scores. */
  readonly listed: readonly YakuItem[];
  /** Yaku that depend on no reading, tested once per win. */
  readonly ofHand: MaskList;
  readonly ofReading: MaskList;
  readonly yakuman: MaskList;
  /** Yaku that replace the others. */
  readonly instead: MaskList;
  /** Undefined if the rule set plays no local yaku. */
  readonly local: LocalList | undefined;
  /** For each yaku the others that do not count beside it; undefined if that cannot happen under these rules. */
  readonly #replaced: readonly (readonly number[])[] | undefined;

  constructor(rules: RuleSet, closed: boolean) {
    const standard = standardPlayed(rules).flatMap((yaku) => entryOf(yaku, rules, closed) ?? []);
    const local = localPlayed(rules).flatMap((yaku) => localEntryOf(yaku, rules, closed) ?? []);
    this.items = [...standard, ...local].map(({ id, han, counts }) => ({ id, han, counts }));
    this.listed = this.items.map(({ id, han }) => Object.freeze([id, han] as const));
    const list = (wanted: (entry: Entry) => boolean) => new MaskList(standard, wanted);
    this.ofHand = list((e) => e.counts === 'added' && e.read.mask === 0);
    this.ofReading = list((e) => e.counts === 'added' && e.read.mask !== 0);
    this.yakuman = list((e) => e.counts === 'yakuman');
    this.instead = list((e) => e.counts === 'instead');
    this.local = local.length === 0 ? undefined : new LocalList(local, standard.length);
    this.#replaced = local.length === 0 && rules.points.limits === 'played' ? undefined : this.items.map(replacedIn(this.items));
  }

  /** Removes the yaku that others in the list replace, and returns the sum of their han or multiples. */
  strike(candidate: Candidate): number {
    const replaced = this.#replaced;
    if (replaced === undefined) return 0;
    const held = candidate.yaku.slice(0, candidate.yakuCount);
    const struck = new Set([...held].flatMap((index) => replaced[index] as readonly number[]));
    const kept = held.filter((index) => !struck.has(index));
    candidate.yaku.set(kept);
    candidate.yakuCount = kept.length;
    return held.reduce((sum, index) => sum + (struck.has(index) ? (this.items[index] as PlayedItem).han : 0), 0);
  }
}

interface Entry extends PlayedItem {
  readonly hand: { readonly mask: number; readonly want: number };
  readonly read: { readonly mask: number; readonly want: number };
}

function entryOf(
  { id, value, needs, unless = [] }: StandardYaku & { readonly id: YakuId },
  rules: RuleSet,
  closed: boolean,
): Entry | undefined {
  const item = itemOf(id, value, rules, closed);
  return item && { ...item, hand: maskOf(HAND, needs, unless), read: maskOf(READING, needs, unless) };
}

function itemOf(id: YakuId, value: YakuValue, { points }: RuleSet, closed: boolean): PlayedItem | undefined {
  const limited = points.limits === 'played';
  if ('yakuman' in value) {
    return limited
      ? { id, han: value.yakuman, counts: 'yakuman' }
      : { id, han: LIMIT_TABLE.yakuman.han * value.yakuman, counts: 'added' };
  }
  if ('limit' in value) return { id, han: LIMIT_TABLE[value.limit].han, counts: limited ? 'instead' : 'added' };
  const han = closed ? value.closed : (value.open ?? 0);
  return han > 0 ? { id, han, counts: 'added' } : undefined;
}

interface LocalEntry extends PlayedItem {
  readonly when: (hand: HandView) => boolean;
  readonly irregular: boolean;
}

function localEntryOf(
  { id, value, when, form }: LocalYaku & { readonly id: YakuId },
  rules: RuleSet,
  closed: boolean,
): LocalEntry | undefined {
  const item = itemOf(id, value, rules, closed);
  return item && { ...item, when, irregular: form === 'irregular' };
}

function replacedIn(items: readonly PlayedItem[]): (item: PlayedItem) => readonly number[] {
  const replacedBy = new Map<string, readonly string[]>(YAKU.map(({ id, replaces = [] }) => [id, replaces]));
  return ({ id }) => (replacedBy.get(id) ?? []).map((other) => items.findIndex((item) => item.id === other));
}

/** The local yaku of a table, which look at the hand itself. */
class LocalList {
  readonly #entries: readonly LocalEntry[];
  /** The index of the first of them in the table. */
  readonly #first: number;

  constructor(entries: readonly LocalEntry[], first: number) {
    this.#entries = entries;
    this.#first = first;
  }

  /** Whether one of them completes a hand that has no other form. */
  completes(hand: HandView): boolean {
    return this.#entries.some(({ irregular, when }) => irregular && when(hand));
  }

  /** Adds the yaku that hold and count this way to the candidate's list, and returns the sum of their han or multiples. */
  collect(candidate: Candidate, hand: HandView, counts: PlayedItem['counts']): number {
    let sum = 0;
    for (const [i, entry] of this.#entries.entries()) {
      if (entry.counts !== counts || !entry.when(hand)) continue;
      candidate.addYaku(this.#first + i);
      sum += entry.han;
    }
    return sum;
  }
}

/** Some of a table's yaku, each a row of six numbers. */
class MaskList {
  readonly #rows: Int32Array;
  /** The rarest need of each yaku: if none of these holds, no yaku does. */
  #rareOfHand = 0;
  #rareOfReading = 0;

  constructor(entries: readonly Entry[], wanted: (entry: Entry) => boolean) {
    const kept = entries.filter(wanted);
    for (const { hand, read } of kept) {
      if (read.want !== 0) this.#rareOfReading |= highestBit(read.want);
      else this.#rareOfHand |= highestBit(hand.want);
    }
    this.#rows = Int32Array.from(
      kept.flatMap((e) => [e.hand.mask, e.hand.want, e.read.mask, e.read.want, e.han, entries.indexOf(e)]),
    );
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /** Adds the yaku that hold to the candidate's list, and returns the sum of their han or multiples. */
  collect(candidate: Candidate, handFacts: number): number {
    const rows = this.#rows;
    const readFacts = candidate.facts;
    if (((handFacts & this.#rareOfHand) | (readFacts & this.#rareOfReading)) === 0) return 0;
    let sum = 0;
    for (let row = 0; row < rows.length; row += 6) {
      if ((handFacts & (rows[row] as number)) !== rows[row + 1]) continue;
      if ((readFacts & (rows[row + 2] as number)) !== rows[row + 3]) continue;
      candidate.addYaku(rows[row + 5] as number);
      sum += rows[row + 4] as number;
    }
    return sum;
  }
}

function highestBit(set: number): number {
  return 1 << (31 - Math.clz32(set));
}
