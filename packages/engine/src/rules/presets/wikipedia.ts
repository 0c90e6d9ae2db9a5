import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/**
 * Wikipedia, "Japanese mahjong scoring rules": 2 fu for a double-wind pair, several yakuman paid together. Double are only the two that its
 * example of six yakuman needs, four wind quads and a dragon pair. Nagashi mangan needs a closed hand; chombo is a mangan the other way round,
 * void beside a win. A match ends when somebody has lost all points; nobody is first below the target, so that a further round is played. Start,
 * uma, two han from five honba and wareme (doubled with the honba) are left to choice; the text leaves open tanyao and red fives open: as common.
 */
export const wikipedia: RuleSet = {
  ...standard,
  id: 'wikipedia',
  name: 'Wikipedia',
  yaku: { ...standard.yaku, doubleYakuman: ['daisuushii', 'suuankouTanki'] },
  fu: { ...standard.fu, doubleWindPair: 2 },
  draws: { ...standard.draws, nagashiHand: 'closed' },
  match: { ...standard.match, bust: 'zeroOrBelow', goal: 30_000 },
};
