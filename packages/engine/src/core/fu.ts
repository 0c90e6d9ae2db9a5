import { FORM, PART, type Placed, WAIT } from './placed.ts';
import { meldsOf } from './melds.ts';
import { fuOfSets, lowestBit, setFu, tripletRanks } from './sets.ts';
import { HAND, READING } from '../hand/facts.ts';
import { waitsOnOther } from '../tenpai/acceptance.ts';
import { WAITS, WHOLE_HAND, type WaitShape, justKind, kindsOfRun } from '../hand/reading.ts';
import type { FuRules } from '../rules/hand-rules.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, HAKU, type Kind, RANKS } from '../tiles/tile.ts';

/** One line of fu (符), in the order a person says them. */
export type FuItem = {
  readonly fu: number;
  /** The tiles it is for, each kind once; none if it is for the whole hand. */
  readonly tiles: readonly Kind[];
} & (
  | { readonly code: 'base' | 'sevenPairs' | 'closedRon' | 'tsumo' | 'openPinfu' }
  | { readonly code: 'triplet' | 'quad'; readonly kind: Kind; readonly concealed: boolean }
  | { readonly code: 'pair'; readonly kind: Kind; readonly as: PairValue }
  | { readonly code: 'wait'; readonly wait: WaitShape; readonly by: FuRules['wait'] }
);

export type PairValue = 'dragon' | 'seatWind' | 'roundWind' | 'doubleWind';

export const BASE_FU = 20;
const WAIT_FU = 2;
export const TSUMO_FU = 2;

/**
 * The fu of a reading before rounding, in fu.
 * Source: the common table (base 20, closed ron 10, triplets 2–8, quads 8–32, pair 2, wait 2, tsumo 2), which all five source documents share.
 */
export function countFu(placed: Placed, survey: Survey, rules: FuRules, trace?: FuItem[]): number {
  if (placed.form === FORM.sevenPairs) {
    trace?.push({ code: 'sevenPairs', fu: rules.sevenPairs.fu, tiles: WHOLE_HAND });
    return rules.sevenPairs.fu;
  }
  trace?.push({ code: 'base', fu: BASE_FU, tiles: WHOLE_HAND });
  let fu = BASE_FU + closedRonFu(survey, rules, trace);
  if (placed.form !== FORM.standard) return survey.tsumo ? fu + tsumoFu(placed, survey, rules, trace) : fu;
  if ((placed.facts & READING.fourRuns) === 0) fu += setsFu(placed, survey, trace);
  if (placed.facts & READING.valuePair) fu += pairFu(placed.pair, survey, rules, trace);
  fu += waitFu(placed, survey, rules, trace);
  if (survey.tsumo) return fu + tsumoFu(placed, survey, rules, trace);
  return fu === BASE_FU && !survey.closed ? fu + openPinfuFu(rules, trace) : fu;
}

/** Rounds up to the next ten, capped at `fu.most`, if set. The flat fu of seven pairs are not rounded. */
export function roundFu(fu: number, form: number, { most }: FuRules): number {
  const rounded = form === FORM.sevenPairs ? fu : fu + ((10 - (fu % 10)) % 10);
  return most === null ? rounded : Math.min(rounded, most);
}

function closedRonFu(survey: Survey, { closedRon }: FuRules, trace?: FuItem[]): number {
  if (survey.tsumo || !survey.closed || closedRon === 0) return 0;
  trace?.push({ code: 'closedRon', fu: closedRon, tiles: justKind(survey.tile) });
  return closedRon;
}

/** The fu of triplets and quads. A triplet finished by ron counts as open. */
function setsFu(placed: Placed, survey: Survey, trace?: FuItem[]): number {
  if (trace) noteSets(placed, survey, trace);
  const { tile, tsumo } = survey;
  const isOpened = placed.wonInTriplet && !tsumo;
  return fuOfSets(placed.sum) - (isOpened ? setFu(tile, true, false) - setFu(tile, false, false) : 0);
}

