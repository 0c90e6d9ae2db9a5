import { FORM, PART, type Placed } from './placed.ts';
import { BASE_FU, type PairValue, closedRonFu, fuOfPair, pairValueOf, tsumoFu, waitFu } from './fu.ts';
import { meldsOf } from './melds.ts';
import { lowestBit, setFu, tripletRanks } from './sets.ts';
import { WAITS, WHOLE_HAND, type WaitShape, justKind, kindsOfRun } from '../hand/reading.ts';
import type { FuRules } from '../rules/hand-rules.ts';
import type { Survey } from './survey.ts';
import { type Kind, RANKS } from '../tiles/tile.ts';

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

/** The fu of a reading line by line. @param total its fu before rounding, to which the lines add up */
export function fuItems(placed: Placed, survey: Survey, rules: FuRules, total: number): readonly FuItem[] {
  if (placed.form === FORM.sevenPairs) return [{ code: 'sevenPairs', fu: total, tiles: WHOLE_HAND }];
  const items: FuItem[] = [{ code: 'base', fu: BASE_FU, tiles: WHOLE_HAND }];
  const add = (code: 'closedRon' | 'tsumo', fu: number) => {
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
