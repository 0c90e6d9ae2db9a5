import {
  type Block,
  type Explanation,
  type FuItem,
  type Reading,
  type Tile,
  type Win,
  formatTiles,
  isHonor,
  isTerminal,
  kindOf,
} from '@tenbo/engine';

import type { HandLocale, ShownTiles } from '../locale.ts';
import { tilesOf, withoutOne } from './reading-text.ts';

export interface FuText {
  /** "closed triplet of honours 555z". */
  readonly label: string;
  /** The same without its tiles, for a page that shows them: "closed triplet of honours". */
  readonly name: string;
  /** The tiles that give the fu; for a wait, the tiles that waited. */
  readonly tiles: readonly Tile[];
  readonly fu: number;
}

/** The fu of a hand line by line. */
export function fuTexts({ fuItems, reading }: Explanation, win: Win, locale: HandLocale): FuText[] {
  return fuItems.map((item) => {
    const tiles = tilesShown(item, reading.blocks, win.tile);
    const shown = shownTiles(item, tiles, reading, win.tile);
    const name = fuLabel(item, { ...shown, tiles: '' }, locale).replaceAll(/ +(?= |（|$)/g, '');
    return { label: fuLabel(item, shown, locale), name, tiles, fu: item.fu };
  });
}

function fuLabel(item: FuItem, shown: ShownTiles, locale: HandLocale): string {
  return (locale.fuLine[item.code] as (item: FuItem, shown: ShownTiles) => string)(item, shown);
}

function shownTiles(item: FuItem, tiles: readonly Tile[], { blocks }: Reading, winning: Tile): ShownTiles {
  const kind = kindOf(tiles[0] ?? winning);
  const of = isHonor(kind) ? 'honors' : isTerminal(kind) ? 'terminals' : 'simples';
  const won = blocks.find((block) => block.won);
  const byRon = item.code === 'triplet' && won?.type === 'triplet' && !won.concealed && won.kind === item.kind;
  return { tiles: formatTiles(tiles), of, byRon };
}

/** The tiles of a line; for a wait, the tiles that waited. */
function tilesShown(item: FuItem, blocks: readonly Block[], winning: Tile): readonly Tile[] {
  if (item.code === 'wait') return blocks.filter(({ won }) => won).flatMap((block) => withoutOne(tilesOf(block), winning));
  return 'kind' in item ? tilesOf({ type: item.code, kind: item.kind }) : [];
}
