import {
  type Block,
  type Explanation,
  type Kind,
  type Tile,
  type WinRecord,
  type YakuId,
  WINDS,
  doraOf,
  isHonor,
  isRedFive,
  kindAt,
  kindOf,
  rankOf,
  suitOf,
} from '@tenbo/engine';

/** The tiles that a line of the list of yaku and dora is about; none where it is the whole hand. */
export function tilesOfLine(line: number, explanation: Explanation, record: WinRecord): readonly Tile[] {
  const yaku = explanation.yaku[line];
  if (!yaku) return doraTiles(line - explanation.yaku.length, explanation, record);
  const isPart = PARTS[yaku.id];
  const { blocks } = explanation.reading;
  return isPart ? blocks.filter((block) => isPart(block, blocks, record)).flatMap(tilesOf) : [];
}

/** The tiles that a line of fu is about. */
export function tilesOfFu(line: number, { fuItems, reading }: Explanation, { win }: WinRecord): readonly Tile[] {
  const item = fuItems[line];
  if (item?.code === 'wait') return reading.blocks.filter(({ won }) => won).flatMap(tilesOf);
  if (item?.code === 'tsumo' || item?.code === 'closedRon') return [win.tile];
  return item !== undefined && 'kind' in item ? [item.kind] : [];
}

type IsPart = (block: Block, blocks: readonly Block[], record: WinRecord) => boolean;

const isSet = ({ type }: Block) => type === 'triplet' || type === 'quad';
const isRun = ({ type }: Block) => type === 'run';
const setOf =
  (kindIn: (record: WinRecord) => Kind): IsPart =>
  (block, _, record) =>
    isSet(block) && block.kind === kindIn(record);
const dragon = (rank: number) => setOf(() => kindAt(3, rank));
const windTile = (wind: WinRecord['win']['seatWind']) => kindAt(3, WINDS.indexOf(wind) + 1);
const isDragon: IsPart = ({ kind }) => isHonor(kind) && rankOf(kind) > 4;
const isWind: IsPart = ({ kind }) => isHonor(kind) && rankOf(kind) < 5;
const hasTwin: IsPart = (block, blocks) =>
  isRun(block) && blocks.filter((other) => isRun(other) && other.kind === block.kind).length > 1;

/** Of the yaku that are about a part of the hand, which blocks. */
const PARTS: { readonly [Y in YakuId]?: IsPart } = {
  haku: dragon(5),
  hatsu: dragon(6),
  chun: dragon(7),
  seatWind: setOf(({ win }) => windTile(win.seatWind)),
  roundWind: setOf(({ win }) => windTile(win.roundWind)),
  iipeikou: hasTwin,
  ryanpeikou: hasTwin,
  sanshokuDoujun: (block, blocks) => isRun(block) && suitsOfRank(block, blocks.filter(isRun)) === 3,
  sanshokuDoukou: (block, blocks) => isSet(block) && suitsOfRank(block, blocks.filter(isSet)) === 3,
  ittsuu: (block, blocks) =>
    isRun(block) &&
    [1, 4, 7].includes(rankOf(block.kind)) &&
    [1, 4, 7].every((rank) => blocks.some((other) => isRun(other) && other.kind === kindAt(suitOf(block.kind), rank))),
  toitoi: isSet,
  sanankou: (block) => isSet(block) && block.concealed,
  sankantsu: ({ type }) => type === 'quad',
  shousangen: isDragon,
  daisangen: isDragon,
  shousuushii: isWind,
  daisuushii: isWind,
};

function suitsOfRank({ kind }: Block, blocks: readonly Block[]): number {
  const same = blocks.filter((other) => !isHonor(other.kind) && !isHonor(kind) && rankOf(other.kind) === rankOf(kind));
  return new Set(same.map((other) => suitOf(other.kind))).size;
}

/** Dora stand after the yaku in the order of their names, those that count. */
function doraTiles(line: number, { dora }: Explanation, { win, rules }: WinRecord): readonly Tile[] {
  const pointed = (indicators: readonly Tile[]) => indicators.map((tile) => doraOf(tile, rules.tiles));
  const held = [...win.hand.concealed, win.tile, ...win.hand.melds.flatMap(({ tiles }) => tiles)];
  const tiles = [
    { han: dora.dora, tiles: pointed(win.doraIndicators) },
    { han: dora.akaDora, tiles: held.filter(isRedFive) },
    { han: dora.uraDora, tiles: pointed(win.uraIndicators) },
    { han: dora.kita, tiles: [] },
  ];
  return tiles.filter(({ han }) => han > 0)[line]?.tiles ?? [];
}

function tilesOf({ type, kind }: Block): readonly Tile[] {
  if (type === 'run') return [0, 1, 2].map((i) => kindAt(suitOf(kind), rankOf(kind) + i));
  return [kindOf(kind)];
}
