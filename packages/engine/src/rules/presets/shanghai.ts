import { standard } from './standard.ts';
import { preset } from './preset.ts';

/**
 * Shanghai: Second Dynasty, "Scoring Japanese mah-jongg": 30 fu 4 han is mangan, 2 fu for "own or prevailing wind", nothing for an open hand
 * without fu, nothing counted above a yakuman; its charts end at 70 fu, but its examples use 90. 25,000 points (or those of
 * `offeredStarts`) against 30,000 and no uma unless chosen; each player's thousands are rounded separately. Its "One-Chance" is not explained: by shape, as common. So is everything
 * it does not mention.
 */
export const shanghai = preset({
  ...standard,
  id: 'shanghai',
  name: 'Shanghai: Second Dynasty',
  yakuNames: 'shanghai',
  yaku: { ...standard.yaku, yakumanStacking: 'highest' },
  fu: { ...standard.fu, doubleWindPair: 2, openPinfu: 'none' },
  points: { ...standard.points, kiriageMangan: 'played', countedYakuman: 'yakuman' },
  standings: { ...standard.standings, uma: [[0, 0, 0, 0]], rounding: 'fiveUpEach' },
});
