import type { Fact } from '../facts.ts';
import type { RuleSet } from '../rules/ruleset.ts';

/** One yaku (役). Its English name stands in the locales. */
export interface YakuDef {
  readonly id: string;
  /** As Japanese players write it. */
  readonly ja: string;
  /** Hepburn, without marks. */
  readonly romaji: string;
  readonly han: Han;
  /** Facts that must all hold. */
  readonly needs: readonly [Fact, ...Fact[]];
  /** Facts none of which may hold. */
  readonly unless?: readonly Fact[];
  /** What a rule set changes of the entry; `none` where it is not played. */
  readonly under?: (rules: RuleSet) => Partial<Pick<YakuDef, 'han' | 'needs' | 'unless'>> | 'none';
}

type Han =
  /** Where the yaku may be open, `open` is its value then (食い下がり). */
  | { readonly closed: number; readonly open?: number }
  /** Stands in place of everything else, dora included, when the hand is not worth more by itself. */
  | { readonly instead: number }
  | 'yakuman';
