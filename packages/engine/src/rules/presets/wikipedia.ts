import { standard } from './standard.ts';
import { preset } from './preset.ts';

/**
 * Wikipedia, "Japanese mahjong scoring rules": 2 fu for a double-wind pair, or 4 "if the rules allow"; several yakuman paid together. Only the two that its
 * example of six yakuman needs, four wind quads and a dragon pair, count double. Nagashi mangan needs a closed hand; chombo is a reversed mangan,
 * void if somebody wins. A match ends when somebody has lost all points; nobody can win below the target, so an extra round is played. Start,
 * uma, two han from five honba and wareme (doubled with the honba) are optional; the text does not decide open tanyao and red fives: as common.
 */
export const wikipedia = preset({
  ...standard,
  id: 'wikipedia',
  name: 'Wikipedia',
  yaku: { ...standard.yaku, doubleYakuman: ['daisuushii', 'suuankouTanki'] },
  fu: { ...standard.fu, doubleWindPair: 'twoOrFour' },
  draws: { ...standard.draws, nagashiHand: 'closed' },
  match: { ...standard.match, bust: 'zeroOrBelow', goal: 30_000 },
});
