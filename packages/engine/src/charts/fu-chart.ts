import { BASE_FU, OPEN_PINFU_FU, type PairValue, TSUMO_FU, fuOfPair, fuOfWait } from '../core/fu.ts';
import { WAIT } from '../core/placed.ts';
import { setFu } from '../core/sets.ts';
import type { WaitShape } from '../hand/reading.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { HAKU, type Kind } from '../tiles/tile.ts';

/** The fu each part of a hand adds under a rule set (符計算表); 0 if it adds none. */
export interface FuChart {
  /** The base of every hand of four sets and a pair. */
  readonly base: number;
  readonly closedRon: number;
  /** By tsumo; pinfu may waive it (`fu.pinfuTsumo`). */
  readonly tsumo: number;
  /** By tsumo on the tile after a quad. */
  readonly rinshanTsumo: number;
  readonly sets: readonly FuOfSet[];
  readonly pairs: { readonly [P in PairValue]: number };
  /** By shape; if the rules ask for a single winning tile (`fu.wait`), what each shape has in that case. */
  readonly waits: { readonly [W in StandardWait]: number };
  /** Added to an open hand with only the base fu, won by ron. */
  readonly openPinfu: number;
  /** All the fu of seven pairs. */
  readonly sevenPairs: number;
}

/** A set with fu, of simples or of terminals and honours. */
export interface FuOfSet {
  readonly type: (typeof SETS)[number]['type'];
  readonly concealed: boolean;
  readonly simples: number;
  readonly others: number;
}

/** The waits of a hand of four sets and a pair. */
type StandardWait = Exclude<WaitShape, 'thirteenSided'>;

/**
 * The fu table of a rule set.
 *
 * @example
 * const { sets, pairs, sevenPairs } = fuChart(presets.mleague);
 * sets.at(-1); // → { type: 'quad', concealed: true, simples: 16, others: 32 }
 * pairs.doubleWind; // → 2
 * sevenPairs; // → 25
 */
export function fuChart({ fu }: RuleSet): FuChart {
  return {
    base: BASE_FU,
    closedRon: fu.closedRon,
    tsumo: TSUMO_FU,
    rinshanTsumo: fu.rinshanTsumo,
    sets: SETS.map(({ type, concealed }) => ({
      type,
      concealed,
      simples: setFu(SIMPLE, concealed, type === 'quad'),
      others: setFu(HAKU, concealed, type === 'quad'),
    })),
    pairs: {
      dragon: fuOfPair('dragon', fu),
      seatWind: fuOfPair('seatWind', fu),
      roundWind: fuOfPair('roundWind', fu),
      doubleWind: fuOfPair('doubleWind', fu),
    },
    waits: {
      ryanmen: fuOfWait(WAIT.ryanmen, fu),
      shanpon: fuOfWait(WAIT.shanpon, fu),
      kanchan: fuOfWait(WAIT.kanchan, fu),
      penchan: fuOfWait(WAIT.penchan, fu),
      tanki: fuOfWait(WAIT.tanki, fu),
    },
    openPinfu: OPEN_PINFU_FU[fu.openPinfu],
    sevenPairs: fu.sevenPairs.fu,
  };
}

const SETS = [
  { type: 'triplet', concealed: false },
  { type: 'triplet', concealed: true },
  { type: 'quad', concealed: false },
  { type: 'quad', concealed: true },
] as const;

/** The second of man stands for all simples. */
const SIMPLE = 1 as Kind;
