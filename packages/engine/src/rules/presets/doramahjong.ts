import { standard } from './standard.ts';
import { preset } from './preset.ts';

/**
 * Doramahjong.com, "EMA riichi mahjong scoring": closed tanyao only, renhou a yakuman, little three dragons as 4, at most one yakuman
 * ("the exact number of fans are no longer of interest"). Several winners are each paid in full; it does not mention draws or the match.
 * Tsumo is always 2 fu, even with pinfu. Its only dora are those of the indicators, so there are no red fives. Sankantsu is missing from its
 * list, probably by mistake.
 */
export const doramahjong = preset({
  ...standard,
  id: 'doramahjong',
  name: 'Dora Mahjong',
  yakuNames: 'doramahjong',
  tiles: { ...standard.tiles, redFives: [0, 0, 0] },
  yaku: { ...standard.yaku, openTanyao: 'closedOnly', renhou: 'yakuman', shousangen: 'four', yakumanStacking: 'highest' },
  fu: { ...standard.fu, pinfuTsumo: 'keepsFu' },
});
