import type { GameDoubt, GameFault, ResultColumn, ResultFault } from '@tenbo/records';

/** A language's words for lists of results. */
export interface ResultWords {
  /** Headings by which tenbo finds each column. */
  readonly columns: { readonly [C in ResultColumn]: string };
  /** Why something in a list is left out. */
  readonly faults: { readonly [W in (ResultFault | GameFault)['why']]: (shown: FaultShown) => string };
  /** What does not add up in a game that is counted. */
  readonly doubts: { readonly [C in GameDoubt['code']]: (shown: DoubtShown) => string };
  /** The points of a list were settled by rules that nobody named. */
  readonly settledBy: (rules: string) => string;
  /** Lines that are not named. */
  readonly more: (lines: string) => string;
}

/** Information for a sentence about a fault; empty where it has none. */
interface FaultShown {
  readonly column: string;
  readonly text: string;
  readonly name: string;
  readonly players: string;
}

/** Information for a sentence about what does not add up: what the list says, and what was expected. */
interface DoubtShown {
  readonly player: string;
  readonly said: string;
  readonly expected: string;
}
