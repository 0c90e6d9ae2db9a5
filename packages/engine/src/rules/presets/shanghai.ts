import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/**
 * Shanghai: Second Dynasty, "Scoring Japanese mah-jongg": 30 fu 4 han is mangan, 2 fu for "own or prevailing wind", charts up to 70 fu, nothing
 * for an open hand without fu, nothing counted above a yakuman. Its "One-Chance" is not explained: by shape, as common.
 */
export const shanghai: RuleSet = {
  ...standard,
  id: 'shanghai',
  name: 'Shanghai: Second Dynasty',
  yaku: { ...standard.yaku, yakumanStacking: 'highest' },
  fu: { ...standard.fu, doubleWindPair: 2, openPinfu: 'none', most: 70 },
  points: { ...standard.points, kiriageMangan: 'played' },
};
