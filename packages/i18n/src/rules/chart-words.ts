import type { Shares, Unreached } from '@tenbo/engine';

import type { WithCode } from '../languages.ts';

/** What a score chart says besides its numbers. It is not part of a locale, so a page can load it with its charts. */
export interface ChartWords {
  /** Names of the charts: whose points, or the base points of any. */
  readonly names: { readonly dealer: string; readonly other: string; readonly basePoints: string };
  /** What the mark of a cell means: rounded up to mangan. */
  readonly roundedUp: string;
  /** What a value in brackets means. */
  readonly noHandIsWorth: string;
  /** Why no hand has some han and fu. */
  readonly unreached: { readonly [C in Unreached['code']]: (why: WithCode<Unreached, C>) => string };
  /** Under a chart that leaves fu out: up to how many there are, and what shows them. */
  readonly moreFu: (most: string, option: string) => string;
  /** Ways to reach a limit: "3 han 70 fu, 4 han 40 fu, 5 han". */
  readonly ways: (ways: readonly string[]) => string;
  /** What the chart of base points is: the formula alone. */
  readonly basePointsAre: string;
  /** What base points are multiplied by; `alone` where one other player pays. */
  readonly multipliers: (ron: number, tsumo: Exclude<Shares, { readonly discarder: number }>, alone: boolean) => string;
}
