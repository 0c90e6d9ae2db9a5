import type { Explanation, FuItem } from '@tenbo/engine';
import type { TermId } from '@tenbo/i18n';

/** What the glossary calls the lines of yaku and dora. */
export function termsOfLines({ yaku, dora }: Explanation): readonly TermId[] {
  return [...yaku.map(({ id }) => id), ...DORA.filter(([key]) => dora[key] > 0).map(([, term]) => term)];
}

const DORA = [
  ['dora', 'dora'],
  ['akaDora', 'red-five'],
  ['uraDora', 'ura-dora'],
  ['kita', 'kita'],
] as const satisfies readonly (readonly [keyof Explanation['dora'], TermId])[];

/** What the glossary calls a line of fu. */
export function termOfFu(item: FuItem): TermId {
  if (item.code === 'triplet') return item.concealed ? 'concealed-triplet' : 'open-triplet';
  if (item.code === 'quad') return item.concealed ? 'closed-quad' : 'quad';
  if (item.code === 'wait') return item.wait === 'thirteenSided' ? 'wait' : item.wait;
  return FU[item.code];
}

const FU = {
  base: 'base-fu',
  sevenPairs: 'chiitoitsu',
  closedRon: 'closed-ron-fu',
  tsumo: 'tsumo',
  openPinfu: 'open-pinfu',
  pair: 'pair',
} as const satisfies { readonly [C in FuItem['code']]?: TermId };
