import {
  type Block,
  type Reading,
  type Tile,
  type Win,
  formatMeld,
  formatTiles,
  isRedFive,
  kindAt,
  kindOf,
  rankOf,
  suitOf,
} from '@tenbo/engine';

/**
 * A reading as grouped tiles in notation: melds in brackets, and `+` before the winning tile in the block that it completed.
 *
 * @param win the win that was read; without it, red fives look like other fives and no tile is marked
 * @example
 * import { explainRecord, parseRecord, unwrap } from '@tenbo/engine';
 * const record = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' }));
 * const { reading } = unwrap(explainRecord(record));
 * formatReading(reading, record.win); // → '234m 67+8m 406p 567s 88s'
 * formatReading(reading); // → '234m 678m 456p 567s 88s'
 */
export function formatReading({ blocks }: Reading, win?: Pick<Win, 'hand' | 'tile'>): string {
  if (!win) return blocks.map(plainBlock).join(' ');
  const reds = win.hand.concealed.filter(isRedFive);
  const concealed = blocks.filter((block) => !block.meld).map((block) => heldBlock(block, win.tile, reds));
  return [...concealed, ...win.hand.melds.map(formatMeld)].join(' ');
}

/** The tiles of a block. */
export function tilesOf({ type, kind }: Pick<Block, 'type' | 'kind'>): readonly Tile[] {
  if (type === 'run') return [0, 1, 2].map((i) => kindAt(suitOf(kind), rankOf(kind) + i));
  const count = { single: 1, pair: 2, triplet: 3, quad: 4 }[type];
  return Array<Tile>(count).fill(kind);
}

function plainBlock(block: Block): string {
  const tiles = formatTiles(tilesOf(block));
  return block.meld ? (block.concealed ? `(${tiles})` : `[${tiles}]`) : tiles;
}

/** A block of concealed tiles. Removes the red fives it shows from `reds`. */
function heldBlock(block: Block, winning: Tile, reds: Tile[]): string {
  if (!block.won) return formatTiles(tilesOf(block).map((tile) => redden(tile, reds)));
  const held = formatTiles(withoutOne(tilesOf(block), winning).map((tile) => redden(tile, reds)));
  return `${held.slice(0, -1)}+${formatTiles([winning])}`;
}

function redden(tile: Tile, reds: Tile[]): Tile {
  const at = reds.findIndex((red) => kindOf(red) === tile);
  return at < 0 ? tile : (reds.splice(at, 1)[0] ?? tile);
}

/** The tiles without one tile of the same kind as `tile`. */
export function withoutOne(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  const at = tiles.findIndex((other) => kindOf(other) === kindOf(tile));
  return tiles.filter((_, i) => i !== at);
}
