import type { CountedWin } from './counted-win.ts';
import type { Win } from '../hand/win.ts';

/** The win that was counted. */
export function winOf(counted: CountedWin): Win {
  return counted.source as Win;
}
