import { handItems } from './hand-layout.ts';
import type { Item, Measure } from './items.ts';
import { nightItems } from './night-layout.ts';
import type { Picture } from './picture.ts';
import { settlementItems } from './settlement-layout.ts';

/** Everything in a picture with its position, in the order it is painted. */
export function itemsOf(picture: Picture, measure: Measure): readonly Item[] {
  switch (picture.of) {
    case 'hand':
      return handItems(picture, measure);
    case 'settlement':
      return settlementItems(picture, measure);
    case 'night':
      return nightItems(picture, measure);
  }
}
