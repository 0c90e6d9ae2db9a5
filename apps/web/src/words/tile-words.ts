/** What tiles are called. */
export interface TileWords {
  readonly ranks: readonly string[];
  readonly suits: readonly [string, string, string];
  readonly honors: readonly string[];
  readonly numbered: (rank: string, suit: string) => string;
  readonly red: (name: string) => string;
}
