import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/**
 * European Mahjong Association, riichi rules of 2016: no red fives, yakuman neither counted nor added up, renhou mangan.
 * Sources disagree on the double-wind pair (docs/rulings.md, "Double-wind pair").
 */
export const ema2016: RuleSet = {
  ...standard,
  id: 'ema2016',
  name: 'EMA 2016',
  tiles: { ...standard.tiles, redFives: [0, 0, 0] },
  yaku: { ...standard.yaku, renhou: 'mangan', yakumanStacking: 'highest' },
  points: { ...standard.points, countedYakuman: 'sanbaiman' },
};
