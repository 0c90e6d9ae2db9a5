// What may be played, where rule sets differ, and what is against it. No score and no match depends on it: only records are checked by it.
import {
  type Kind,
  type Meld,
  type MeldType,
  type RuleSet,
  type Tile,
  isComplete,
  isHonor,
  isSimple,
  kindOf,
  suitOf,
  waits,
} from '@tenbo/engine';

import type { Side } from './side.ts';

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

/** Whether tiles are a meld of a type: three in a row of one suit, three of a kind, four of a kind. */
export function isMeld(type: MeldType, tiles: readonly Tile[]): boolean {
  const kinds = tiles.map(kindOf).toSorted((one, other) => one - other);
  const [lowest] = kinds;
  if (lowest === undefined || kinds.length !== (type === 'chi' || type === 'pon' ? 3 : 4)) return false;
  if (type !== 'chi') return kinds.every((kind) => kind === lowest);
  return !isHonor(lowest) && kinds.every((kind, i) => kind === lowest + i && suitOf(kind) === suitOf(lowest));
}

/** The kinds that a player may not discard after a call: the called one, and the other end of a run that it ended (喰い替え). */
export function swappedKinds({ type, tiles }: Meld, called: Tile, { swapCalling }: PlayRules): readonly Kind[] {
  if (swapCalling === 'allowed' || (type !== 'chi' && type !== 'pon')) return [];
  const same = swapCalling === 'sameTile' ? [] : [kindOf(called)];
  if (type === 'pon') return same;
  const [low, , high] = tiles.map(kindOf).toSorted((one, other) => one - other) as [Kind, Kind, Kind];
  const otherEnd = kindOf(called) === low ? high + 1 : kindOf(called) === high ? low - 1 : -1;
  const isInSuit = otherEnd >= 0 && !isHonor(otherEnd as Kind) && suitOf(otherEnd as Kind) === suitOf(low);
  return isInSuit ? [...same, otherEnd as Kind] : same;
}

/** Why a player in riichi may not declare a quad. */
export type QuadFault = 'notAllowed' | 'notDrawn' | 'waitsChange' | 'readingChanges';

/**
 * Why a player in riichi may not set four tiles aside, if so and if the tiles are not hidden.
 *
 * @param side before the quad, with the tile just drawn
 */
export function quadFaultInRiichi(
  side: Side,
  meld: Meld,
  { rules, mayPlay: { quadInRiichi } }: { readonly rules: RuleSet; readonly mayPlay: PlayRules },
): QuadFault | undefined {
  if (quadInRiichi === 'none' || meld.type !== 'ankan') return 'notAllowed';
  const drawn = side.now.get('drawn');
  const kind = kindOf(meld.tiles[0] as Tile);
  if (drawn === 'hidden') return undefined;
  if (drawn === undefined || kindOf(drawn) !== kind) return 'notDrawn';
  const before = [...side.concealed];
  before.splice(before.lastIndexOf(drawn), 1);
  const waiting = waitsOf(before, side.melds, rules);
  const after = side.concealed.filter((tile) => kindOf(tile) !== kind);
  if (waiting.join() !== waitsOf(after, [...side.melds, meld], rules).join()) return 'waitsChange';
  const reads = (wait: Kind) => canReadWithout(kind, [...before.map(kindOf), wait]);
  return quadInRiichi === 'sameReading' && waiting.some(reads) ? 'readingChanges' : undefined;
}

function waitsOf(concealed: readonly Tile[], melds: readonly Meld[], rules: RuleSet): readonly Kind[] {
  const found = waits({ concealed, melds }, rules);
  return found.ok ? found.value.map(({ kind }) => kind) : [];
}

/** Whether a complete hand can be read as sets and a pair without a triplet of a kind. */
function canReadWithout(kind: Kind, tiles: readonly Kind[], hasPair = false): boolean {
  const left = tiles.toSorted((one, other) => one - other);
  const [lowest] = left;
  if (lowest === undefined) return hasPair;
  const without = (...kinds: readonly number[]) => {
    const rest = [...left];
    for (const one of kinds) {
      const at = rest.indexOf(one as Kind);
      if (at < 0) return undefined;
      rest.splice(at, 1);
    }
    return rest;
  };
  const triplet = lowest === kind ? undefined : without(lowest, lowest, lowest);
  const isRun = !isHonor(lowest) && suitOf(lowest) === suitOf((lowest + 2) as Kind);
  const run = isRun ? without(lowest, lowest + 1, lowest + 2) : undefined;
  const pair = hasPair ? undefined : without(lowest, lowest);
  return (
    (triplet !== undefined && canReadWithout(kind, triplet, hasPair)) ||
    (run !== undefined && canReadWithout(kind, run, hasPair)) ||
    (pair !== undefined && canReadWithout(kind, pair, true))
  );
}

/** Whether a hand of thirteen is waiting for thirteen orphans. */
export function waitsForOrphans({ concealed, melds }: Pick<Side, 'concealed' | 'melds'>, tile: Tile, rules: RuleSet): boolean {
  const complete = isComplete({ concealed: [...concealed, tile], melds }, rules);
  return melds.length === 0 && complete.ok && complete.value && [...concealed, tile].every((one) => !isSimple(kindOf(one)));
}
