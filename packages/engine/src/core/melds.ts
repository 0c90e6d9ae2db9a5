import { type Kind, type Tile, kindOf, suitOf } from '../tiles/tile.ts';
import type { MeldType } from '../hand/win.ts';

/** The melds of a hand, added up. Sets of runs and triplets have a bit a rank, per suit; honours are suit 3. */
export class MeldSum {
  readonly runSets: Int32Array = new Int32Array(3);
  readonly tripletSets: Int32Array = new Int32Array(4);
  readonly types: MeldType[] = ['chi', 'chi', 'chi', 'chi'];
  /** The lowest kind of each meld. */
  readonly kinds: Uint8Array = new Uint8Array(MOST_MELDS);
  count = 0;
  open = 0;
  runs = 0;
  quads = 0;
  closedQuads = 0;
  insideBlocks = 0;

  clear(): void {
    if (this.count === 0) return;
    for (let suit = 0; suit < 3; suit++) this.runSets[suit] = 0;
    for (let suit = 0; suit < 4; suit++) this.tripletSets[suit] = 0;
    this.count = this.open = this.runs = this.quads = this.closedQuads = this.insideBlocks = 0;
  }

  /** Adds a meld; one too many is only counted, as the tiles are then too many as well. */
  add(type: MeldType, kind: Kind): void {
    const suit = suitOf(kind);
    const rank = kind % 9;
    if (this.count < MOST_MELDS) {
      this.types[this.count] = type;
      this.kinds[this.count++] = kind;
    }
    if (type !== 'ankan') this.open++;
    if (type === 'chi') {
      (this.runSets[suit] as number) |= 1 << rank;
      this.runs++;
      if (rank > 0 && rank < 6) this.insideBlocks++;
      return;
    }
    (this.tripletSets[suit] as number) |= 1 << rank;
    if (type !== 'pon') this.quads++;
    if (type === 'ankan') this.closedQuads++;
    if (suit < 3 && rank > 0 && rank < 8) this.insideBlocks++;
  }

  /** How many tiles of a kind are in the melds. */
  copiesOf(kind: Kind): number {
    let copies = 0;
    for (let i = 0; i < this.count; i++) {
      const beyond = kind - (this.kinds[i] as number);
      const type = this.types[i];
      if (type === 'chi' ? beyond >= 0 && beyond < 3 : beyond === 0) copies += type === 'chi' ? 1 : type === 'pon' ? 3 : 4;
    }
    return copies;
  }
}

const MOST_MELDS = 4;

/** The lowest kind of a well-made meld, else -1. */
export function meldKind(type: MeldType, tiles: readonly Tile[]): number {
  const first = kindOf(tiles[0] as Tile);
  if (type === 'chi') return tiles.length === 3 ? lowestOfRun(tiles) : -1;
  if (tiles.length !== (type === 'pon' ? 3 : 4)) return -1;
  for (let i = 1; i < tiles.length; i++) if (kindOf(tiles[i] as Tile) !== first) return -1;
  return first;
}

function lowestOfRun(tiles: readonly Tile[]): number {
  const a = kindOf(tiles[0] as Tile);
  const b = kindOf(tiles[1] as Tile);
  const c = kindOf(tiles[2] as Tile);
  const low = Math.min(a, b, c);
  const isRun = a !== b && b !== c && a !== c && Math.max(a, b, c) === low + 2;
  return isRun && low < 27 && low % 9 < 7 ? low : -1;
}
