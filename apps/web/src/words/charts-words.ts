import type { PairValue } from '@tenbo/engine';

/** What the charts say. */
export interface ChartsWords {
  readonly points: string;
  readonly hanFu: string;
  readonly whichChart: string;
  readonly moreFu: (usual: string) => string;
  readonly limits: string;
  readonly limit: string;
  readonly han: string;
  readonly ron: string;
  readonly tsumo: string;
  readonly fewer: string;
  readonly impossible: string;
  readonly fu: string;
  readonly part: string;
  readonly simples: string;
  readonly others: string;
  readonly sets: { readonly [S in 'triplet' | 'quad']: { readonly open: string; readonly concealed: string } };
  readonly set: string;
  readonly win: string;
  readonly base: string;
  readonly closedRon: string;
  readonly ownDraw: string;
  readonly rinshanDraw: string;
  readonly openPinfu: string;
  readonly sevenPairs: string;
  readonly pinfuTsumo: { readonly waivesFu: string; readonly keepsFu: string; readonly notPinfu: string };
  readonly oneTile: string;
  readonly rounding: string;
  readonly most: (fu: string) => string;
  readonly pair: string;
  readonly pairs: { readonly [P in PairValue]: string };
  readonly wait: string;
  readonly yaku: string;
  readonly closedOnly: string;
  readonly openWorth: (han: string) => string;
  readonly instead: (limit: string) => string;
}
