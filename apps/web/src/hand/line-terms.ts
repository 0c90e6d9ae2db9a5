import type { DoraHan, Explanation, FuItem, Kind, Reading, Tile } from '@tenbo/engine';
import type { TermId } from '@tenbo/i18n';

/** A line of yaku or dora: its glossary term, the tiles it highlights, and those shown next to its name. */
export interface ValueLine {
  readonly term: TermId;
  readonly tiles: readonly Tile[];
  readonly shown: readonly Tile[];
}

/** The lines of a win's value: its yaku, then the kinds of dora that count. */
export function valueLines(explanation: Explanation): readonly ValueLine[] {
  const { yaku, yakuTiles, doraTiles, reading } = explanation;
  const counted = DORA.filter(([key]) => explanation[key] > 0);
  return [
    ...yaku.map(([id], i) => ({ term: id, tiles: yakuTiles[i] ?? [], shown: copies(yakuTiles[i] ?? [], reading) })),
    ...counted.map(([key, term]) => ({ term, tiles: doraTiles[key], shown: doraTiles[key] })),
  ];
}

const COPIES = { triplet: 3, quad: 4, pair: 2 } as const;

/** Kinds as tiles: one of each for a run, as many as the block has for any other block. */
function copies(kinds: readonly Kind[], { blocks }: Reading): readonly Tile[] {
  const isInRun = (kind: Kind) =>
    blocks.some(
      (block) =>
        block.type === 'run' &&
        [0, 1, 2].every((i) => kinds.includes((block.kind + i) as Kind)) &&
        kind >= block.kind &&
        kind <= block.kind + 2,
    );
  return kinds.flatMap((kind) => {
    const block = blocks.find((one) => one.kind === kind && one.type in COPIES);
    const count = block && !isInRun(kind) ? COPIES[block.type as keyof typeof COPIES] : 1;
    return Array.from({ length: count }, () => kind);
  });
}

const DORA = [
  ['dora', 'dora'],
  ['akaDora', 'red-five'],
  ['uraDora', 'ura-dora'],
  ['kita', 'kita'],
] as const satisfies readonly (readonly [keyof DoraHan, TermId])[];

/** The glossary term of a line of fu. */
export function termOfFu(item: FuItem): TermId {
  if (item.code === 'triplet') return item.concealed ? 'concealed-triplet' : 'open-triplet';
  if (item.code === 'quad') return item.concealed ? 'closed-quad' : 'quad';
  if (item.code === 'wait') return item.wait === 'thirteenSided' ? 'wait' : item.wait;
  return FU[item.code] ?? 'fu';
}

const FU: { readonly [C in FuItem['code']]?: TermId } = {
  base: 'base-fu',
  sevenPairs: 'chiitoitsu',
  closedRon: 'closed-ron-fu',
  tsumo: 'tsumo',
  openPinfu: 'open-pinfu',
  pair: 'pair',
};
