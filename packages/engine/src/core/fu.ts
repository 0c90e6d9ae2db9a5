import { HAND, READING } from '../hand/facts.ts';
import { WAITS, WHOLE_HAND, type WaitShape, justKind, kindsOfRun } from '../hand/reading.ts';
import type { FuRules } from '../hand/hand-rules.ts';
import { waitsOnOther } from '../tenpai/acceptance.ts';
import { ALL_KINDS, HAKU, type Kind, RANKS } from '../tiles/tile.ts';
import { meldsOf } from './melds.ts';
import { FORM, PART, type Placed, WAIT } from './placed.ts';
import { fuOfSets, lowestBit, setFu, tripletRanks } from './sets.ts';
import type { Survey } from './survey.ts';

/**
 * Fu (符): what each part of a hand is worth, their sum (`countFu`), and the lines that add up to it (`fuItems`). A new line is a function, a term
 * of the sum and an item of the list.
 */

/** One line of fu, in the order a person says them. */
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

function closedRonFu({ tsumo, closed }: Survey, { closedRon }: FuRules): number {
  return tsumo || !closed ? 0 : closedRon;
}

/** The fu of triplets and quads. A triplet finished by ron counts as open. */
function setsFu(placed: Placed, { tile, tsumo }: Survey): number {
  const fu = fuOfSets(placed.sum);
  return placed.wonInTriplet && !tsumo ? fu - setFu(tile, true, false) + setFu(tile, false, false) : fu;
}

export type PairValue = 'dragon' | 'seatWind' | 'roundWind' | 'doubleWind';

/** What makes a pair worth fu, if anything does. */
function pairValueOf({ facts, pair }: Placed, { seatWind, roundWind }: Survey): PairValue | undefined {
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

function waitFu({ wait }: Placed, survey: Survey, rules: FuRules): number {
  return rules.wait === 'oneTile' && !waitsOnOneTile(survey) ? 0 : fuOfWait(wait, rules);
}

/** The fu of a wait: by its shape, or under `oneTile` the same for every shape. */
export function fuOfWait(wait: number, rules: FuRules): number {
  const isTwoSided = wait === WAIT.ryanmen || wait === WAIT.shanpon;
  return isTwoSided && rules.wait === 'shape' ? 0 : WAIT_FU;
}

const CONCEALED = new Uint8Array(ALL_KINDS.length);
const HELD = new Uint8Array(ALL_KINDS.length);

/** Whether the hand waited for no kind but the winning one ("one chance"), out of the kinds that `waits` names. */
function waitsOnOneTile(survey: Survey): boolean {
  if (survey.waitsOnOne !== undefined) return survey.waitsOnOne;
  const { tile, playedWith } = survey;
  for (const kind of ALL_KINDS) {
    const won = kind === tile ? 1 : 0;
    CONCEALED[kind] = survey.concealed(kind) - won;
    HELD[kind] = survey.copies(kind) - won;
  }
  return (survey.waitsOnOne = !waitsOnOther(tile, { concealed: CONCEALED, held: HELD }, playedWith));
}

function tsumoFu({ facts }: Placed, survey: Survey, rules: FuRules): number {
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

/** The fu of a reading line by line. @param total its fu before rounding, to which the lines add up */
export function fuItems(placed: Placed, survey: Survey, rules: FuRules, total: number): readonly FuItem[] {
  if (placed.form === FORM.sevenPairs) return [{ code: 'sevenPairs', fu: total, tiles: WHOLE_HAND }];
  const items: FuItem[] = [{ code: 'base', fu: BASE_FU, tiles: WHOLE_HAND }];
  const add = (code: Exclude<FuItem['code'], 'triplet' | 'quad' | 'pair' | 'wait'>, fu: number) => {
    if (fu > 0) items.push({ code, fu, tiles: justKind(survey.tile) });
  };
  add('closedRon', closedRonFu(survey, rules));
  if (placed.form === FORM.standard) addParts(items, placed, survey, rules);
  add('tsumo', tsumoFu(placed, survey, rules));
  if (items.length === 1 && total > BASE_FU) items.push({ code: 'openPinfu', fu: total - BASE_FU, tiles: WHOLE_HAND });
  return items;
}

function addParts(items: FuItem[], placed: Placed, survey: Survey, rules: FuRules): void {
  addTriplets(items, placed, survey);
  addMelds(items, survey);
  const as = pairValueOf(placed, survey);
  const { pair } = placed;
  if (as !== undefined) items.push({ code: 'pair', fu: fuOfPair(as, rules), tiles: justKind(pair), kind: pair, as });
  const fu = waitFu(placed, survey, rules);
  if (fu === 0) return;
  const tiles = placed.won < PART.triplet ? kindsOfRun(placed.won as Kind) : justKind(survey.tile);
  items.push({ code: 'wait', fu, tiles, wait: WAITS[placed.wait] as WaitShape, by: rules.wait });
}

function addTriplets(items: FuItem[], placed: Placed, { tile, tsumo }: Survey): void {
  const opened = placed.wonInTriplet && !tsumo ? tile : undefined;
  for (let suit = 0; suit < placed.readings.length; suit++) {
    for (let set = tripletRanks(placed.readings[suit] as number); set !== 0; set &= set - 1) {
      const kind = (suit * RANKS + lowestBit(set)) as Kind;
      const concealed = kind !== opened;
      items.push({ code: 'triplet', fu: setFu(kind, concealed, false), tiles: justKind(kind), kind, concealed });
    }
  }
}

function addMelds(items: FuItem[], { melds }: Survey): void {
  for (const { type, kind } of meldsOf(melds)) {
    if (type === 'chi') continue;
    const concealed = type === 'ankan';
    const quad = type !== 'pon';
    items.push({ code: quad ? 'quad' : 'triplet', fu: setFu(kind, concealed, quad), tiles: justKind(kind), kind, concealed });
  }
}
