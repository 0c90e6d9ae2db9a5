import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/**
 * Video mahjong, "How your score is calculated": 70 fu at the most, 2 fu for a wait on one tile only, nothing for an open hand without fu,
 * dora in closed hands only, a yakuman for every 13 han, seven at the most. Type A is for four players; red fives are as common.
 */
export const arcadeA: RuleSet = {
  ...standard,
  id: 'arcadeA',
  name: 'Arcade, type A',
  dora: { ...standard.dora, inOpenHand: 'none' },
  yaku: { ...standard.yaku, yakumanLimit: 7 },
  fu: { ...standard.fu, wait: 'oneTile', most: 70, openPinfu: 'none' },
  points: { ...standard.points, countedYakuman: 'perThirteen' },
};

/** Type B, two players: the other pays a double share of a tsumo. */
export const arcadeB: RuleSet = {
  ...arcadeA,
  id: 'arcadeB',
  name: 'Arcade, type B',
  tiles: { ...arcadeA.tiles, players: 2 },
  payments: { ...arcadeA.payments, honba: { ron: 300, tsumoEach: 300 } },
  draws: { ...arcadeA.draws, noten: 1000 },
  standings: { ...arcadeA.standings, uma: [[0, 0]] },
};

/** Type C, two players, the commonest: the other pays a tsumo like a ron, six or four times. */
export const arcadeC: RuleSet = {
  ...arcadeB,
  id: 'arcadeC',
  name: 'Arcade, type C',
  payments: { ...arcadeB.payments, tsumo: 'likeRon' },
};
