// What may be played, where rule sets differ. It changes no score, and no match depends on it: only records are checked by it.
import type { RuleSet } from '@tenbo/engine';

export interface PlayRules {
  /** A discard of the tile just called, or of the other end of the same run (喰い替え): allowed, only of the same tile, or forbidden. */
  readonly swapCalling: 'allowed' | 'sameTile' | 'forbidden';
  /** How many tiles must be left to draw when riichi is declared. */
  readonly riichiTiles: number;
  /** A closed quad in riichi, of the tile just drawn: none, if the waits stay, or if besides the hand cannot be read without its triplet. */
  readonly quadInRiichi: 'none' | 'sameWaits' | 'sameReading';
  /** Who may rob a closed quad (国士無双の暗槓チャンカン). */
  readonly closedQuadRobbed: 'none' | 'thirteenOrphans';
}

/** As nearly everywhere. Where no source says how many tiles riichi needs, none are: that finds no fault where there may be none. */
const COMMON: PlayRules = {
  swapCalling: 'forbidden',
  riichiTiles: 0,
  quadInRiichi: 'sameWaits',
  closedQuadRobbed: 'thirteenOrphans',
};

/** Who plays otherwise, by the beginning of the rule set's id. docs/rulings.md, "What may be played", has the sources. */
const OTHERS: Readonly<Record<string, Partial<PlayRules>>> = {
  standard: { riichiTiles: 4 },
  tenhou: { riichiTiles: 4, closedQuadRobbed: 'none' },
  majsoul: { riichiTiles: 4 },
  riichiCity: { riichiTiles: 4 },
  ema2012: { swapCalling: 'allowed' },
  wrc2022: { riichiTiles: 1 },
  wrc2025: { quadInRiichi: 'sameReading', closedQuadRobbed: 'none' },
  jpmlA: { riichiTiles: 1 },
  saikouisen: { closedQuadRobbed: 'none' },
  saikouisenClassic: { swapCalling: 'sameTile', quadInRiichi: 'none', closedQuadRobbed: 'thirteenOrphans' },
  mu: { swapCalling: 'allowed', quadInRiichi: 'none', closedQuadRobbed: 'none' },
};

/** With three players, one turn of each is enough where four tiles are needed otherwise. */
const MOST_OF_THREE = 3;

/**
 * What may be played under a rule set: as under the preset it is or changes.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * playRules(presets.tenhouSanma); // → { swapCalling: 'forbidden', riichiTiles: 3, quadInRiichi: 'sameWaits', closedQuadRobbed: 'none' }
 */
export function playRules({ id, tiles }: RuleSet): PlayRules {
  // `muA` would be a variant of `mu`, but `municipal` is not.
  const known = Object.keys(OTHERS).filter((one) => id.startsWith(one) && !/[a-z]/.test(id.charAt(one.length)));
  const [closest = ''] = known.toSorted((one, other) => other.length - one.length);
  const rules = { ...COMMON, ...OTHERS[closest] };
  return tiles.players === 3 ? { ...rules, riichiTiles: Math.min(rules.riichiTiles, MOST_OF_THREE) } : rules;
}