function noteSets({ man, pin, sou, honors, won }: Placed, { melds, tile, tsumo }: Survey, trace: FuItem[]): void {
  for (let suit = 0; suit < 4; suit++) {
    const reading = suit === 0 ? man : suit === 1 ? pin : suit === 2 ? sou : honors;
    for (let set = tripletRanks(reading); set !== 0; set &= set - 1) {
      const kind = (suit * RANKS + lowestBit(set)) as Kind;
      const concealed = tsumo || won !== PART.triplet + tile || kind !== tile;
      trace.push({ code: 'triplet', fu: setFu(kind, concealed, false), tiles: justKind(kind), kind, concealed });
    }
  }
  for (const { type, kind } of meldsOf(melds)) {
    if (type === 'chi') continue;
    const concealed = type === 'ankan';
    const quad = type !== 'pon';
    trace.push({ code: quad ? 'quad' : 'triplet', fu: setFu(kind, concealed, quad), tiles: justKind(kind), kind, concealed });
  }
}

function pairFu(kind: Kind, { seatWind, roundWind }: Survey, rules: FuRules, trace?: FuItem[]): number {
  const as = kind >= HAKU ? 'dragon' : kind !== seatWind ? 'roundWind' : kind !== roundWind ? 'seatWind' : 'doubleWind';
  const fu = fuOfPair(as, rules);
  trace?.push({ code: 'pair', fu, tiles: justKind(kind), kind, as });
  return fu;
}

export function fuOfPair(as: PairValue, { doubleWindPair }: FuRules): number {
  return as === 'doubleWind' ? doubleWindPair : 2;
}

function waitFu(placed: Placed, survey: Survey, rules: FuRules, trace?: FuItem[]): number {
  if (rules.wait === 'shape' ? isTwoSided(placed.wait) : !waitsOnOneTile(survey)) return 0;
  trace?.push({
    code: 'wait',
    fu: WAIT_FU,
    tiles: placed.won < PART.triplet ? kindsOfRun(placed.won as Kind) : justKind(survey.tile),
    wait: WAITS[placed.wait] as WaitShape,
    by: rules.wait,
  });
  return WAIT_FU;
}

const concealed = new Uint8Array(ALL_KINDS.length);
const held = new Uint8Array(ALL_KINDS.length);

/** Whether the hand waited for no kind but the winning one ("one chance"), out of the kinds that `waits` names. */
function waitsOnOneTile(survey: Survey): boolean {
  if (survey.waitsOnOne !== undefined) return survey.waitsOnOne;
  const { tile, melds, playedWith } = survey;
  for (const kind of ALL_KINDS) {
    const won = kind === tile ? 1 : 0;
    concealed[kind] = survey.concealed(kind) - won;
    held[kind] = survey.copies(kind) - won;
  }
  return (survey.waitsOnOne = !waitsOnOther(tile, { concealed, held }, meldsOf(melds).length, playedWith));
}

/** The fu of a wait: by its shape, or under `oneTile` the same for every shape. */
export function fuOfWait(wait: WaitShape, rules: FuRules): number {
  return rules.wait === 'shape' && isTwoSided(WAIT[wait]) ? 0 : WAIT_FU;
}

function isTwoSided(wait: number): boolean {
  return wait === WAIT.ryanmen || wait === WAIT.shanpon;
}

function tsumoFu({ facts }: Placed, survey: Survey, rules: FuRules, trace?: FuItem[]): number {
  const pinfu = survey.closed && (facts & PINFU_MASK) === PINFU;
  if (pinfu && rules.pinfuTsumo === 'waivesFu') return 0;
  if (rules.rinshanTsumo === 0 && survey.facts & HAND.rinshan) return 0;
  trace?.push({ code: 'tsumo', fu: TSUMO_FU, tiles: justKind(survey.tile) });
  return TSUMO_FU;
}

const PINFU = READING.fourRuns | READING.ryanmen;
const PINFU_MASK = PINFU | READING.valuePair;

function openPinfuFu(rules: FuRules, trace?: FuItem[]): number {
  const fu = OPEN_PINFU_FU[rules.openPinfu];
  if (fu > 0) trace?.push({ code: 'openPinfu', fu, tiles: WHOLE_HAND });
  return fu;
}

export const OPEN_PINFU_FU = { plus2: 2, flat30: 10, none: 0 } as const;
