// What can be declared at a moment of a hand: a win, and what is impossible about it, or an abortive draw.
import {
  type AbortiveDraw,
  type RuleSet,
  type Seat,
  type Situation,
  type Tile,
  type Win,
  type WinMethod,
  WINDS,
  isComplete,
  kindOf,
  windKind,
} from '@tenbo/engine';
import { dealerAt, roundWindAt, seatWindAt } from '@tenbo/ledger';

import type { PlayFault } from './finding.ts';
import { type PlayRules, waitsForOrphans } from './fouls.ts';
import type { GameHand, RecordedWin } from './game.ts';
import type { Lasting } from './lasting.ts';
import type { Side } from './side.ts';

/** The tile that others may win on, and whose it is. */
export type Offered = Lasting['offered'] & { readonly seat: Seat };

/** What a win depends on besides the winner's side. */
export interface Table {
  readonly hand: Pick<GameHand, 'kyoku'>;
  readonly rules: RuleSet;
  readonly mayPlay: PlayRules;
  readonly offered: Offered | undefined;
  /** The number of tiles that could still be drawn. */
  readonly left: number;
}

/** Who wins on which tile, and whose it was: the winner's for a tsumo. */
export type Won = Pick<RecordedWin, 'seat' | 'from' | 'tile'>;

/** What is impossible about a win, whatever its hand is worth. */
export function winFaults({ seat, from, tile }: Won, side: Side, { rules, mayPlay, offered }: Table): readonly PlayFault[] {
  if (seat === from) {
    const isHeld = side.isHidden || (side.now.get('drawn') === tile && side.concealed.includes(tile));
    return isHeld ? [] : [{ code: 'tileNotHeld', seat, tile }];
  }
  const faults: PlayFault[] = [];
  if (offered?.seat !== from || offered.tile !== tile) faults.push({ code: 'notDiscarded', seat, tile });
  const [furiten] = side.furiten(rules);
  if (furiten) faults.push({ code: 'furiten', seat, reason: furiten.reason });
  const mayRob = mayPlay.closedQuadRobbed !== 'none' && waitsForOrphans(side, tile, rules);
  if (offered?.by === 'closedQuad' && !mayRob) faults.push({ code: 'closedQuadRobbed', seat });
  return faults;
}

/** A win, whatever the record claims about it. */
export function winOf(
  { seat, from, tile, ura = [] }: Won & { readonly ura?: readonly Tile[] },
  side: Side,
  { indicators, ...table }: Table & { readonly indicators: readonly Tile[] },
): Win {
  const { now, melds } = side;
  const concealed = [...side.concealed];
  const at = seat === from && now.get('drawn') === tile ? concealed.lastIndexOf(tile) : -1;
  if (at >= 0) concealed.splice(at, 1);
  return {
    hand: { concealed, melds },
    tile,
    method: seat === from ? tsumo(side, table) : ron(seat, side, table),
    ...situationOf(seat, side, { ...table, indicators }),
    uraIndicators: side.riichi ? ura : [],
  };
}

/** What a player's wins now have in common. The ura indicators are not known yet. */
export function situationOf(
  seat: Seat,
  { now, riichi, kita }: Side,
  { hand, rules, indicators }: Pick<Table, 'hand' | 'rules'> & { readonly indicators: readonly Tile[] },
): Situation {
  const { players } = rules.tiles;
  return {
    seatWind: seatWindAt(seat, hand, players),
    roundWind: roundWindAt(hand, players),
    ...(riichi && { riichi: { kind: riichi, ippatsu: now.get('ippatsu') === true } }),
    doraIndicators: indicators,
    uraIndicators: [],
    ...(kita > 0 && { kita }),
  };
}

function tsumo({ now }: Side, { left }: Table): WinMethod {
  if (now.get('replacement')) return { by: 'tsumo', on: 'rinshan' };
  if (now.get('firstTurn')) return { by: 'tsumo', on: 'firstTurn' };
  return left === 0 ? { by: 'tsumo', on: 'haitei' } : { by: 'tsumo' };
}

function ron(seat: Seat, { now }: Side, { hand, rules, offered, left }: Table): WinMethod {
  if (offered?.by === 'quad' || offered?.by === 'closedQuad') return { by: 'ron', on: 'chankan' };
  const isDealer = seat === dealerAt(hand, rules.tiles.players);
  if (now.get('firstTurn') && !isDealer) return { by: 'ron', on: 'firstTurn' };
  return left === 0 && offered?.by === 'discard' ? { by: 'ron', on: 'houtei' } : { by: 'ron' };
}

/** The kinds of terminals and honours that a hand must have to be given up. */
const KINDS_NEEDED = 9;
const SEATS = 4;
const QUADS = 4;
const WIND_KINDS = new Set(WINDS.map(windKind));

/**
 * The abortive draws (途中流局) that can be declared now, the more particular first. Whether the rules have them is not asked. Records are compared with this, and it says
 * why a hand was aborted where a record does not.
 */
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
