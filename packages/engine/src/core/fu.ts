import type { Candidate } from './candidate.ts';
import { HAND, READING } from '../hand/facts.ts';
import { acceptanceOf } from '../tenpai/acceptance.ts';
import { type WaitShape, kindsOfBlock } from '../hand/reading.ts';
import type { FuRules } from '../rules/hand-rules.ts';
import type { SuitReading } from './suits.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, HAKU, type Kind, RANKS, isSimple } from '../tiles/tile.ts';

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
 * The fu of a candidate before rounding, in fu.
 * Source: the common table (base 20, closed ron 10, triplets 2–8, quads 8–32, pair 2, wait 2, tsumo 2), which all five source documents share.
 */
export function countFu(candidate: Candidate, survey: Survey, rules: FuRules, trace?: FuItem[]): number {
  if (candidate.form === 'sevenPairs') {
    trace?.push({ code: 'sevenPairs', fu: rules.sevenPairs.fu, tiles: [] });
    return rules.sevenPairs.fu;
  }
  trace?.push({ code: 'base', fu: BASE_FU, tiles: [] });
  let fu = BASE_FU + closedRonFu(survey, rules, trace);
  if (candidate.form !== 'standard') return survey.tsumo ? fu + tsumoFu(candidate, survey, rules, trace) : fu;
  if ((candidate.facts & READING.fourRuns) === 0) fu += concealedTripletFu(candidate, survey, trace) + meldFu(survey, trace);
  if (candidate.facts & READING.valuePair) fu += pairFu(candidate.pair, survey, rules, trace);
  fu += waitFu(candidate, survey, rules, trace);
  if (survey.tsumo) return fu + tsumoFu(candidate, survey, rules, trace);
  return fu === BASE_FU && !survey.closed ? fu + openPinfuFu(rules, trace) : fu;
}

/** Rounded up to a ten, where the rules have an end of it up to that; the flat fu of seven pairs stay as they are. */
export function roundFu(fu: number, form: Candidate['form'], { most }: FuRules): number {
  const rounded = form === 'sevenPairs' ? fu : Math.ceil(fu / 10) * 10;
  return most === null ? rounded : Math.min(rounded, most);
}

function closedRonFu(survey: Survey, { closedRon }: FuRules, trace?: FuItem[]): number {
  if (survey.tsumo || !survey.closed || closedRon === 0) return 0;
  trace?.push({ code: 'closedRon', fu: closedRon, tiles: [survey.tile] });
  return closedRon;
}

/** A triplet that another player's tile finished counts as open. */
function concealedTripletFu(candidate: Candidate, survey: Survey, trace?: FuItem[]): number {
  let fu = 0;
  for (let suit = 0; suit < 4; suit++) {
    for (let set = (candidate.suits[suit] as SuitReading).tripletSet; set !== 0; set &= set - 1) {
      const kind = (suit * RANKS + lowestBit(set)) as Kind;
      const concealed = survey.tsumo || candidate.wonIn !== 'triplet' || kind !== survey.tile;
      const line = setFu(kind, concealed, false);
      trace?.push({ code: 'triplet', fu: line, tiles: [kind], kind, concealed });
      fu += line;
    }
  }
  return fu;
}

function meldFu({ melds }: Survey, trace?: FuItem[]): number {
  let fu = 0;
  for (let i = 0; i < melds.count; i++) {
    const type = melds.types[i];
    if (type === 'chi') continue;
    const kind = melds.kinds[i] as Kind;
    const concealed = type === 'ankan';
    const line = setFu(kind, concealed, type !== 'pon');
    trace?.push({ code: type === 'pon' ? 'triplet' : 'quad', fu: line, tiles: [kind], kind, concealed });
    fu += line;
  }
  return fu;
}

function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** 2 for an open triplet of simples; concealed, terminals or honours double it, a quad makes it fourfold. */
export function setFu(kind: Kind, concealed: boolean, quad: boolean): number {
  return 2 * (concealed ? 2 : 1) * (isSimple(kind) ? 1 : 2) * (quad ? 4 : 1);
}

function pairFu(kind: Kind, { seatWind, roundWind }: Survey, rules: FuRules, trace?: FuItem[]): number {
  const as = kind >= HAKU ? 'dragon' : kind !== seatWind ? 'roundWind' : kind !== roundWind ? 'seatWind' : 'doubleWind';
  const fu = fuOfPair(as, rules);
  trace?.push({ code: 'pair', fu, tiles: [kind], kind, as });
  return fu;
}

export function fuOfPair(as: PairValue, { doubleWindPair }: FuRules): number {
  return as === 'doubleWind' ? doubleWindPair : 2;
}

function waitFu(candidate: Candidate, survey: Survey, rules: FuRules, trace?: FuItem[]): number {
  const { wait } = candidate;
  const fu = fuOfWait(wait, rules);
  if (fu === 0 || (rules.wait === 'oneTile' && !waitsOnOneTile(survey))) return 0;
  trace?.push({ code: 'wait', fu, tiles: wonKinds(candidate, survey), wait, by: rules.wait });
  return fu;
}

/** The block with the winning tile. */
function wonKinds({ wonIn, wonRun }: Candidate, { tile }: Survey): readonly Kind[] {
  return wonIn === 'run' ? kindsOfBlock({ type: 'run', kind: wonRun }) : [tile];
}

/** Whether the hand waited for no kind but the winning one ("one chance"), out of the kinds that `waits` names. */
function waitsOnOneTile(survey: Survey): boolean {
  const { tile, melds, playedWith } = survey;
  const concealed = Uint8Array.from(ALL_KINDS, (kind) => survey.concealed(kind) - (kind === tile ? 1 : 0));
  const held = concealed.map((count, kind) => count + melds.copiesOf(kind as Kind));
  return acceptanceOf({ concealed, held, known: held }, melds.count, playedWith).tiles.length === 1;
}

/** What a wait adds: by its shape, or whatever its shape where one tile is asked for. */
export function fuOfWait(wait: WaitShape, rules: FuRules): number {
  const twoSided = wait === 'ryanmen' || wait === 'shanpon';
  return twoSided && rules.wait === 'shape' ? 0 : WAIT_FU;
}

function tsumoFu({ facts }: Candidate, survey: Survey, rules: FuRules, trace?: FuItem[]): number {
  const pinfu = survey.closed && (facts & PINFU_MASK) === PINFU;
  if (pinfu && rules.pinfuTsumo === 'waivesFu') return 0;
  if (rules.rinshanTsumo === 0 && survey.facts & HAND.rinshan) return 0;
  trace?.push({ code: 'tsumo', fu: TSUMO_FU, tiles: [survey.tile] });
  return TSUMO_FU;
}

const PINFU = READING.fourRuns | READING.ryanmen;
const PINFU_MASK = PINFU | READING.valuePair;

function openPinfuFu(rules: FuRules, trace?: FuItem[]): number {
  const fu = OPEN_PINFU_FU[rules.openPinfu];
  if (fu > 0) trace?.push({ code: 'openPinfu', fu, tiles: [] });
  return fu;
}

export const OPEN_PINFU_FU = { plus2: 2, flat30: 10, none: 0 } as const;
