import type { Fact } from '../hand/facts.ts';
import type { Block, HandView } from '../hand/reading.ts';
import type { FuRules, YakuChoices } from '../hand/hand-rules.ts';
import type { LimitBelowYakuman } from '../hand/limits.ts';

/** One yaku (役). Its English name is in the locales, an example hand in `examples.ts`. */
export interface YakuDef {
  readonly id: string;
  /** As Japanese players write it. */
  readonly ja: string;
  /** Hepburn, without marks. */
  readonly romaji: string;
  /** For a local yaku the usual value: a rule set that plays it gives its own. */
  readonly value: YakuValue;
  /** Yaku that do not count beside it: those every such hand has, and those it stands in for. */
  readonly replaces?: readonly string[];
  /** The blocks that make the yaku. Leave it out if the whole hand does. */
  readonly about?: (block: Block, hand: BlocksOfHand) => boolean;
}

/** A hand as its blocks, and the winds that are worth something in it. */
export type BlocksOfHand = Pick<HandView, 'blocks' | 'ownWinds'>;

/** What a yaku is worth. */
export type YakuValue =
  /** Han; if the yaku may be open, `open` is its value then (食い下がり). */
  | { readonly closed: number; readonly open?: number }
  /** A limit. It replaces everything else, dora included, unless the hand is worth as much without it. */
  | { readonly limit: LimitBelowYakuman }
  /** A number of yakuman. */
  | { readonly yakuman: number };

/** A yaku that nearly everyone plays, decided by facts. */
export interface StandardYaku extends YakuDef {
  /** Facts that must all hold. */
  readonly needs: readonly [Fact, ...Fact[]];
  /** Facts none of which may hold. */
  readonly unless?: readonly Fact[];
  /** The yaku that it is a higher form of: where this one is not played, such a hand has that one. */
  readonly higherThan?: string;
  /** What the rules change of the entry; `none` if they do not play it. */
  readonly under?: (rules: RulesOfYaku) => Partial<Pick<StandardYaku, 'value' | 'needs' | 'unless'>> | 'none';
}

/** What an entry reads of a rule set. */
export interface RulesOfYaku {
  readonly yaku: YakuChoices & { readonly disabled: readonly string[] };
  readonly fu: FuRules;
}

/** A yaku that only some houses play (ローカル役), decided by looking at the hand itself. */
export interface LocalYaku extends YakuDef {
  readonly when: (hand: HandView) => boolean;
  /** Completes a hand that has no other form; worth a limit or yakuman. */
  readonly form?: 'irregular';
}
