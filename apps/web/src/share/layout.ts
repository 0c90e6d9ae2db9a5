import { handItems } from './hand-layout.ts';
import type { Item, Measure } from './items.ts';
import type { Picture } from './picture.ts';
import { settlementItems } from './settlement-layout.ts';

/** Everything in a picture with its position, in the order it is painted. */
export function itemsOf(picture: Picture, measure: Measure): readonly Item[] {
  return picture.of === 'hand' ? handItems(picture, measure) : settlementItems(picture, measure);
}
