import { type Found, range, scoreHands } from './blocks.ts';
import { COMPLETE_HANDS, placesOf } from './complete-hands.ts';
import { RULE_SETS } from './rule-sets.ts';

const BAMBOO = 2;
const HONOURS = 3;

/**
 * The part of all hands that `npm test` scores under the standard rules: those of bamboo only (the suit with its own yaku), those of
 * honours only, and every 97th of the rest. Under the other rules it scores every fiftieth of these.
 */
export function scorePart(id: string): Found {
  const step = id === 'standard' ? 1 : 50;
  const alone = [...placesOf(BAMBOO), ...placesOf(HONOURS)];
  const known = new Set(alone);
  const rest = [...range(0, COMPLETE_HANDS, 97)].filter((place) => !known.has(place));
  const places = [...alone, ...rest].filter((_, nth) => nth % step === 0);
  return scoreHands(places, [RULE_SETS[id]!])[0] as Found;
}
