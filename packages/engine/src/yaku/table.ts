import type { Candidate } from '../candidate.ts';
import { HAND, READING, maskOf } from '../facts.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import type { YakuDef } from './define.ts';
import { YAKU, type YakuId } from './index.ts';

/** A yaku that counted, with its han, or for a yakuman its multiple. */
export interface YakuItem {
  readonly id: YakuId;
  readonly han: number;
  /** Added to the others, as a yakuman, or in place of everything else (renhou as a mangan). */
  readonly counts: 'added' | 'yakuman' | 'instead';
}

/** The yaku a rule set plays, for closed hands or for open ones, laid out to be asked fast: two comparisons a yaku. */
export class YakuTable {
  readonly items: readonly YakuItem[];
  /** Yaku that hold for the hand however it is read, asked once a win. */
  readonly ofHand: MaskList;
  readonly ofReading: MaskList;
  readonly yakuman: MaskList;
  /** Yaku that stand in place of the rest. */
  readonly instead: MaskList;

  constructor(rules: RuleSet, closed: boolean) {
    const played = YAKU.map((yaku) => playedAs(yaku, rules)).filter((yaku) => yaku !== undefined);
    const entries = played.map((yaku) => entryOf(yaku, rules, closed)).filter((entry) => entry !== undefined);
    this.items = entries.map(({ id, han, counts }) => ({ id, han, counts }));
    const list = (wanted: (entry: Entry) => boolean) => new MaskList(entries, wanted);
    this.ofHand = list((e) => e.counts === 'added' && e.read.mask === 0);
    this.ofReading = list((e) => e.counts === 'added' && e.read.mask !== 0);
    this.yakuman = list((e) => e.counts === 'yakuman');
    this.instead = list((e) => e.counts === 'instead');
  }
}

interface Entry extends YakuItem {
  readonly hand: { readonly mask: number; readonly want: number };
  readonly read: { readonly mask: number; readonly want: number };
}

type Played = YakuDef & { readonly id: YakuId };

function playedAs(yaku: Played, rules: RuleSet): Played | undefined {
  if (rules.yaku.disabled.includes(yaku.id)) return undefined;
  const change = yaku.under?.(rules) ?? {};
  return change === 'none' ? undefined : { ...yaku, ...change };
}

function entryOf({ id, han, needs, unless = [] }: Played, rules: RuleSet, closed: boolean): Entry | undefined {
  const masks = { hand: maskOf(HAND, needs, unless), read: maskOf(READING, needs, unless) };
  if (han === 'yakuman') return { id, han: rules.yaku.doubleYakuman.includes(id) ? 2 : 1, counts: 'yakuman', ...masks };
  if ('instead' in han) return { id, han: han.instead, counts: 'instead', ...masks };
  const value = closed ? han.closed : (han.open ?? 0);
  return value > 0 ? { id, han: value, counts: 'added', ...masks } : undefined;
}

/** Some of a table's yaku, as rows of six numbers. */
class MaskList {
  readonly #rows: Int32Array;
  /** The rarest need of each yaku: where none of them holds, no yaku does. */
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

  /** Adds the yaku that hold to the candidate's list and gives their han, or multiples, together. */
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
