// What the rules of play forbid, one question each. A record is asked all of them, whatever it claims.
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

import type { PlayRules } from './play-rules.ts';
import type { Side } from './side.ts';

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
