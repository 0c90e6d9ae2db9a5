import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/**
 * Doramahjong.com, "EMA riichi mahjong scoring": closed tanyao only, renhou a yakuman, little three dragons as 4, one yakuman at the most
 * ("the exact number of fans are no longer of interest"). Several winners are each paid in full; it tells nothing of draws and of the match.
 * A self-draw is 2 fu without exception, with pinfu too. Its dora are those of the indicators, so that red fives are none. Sankantsu is missing
 * from its list, as an oversight.
 */
export const doramahjong: RuleSet = {
  ...standard,
  id: 'doramahjong',
  name: 'Dora Mahjong',
  yakuNames: 'doramahjong',
  tiles: { ...standard.tiles, redFives: [0, 0, 0] },
  yaku: { ...standard.yaku, openTanyao: 'closedOnly', renhou: 'yakuman', shousangen: 'four', yakumanStacking: 'highest' },
  fu: { ...standard.fu, pinfuTsumo: 'keepsFu' },
};
