import { type Kind, type Tile, kindOf } from '@tenbo/engine';

import type { GameEvent } from '../game.ts';
import { writeAdded, writeCall, writeClosedQuad, writeTile, writeTiles } from './write-tiles.ts';

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
