// Which abortive draws (途中流局) the play of a hand allows. Records are compared with it, and it says why a hand was aborted where a record does not.
import { type AbortiveDraw, type RuleSet, WINDS, isComplete, kindOf, windKind } from '@tenbo/engine';

import type { Side } from './side.ts';

/** The kinds of terminals and honours that a hand must have to be given up. */
const KINDS_NEEDED = 9;
const SEATS = 4;
const QUADS = 4;
const WIND_KINDS = new Set(WINDS.map(windKind));

/** The abortive draws that can be declared now, the more particular first. Whether the rules have them is not asked. */
export function abortsNow(sides: readonly Side[], rules: RuleSet): readonly AbortiveDraw[] {
  return [...CAN_ABORT].flatMap(([cause, can]) => (can(sides, rules) ? [cause] : []));
}

const CAN_ABORT: ReadonlyMap<AbortiveDraw, (sides: readonly Side[], rules: RuleSet) => boolean> = new Map([
  ['nineTerminals', isNineTerminals],
  ['fourWinds', isFourWinds],
  ['fourRiichi', isFourRiichi],
  ['fourQuads', isFourQuads],
  ['tripleRon', isTripleRon],
]);

/** The player on turn has drawn in the first turn, and holds nine kinds of terminals and honours. */
function isNineTerminals(sides: readonly Side[]): boolean {
  return sides.some(
    ({ now, terminals }) => now.get('drawn') !== undefined && now.get('firstTurn') === true && terminals >= KINDS_NEEDED,
  );
}

/** Four players have each discarded the same wind in the first turn, and nobody called. */
function isFourWinds(sides: readonly Side[]): boolean {
  const [wind, ...others] = sides.flatMap(({ discards }) => discards.map(kindOf));
  const isFirst = sides.every(({ discards, melds, kita }) => discards.length === 1 && melds.length === 0 && kita === 0);
  return sides.length === SEATS && isFirst && wind !== undefined && WIND_KINDS.has(wind) && others.every((kind) => kind === wind);
}

function isFourRiichi(sides: readonly Side[]): boolean {
  return sides.length === SEATS && sides.every(({ riichi }) => riichi !== undefined);
}

/** Four quads, not all of one player. */
function isFourQuads(sides: readonly Side[]): boolean {
  const counts = sides.map(({ quads }) => quads);
  return counts.reduce((sum, count) => sum + count, 0) >= QUADS && !counts.some((count) => count >= QUADS);
}

/** The three others can win on the tile on offer. */
function isTripleRon(sides: readonly Side[], rules: RuleSet): boolean {
  const giver = sides.findIndex(({ now }) => now.get('offered') !== undefined);
  const { tile, by } = sides[giver]?.now.get('offered') ?? {};
  if (tile === undefined || sides.length !== SEATS || (by !== 'discard' && by !== 'quad')) return false;
  return sides.every((side, seat) => {
    const complete = isComplete({ concealed: [...side.concealed, tile], melds: side.melds }, rules);
    return seat === giver || (complete.ok && complete.value && side.furiten(rules).length === 0);
  });
}
