import type { ScoreError } from '../hand/errors.ts';
import { HAND } from '../hand/facts.ts';
import { CIRCUMSTANCES, type Hand, type Win, type WonOn } from '../hand/win.ts';
import { codeOf } from './melds.ts';
import { MARK, PLACE, circumstanceBit } from './layout.ts';
import { EAST, type Kind, kindOf, windKind } from '../tiles/tile.ts';

/** How a win came about: its facts, and what is wrong with it under any rules. */

/**
 * Writes down the facts of a closed hand's situation, and in `places` its winds and what only some rules play. Open riichi is also a yaku
 * of its own, counted elsewhere.
 */
export function situate(counted: { facts: number; places: number }, win: Win): void {
  const { riichi, method, seatWind, roundWind, circumstances } = win;
  const { by, on } = method;
  let facts = HAND.closed | (by === 'ron' ? HAND.ron : by === 'tsumo' ? HAND.tsumo : noWord());
  let places = ((windKind(seatWind) - EAST) << PLACE.seat) | ((windKind(roundWind) - EAST) << PLACE.round);
  if (seatWind === 'E') facts |= HAND.dealer;
  if (riichi !== undefined) {
    const { kind, ippatsu } = riichi;
    const open = kind === 'openRiichi' || kind === 'openDoubleRiichi';
    if (kind === 'riichi' || kind === 'openRiichi') facts |= HAND.riichi;
    else facts |= kind === 'doubleRiichi' || open ? HAND.doubleRiichi : noWord();
    if (open) places |= MARK.openRiichi;
    if (ippatsu) facts |= HAND.ippatsu;
  }
  if (circumstances !== undefined)
    for (const one of circumstances) places |= CIRCUMSTANCES.includes(one) ? circumstanceBit(one) : noWord();
  counted.facts = on === undefined ? facts : facts | factOn(on);
  counted.places = places;
}

const RARE = HAND.rinshan | HAND.chankan | HAND.firstTurn;
const RIICHI_OF_ANY_KIND = HAND.riichi | HAND.doubleRiichi;
const IPPATSU_AFTER_DOUBLE = HAND.doubleRiichi | HAND.ippatsu;

/** Whether a situation can contradict itself. */
export function mayBeWrong(facts: number): boolean {
  if ((facts & RARE) !== 0 || (facts & IPPATSU_AFTER_DOUBLE) === IPPATSU_AFTER_DOUBLE) return true;
  return (facts & HAND.closed) === 0 && (facts & RIICHI_OF_ANY_KIND) !== 0;
}

/** Whether how a win came about contradicts itself. */
export function isContradiction(win: Win): boolean {
  const { open, ippatsu } = riichiErrors(win);
  return open.length + ippatsu.length + methodErrors(win).length > 0;
}

/**
 * What a riichi rules out: an open hand, and by its ippatsu other things. A kan ends ippatsu, and a win on a replacement tile follows one.
 * Double riichi is declared on the first turn: any kan comes after it, and the last tile of the wall comes long after its ippatsu.
 */
export function riichiErrors({ hand, riichi, method }: Win): {
  readonly open: readonly ScoreError[];
  readonly ippatsu: readonly ScoreError[];
} {
  const ippatsu: ScoreError[] = [];
  if (riichi === undefined) return { open: [], ippatsu };
  const isDouble = riichi.kind === 'doubleRiichi' || riichi.kind === 'openDoubleRiichi';
  const isOpen = hand.melds.some(({ type, tiles }) => type !== 'ankan' && codeOf(type, tiles) !== 0);
  const isAfterQuad = method.on === 'rinshan' || (isDouble && hasQuad(hand));
  if (riichi.ippatsu && isAfterQuad) ippatsu.push({ code: 'ippatsuAfterQuad' });
  if (riichi.ippatsu && isDouble && (method.on === 'haitei' || method.on === 'houtei'))
    ippatsu.push({ code: 'ippatsuOnLastTile' });
  return { open: isOpen ? [{ code: 'riichiOnOpenHand' }] : [], ippatsu };
}

/** What the special tile of a win rules out. */
export function methodErrors(win: Win): readonly ScoreError[] {
  const { hand, method, kita = 0 } = win;
  const tile = kindOf(win.tile);
  if (method.on === 'rinshan' && !hasQuad(hand) && kita === 0) return [{ code: 'rinshanWithoutQuad' }];
  if (method.on === 'chankan' && holds(hand, tile)) return [{ code: 'chankanTileHeld', kind: tile }];
  return method.on === 'firstTurn' ? firstTurnErrors(win) : [];
}

/** Any call ends the first turn, even a closed kan or a north set aside; riichi comes after it. */
function firstTurnErrors({ hand, riichi, method, seatWind, kita = 0 }: Win): readonly ScoreError[] {
  const errors: ScoreError[] = [];
  if (hand.melds.length > 0) errors.push({ code: 'firstTurnWithMelds', melds: hand.melds.length });
  if (kita > 0) errors.push({ code: 'firstTurnWithKita', kita });
  if (riichi !== undefined) errors.push({ code: 'firstTurnWithRiichi' });
  if (method.by === 'ron' && seatWind === 'E') errors.push({ code: 'firstTurnRonByDealer' });
  return errors;
}

function hasQuad({ melds }: Hand): boolean {
  return melds.some(({ type, tiles }) => type !== 'chi' && type !== 'pon' && codeOf(type, tiles) !== 0);
}

function holds({ concealed, melds }: Hand, kind: Kind): boolean {
  return [concealed, ...melds.map((meld) => meld.tiles)].some((tiles) => tiles.some((tile) => kindOf(tile) === kind));
}

/** Compares word by word, because V8 is slow at looking up many names in one object. */
function factOn(on: WonOn): number {
  if (on === 'firstTurn') return HAND.firstTurn;
  if (on === 'rinshan') return HAND.rinshan;
  if (on === 'chankan') return HAND.chankan;
  if (on === 'haitei') return HAND.haitei;
  return on === 'houtei' ? HAND.houtei : noWord();
}

/** Fails on an unknown word; `assertWin` then names its field. */
function noWord(): never {
  throw new TypeError('unknown word');
}
