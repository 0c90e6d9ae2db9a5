import { FORM, type Placed, WAIT } from './placed.ts';
import { fuOfSets, setFu } from './sets.ts';
import { HAND, READING } from '../hand/facts.ts';
import { waitsOnOther } from '../tenpai/acceptance.ts';
import type { FuRules } from '../rules/hand-rules.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, HAKU } from '../tiles/tile.ts';

/** What each part of a hand is worth in fu (符). `fu-items.ts` lists them. */

export const BASE_FU = 20;
export const TSUMO_FU = 2;
export const OPEN_PINFU_FU = { plus2: 2, flat30: 10, none: 0 } as const;
const PAIR_FU = 2;
const WAIT_FU = 2;

/**
 * The fu of a reading before rounding.
 * Source: the common table (base 20, closed ron 10, triplets 2–8, quads 8–32, pair 2, wait 2, tsumo 2), which all five source documents share.
 */
export function countFu(placed: Placed, survey: Survey, rules: FuRules): number {
  if (placed.form === FORM.sevenPairs) return rules.sevenPairs.fu;
  const fu = BASE_FU + closedRonFu(survey, rules) + tsumoFu(placed, survey, rules);
  if (placed.form !== FORM.standard) return fu;
  return withOpenPinfu(
    fu + setsFu(placed, survey) + pairFu(placed, survey, rules) + waitFu(placed, survey, rules),
    survey,
    rules,
  );
}

/** Rounds up to the next ten, capped at `fu.most`, if set. The flat fu of seven pairs are not rounded. */
export function roundFu(fu: number, form: number, { most }: FuRules): number {
  const rounded = form === FORM.sevenPairs ? fu : fu + ((10 - (fu % 10)) % 10);
  return most === null ? rounded : Math.min(rounded, most);
}

export function closedRonFu({ tsumo, closed }: Survey, { closedRon }: FuRules): number {
  return tsumo || !closed ? 0 : closedRon;
}

/** The fu of triplets and quads. A triplet finished by ron counts as open. */
function setsFu(placed: Placed, { tile, tsumo }: Survey): number {
  const fu = fuOfSets(placed.sum);
  return placed.wonInTriplet && !tsumo ? fu - setFu(tile, true, false) + setFu(tile, false, false) : fu;
}

export type PairValue = 'dragon' | 'seatWind' | 'roundWind' | 'doubleWind';

/** What makes a pair worth fu, if anything does. */
export function pairValueOf({ facts, pair }: Placed, { seatWind, roundWind }: Survey): PairValue | undefined {
  if ((facts & READING.valuePair) === 0) return undefined;
  if (pair >= HAKU) return 'dragon';
  return pair !== seatWind ? 'roundWind' : pair !== roundWind ? 'seatWind' : 'doubleWind';
}

function pairFu(placed: Placed, survey: Survey, rules: FuRules): number {
  const as = pairValueOf(placed, survey);
  return as === undefined ? 0 : fuOfPair(as, rules);
}

export function fuOfPair(as: PairValue, { doubleWindPair }: FuRules): number {
  return as === 'doubleWind' && doubleWindPair === 4 ? 4 : PAIR_FU;
}

export function waitFu({ wait }: Placed, survey: Survey, rules: FuRules): number {
  return rules.wait === 'oneTile' && !waitsOnOneTile(survey) ? 0 : fuOfWait(wait, rules);
}

/** The fu of a wait: by its shape, or under `oneTile` the same for every shape. */
export function fuOfWait(wait: number, rules: FuRules): number {
  const isTwoSided = wait === WAIT.ryanmen || wait === WAIT.shanpon;
  return isTwoSided && rules.wait === 'shape' ? 0 : WAIT_FU;
}

const concealed = new Uint8Array(ALL_KINDS.length);
const held = new Uint8Array(ALL_KINDS.length);

/** Whether the hand waited for no kind but the winning one ("one chance"), out of the kinds that `waits` names. */
function waitsOnOneTile(survey: Survey): boolean {
  if (survey.waitsOnOne !== undefined) return survey.waitsOnOne;
  const { tile, playedWith } = survey;
  for (const kind of ALL_KINDS) {
    const won = kind === tile ? 1 : 0;
    concealed[kind] = survey.concealed(kind) - won;
    held[kind] = survey.copies(kind) - won;
  }
  return (survey.waitsOnOne = !waitsOnOther(tile, { concealed, held }, playedWith));
}

export function tsumoFu({ facts }: Placed, survey: Survey, rules: FuRules): number {
  if (!survey.tsumo) return 0;
  const pinfu = survey.closed && (facts & PINFU_MASK) === PINFU;
  if (pinfu && rules.pinfuTsumo === 'waivesFu') return 0;
  return rules.rinshanTsumo === 0 && (survey.facts & HAND.rinshan) !== 0 ? 0 : TSUMO_FU;
}

const PINFU = READING.fourRuns | READING.ryanmen;
const PINFU_MASK = PINFU | READING.valuePair;

/** Adds the fu of an open pinfu: of an open ron that has no other fu. */
function withOpenPinfu(fu: number, { closed, tsumo }: Survey, rules: FuRules): number {
  return fu === BASE_FU && !closed && !tsumo ? fu + OPEN_PINFU_FU[rules.openPinfu] : fu;
}
