import type { Shares, Unreached } from '@tenbo/engine';

import type { WithCode } from '../languages.ts';

/** The words of a score chart. They are not part of a locale, so that a page can load them with its charts. */
export interface ChartWords {
  /** Names of the charts: the dealer's points, the others' points, or base points. */
  readonly names: { readonly dealer: string; readonly other: string; readonly basePoints: string };
  /** The meaning of a cell's mark: rounded up to mangan. */
  readonly roundedUp: string;
  /** The meaning of a value in brackets. */
  readonly noHandIsWorth: string;
  /** The reason why no hand has some han and fu. */
  readonly unreached: { readonly [C in Unreached['code']]: (why: WithCode<Unreached, C>) => string };
  /** A note below a chart that leaves fu out: the highest fu, and the option that shows them. */
  readonly moreFu: (most: string, option: string) => string;
  /** Ways to reach a limit: "3 han 70 fu, 4 han 40 fu, 5 han". */
  readonly ways: (ways: readonly string[]) => string;
  /** The explanation of the chart of base points: the formula alone. */
  readonly basePointsAre: string;
  /** The multipliers of base points; `alone` if only one other player pays. */
  readonly multipliers: (ron: number, tsumo: Exclude<Shares, { readonly discarder: number }>, alone: boolean) => string;
}
