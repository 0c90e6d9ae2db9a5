import type { WinRecord } from '@tenbo/engine';

import type { HandLocale } from '../locale.ts';

/**
 * The round, the seat and the kind of win.
 *
 * @example
 * import { parseRecord, unwrap } from '@tenbo/engine';
 * const { win } = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' }));
 * describeSituation({ win }, localeOf('en')); // → 'East round · South · ron'
 */
export function describeSituation(
  { win }: Pick<WinRecord, 'win'>,
  { methods, seats, rounds }: Pick<HandLocale, 'methods' | 'seats' | 'rounds'>,
): string {
  return [rounds[win.roundWind], seats[win.seatWind], methods[win.method.by]].join(' · ');
}
