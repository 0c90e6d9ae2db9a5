import type { Locale } from '../locale.ts';
import { hands } from './index.ts';
import { match } from './match.ts';
import { rules } from './rules.ts';

export { conversion } from './conversion.ts';
export { season } from './season.ts';
export { seating } from './seating.ts';

/** All Chinese words. */
export const locale: Locale = { ...hands, ...rules, match };
