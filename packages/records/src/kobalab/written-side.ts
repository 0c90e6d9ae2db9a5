import { type Kind, type Meld, type Tile, TILE_FORMATS, formatTiles, kindOf } from '@tenbo/engine';

import type { Call, GameEvent } from '../game.ts';
import { sourceSign } from './tiles.ts';

/** One player's tiles as far as the hand is written. */
export class WrittenSide {
  isDeclaring = false;
  isRiichi = false;
  drawn: Tile | undefined;
  readonly #concealed: Tile[];
  readonly #melds: { readonly text: string; readonly pon?: Kind }[] = [];
  #isReplacing = false;

  constructor(dealt: readonly Tile[]) {
    this.#concealed = [...dealt];
  }

  /** @returns whether the tile replaces one of a quad */
  draw(tile: Tile): boolean {
    const isReplacement = this.#isReplacing;
    this.#isReplacing = false;
    this.#concealed.push(tile);
    this.drawn = tile;
    return isReplacement;
  }

  /** @returns whether the discard declares riichi */
  discard(tile: Tile): boolean {
    this.#lay([tile]);
    const isDeclaring = this.isDeclaring;
    this.isRiichi ||= isDeclaring;
    this.isDeclaring = false;
    return isDeclaring;
  }

  call(call: Extract<GameEvent, { readonly type: 'call' }>): string {
    const { meld, called } = call;
    this.#lay(meld.tiles.toSpliced(meld.tiles.indexOf(called), 1));
    const text = writeCall(call);
    this.#melds.push(meld.type === 'pon' ? { text, pon: kindOf(called) } : { text });
    this.#isReplacing = meld.type === 'daiminkan';
    return text;
  }

  /** @returns undefined if a tile is added to a pon that does not exist */
  quad({ meld, added }: Extract<GameEvent, { readonly type: 'quad' }>): string | undefined {
    const at = added === undefined ? this.#melds.length : this.#melds.findIndex(({ pon }) => pon === kindOf(added));
    if (at < 0) return undefined;
    const text =
      added === undefined ? writeClosedQuad(meld) : writeAdded((this.#melds[at] as { readonly text: string }).text, added);
    this.#melds[at] = { text };
    this.#lay(added === undefined ? meld.tiles : [added]);
    this.#isReplacing = true;
    return text;
  }

  /** The hand, with the tile won or just drawn last. @param isHeld whether that tile is already in the hand */
  text(last: Tile | undefined, isHeld: boolean): string {
    const others = [...this.#concealed];
    if (last !== undefined && isHeld) others.splice(others.lastIndexOf(last), 1);
    const shown = `${writeTiles(others)}${last === undefined ? '' : writeTile(last)}${this.isRiichi ? '*' : ''}`;
    return [shown, ...this.#melds.map(({ text }) => text)].join(',');
  }

  #lay(tiles: readonly Tile[]): void {
    for (const tile of tiles) {
      const at = this.#concealed.indexOf(tile);
      if (at >= 0) this.#concealed.splice(at, 1);
    }
    this.drawn = undefined;
  }
}

/** A tile with its suit first, such as `m0`. */
export function writeTile(tile: Tile): string {
  const [digit, suit] = TILE_FORMATS.majsoul.write(tile);
  return `${suit}${digit}`;
}

/** Tiles in order, such as `m123p055z1`. */
export function writeTiles(tiles: readonly Tile[]): string {
  return formatTiles(tiles).replaceAll(/(\d+)([mpsz])/g, '$2$1');
}

/** A called meld. The program compares such texts, so red fives stand where it puts them: last of the caller's own, and in a run in their place. */
function writeCall({ seat, from, meld, called }: Call): string {
  const mark = sourceSign(seat, from);
  if (meld.type === 'chi')
    return ofSuit(
      meld,
      byKind(meld.tiles).map((tile) => (tile === called ? rank(tile) + mark : rank(tile))),
    );
  const own = [...meld.tiles];
  own.splice(own.indexOf(called), 1);
  return ofSuit(meld, [...redsLast(own), `${rank(called)}${mark}`]);
}

function writeClosedQuad(meld: Meld): string {
  return ofSuit(meld, redsLast(meld.tiles));
}

/** A pon, to which a tile was added. */
function writeAdded(pon: string, added: Tile): string {
  return pon + rank(added);
}

function ofSuit({ tiles: [first] }: Meld, ranks: readonly string[]): string {
  return (first === undefined ? '' : writeTile(first).charAt(0)) + ranks.join('');
}

function redsLast(tiles: readonly Tile[]): readonly string[] {
  return tiles.map(rank).toSorted().toReversed();
}

function byKind(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.toSorted((one, other) => kindOf(one) - kindOf(other));
}

function rank(tile: Tile): string {
  return writeTile(tile).charAt(1);
}
