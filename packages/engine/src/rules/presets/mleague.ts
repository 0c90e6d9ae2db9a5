import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/** M.League: kiriage mangan, no counted yakuman, 2 fu for a double-wind pair. Source: m-league.jp and guides that quote it. */
export const mleague: RuleSet = {
  ...standard,
  id: 'mleague',
  name: 'M.League',
  fu: { ...standard.fu, doubleWindPair: 2 },
  points: { ...standard.points, kiriageMangan: 'played', countedYakuman: 'sanbaiman' },
};
