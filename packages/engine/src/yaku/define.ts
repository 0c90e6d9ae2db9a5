import type { Fact } from '../core/facts.ts';
import type { HandView } from '../core/hand-view.ts';
import type { LimitBelowYakuman } from '../payments/limits.ts';
import type { RuleSet } from '../rules/ruleset.ts';

/** One yaku (役). Its English name stands in the locales. */
export interface YakuDef {
  readonly id: string;
  /** As Japanese players write it. */
  readonly ja: string;
  /** Hepburn, without marks. */
  readonly romaji: string;
  /** What it is worth; of a local yaku, what it is usually worth, as a rule set that plays it says so itself. */
  readonly value: YakuValue;
  /** Yaku that do not count beside it: those that every such hand has, and those in whose place it stands. */
  readonly replaces?: readonly string[];
}

/** What a yaku is worth. */
export type YakuValue =
  /** Han; where the yaku may be open, `open` is its value then (食い下がり). */
  | { readonly closed: number; readonly open?: number }
  /** A limit. It replaces everything else, dora included, unless the hand is worth as much without it. */
  | { readonly limit: LimitBelowYakuman }
  /** A number of yakuman. */
  | { readonly yakuman: number };

/** A yaku that nearly everyone plays, asked by its facts. */
export interface StandardYaku extends YakuDef {
  /** Facts that must all hold. */
  readonly needs: readonly [Fact, ...Fact[]];
  /** Facts none of which may hold. */
  readonly unless?: readonly Fact[];
  /** What a rule set changes of the entry; `none` where it is not played. */
  readonly under?: (rules: RuleSet) => Partial<Pick<StandardYaku, 'value' | 'needs' | 'unless'>> | 'none';
}

/** A yaku of some houses only (ローカル役), asked with the hand before it. */
export interface LocalYaku extends YakuDef {
  readonly when: (hand: HandView) => boolean;
  /** Completes a hand that no other form does; worth a limit or yakuman. */
  readonly form?: 'irregular';
}
