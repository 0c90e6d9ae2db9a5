import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/** Mahjong Soul (雀魂), four players, ranked rooms: four double yakuman, six at the most. Source: the game's rule page. */
export const majsoul: RuleSet = {
  ...standard,
  id: 'majsoul',
  name: 'Mahjong Soul',
  yaku: {
    ...standard.yaku,
    doubleYakuman: ['daisuushii', 'suuankouTanki', 'kokushi13', 'junseiChuuren'],
    yakumanLimit: 6,
  },
};
