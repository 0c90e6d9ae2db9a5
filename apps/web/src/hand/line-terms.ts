import type { Explanation, FuItem, Tile } from '@tenbo/engine';
import type { TermId } from '@tenbo/i18n';

/** A line of yaku or dora: what the glossary calls it, and the tiles it lights. */
export interface ValueLine {
  readonly term: TermId;
  readonly tiles: readonly Tile[];
}

/** The lines of a win's value: its yaku, then the kinds of dora that count. */
export function valueLines({ yaku, yakuTiles, dora, doraTiles }: Explanation): readonly ValueLine[] {
  const counted = DORA.filter(([key]) => dora[key] > 0);
  return [
    ...yaku.map(({ id }, i) => ({ term: id, tiles: yakuTiles[i] ?? [] })),
    ...counted.map(([key, term]) => ({ term, tiles: doraTiles[key] })),
  ];
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
