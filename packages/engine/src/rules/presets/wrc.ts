import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/** World Riichi Championship, rules of 2025: no red fives, kiriage mangan, 2 fu for a double-wind pair, renhou mangan. */
export const wrc2025: RuleSet = {
  ...standard,
  id: 'wrc2025',
  name: 'WRC 2025',
  tiles: { ...standard.tiles, redFives: [0, 0, 0] },
  yaku: { ...standard.yaku, renhou: 'mangan' },
  fu: { ...standard.fu, doubleWindPair: 2, openPinfu: 'flat30' },
  points: { ...standard.points, kiriageMangan: 'played' },
};
