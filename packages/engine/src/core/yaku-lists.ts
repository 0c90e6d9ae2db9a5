import type { YakuDef } from '../yaku/define.ts';
import { type YakuId, yakuOf } from '../yaku/index.ts';

/** A yaku that counted, with its han, or its multiple for a yakuman. Without limits every yaku has han. */
export type YakuItem = readonly [id: YakuId, han: number];

/** Every list of yaku that a scorer has come across, in the order of `YAKU`. Hands that have the same yaku share one list; the first is empty. */
export class YakuLists {
  readonly all: (readonly YakuItem[])[] = [Object.freeze([])];
  /** Of each list, the blocks that each of its yaku is about; undefined if that is the whole hand. */
  readonly about: (readonly YakuDef['about'][])[] = [[]];
  readonly #known = new Map<string, number>([['', 0]]);

  indexOf(items: readonly YakuItem[]): number {
    const key = items.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.all.length);
    this.about.push(items.map(([id]) => yakuOf(id).about));
    return this.all.push(Object.freeze(items)) - 1;
  }
}
