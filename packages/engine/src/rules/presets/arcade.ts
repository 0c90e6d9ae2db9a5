import type { RuleSet } from '../ruleset.ts';
import { standard } from './standard.ts';

/**
 * Video mahjong, "How your score is calculated": 70 fu at the most, 2 fu for a wait on one tile only, nothing for an open hand without fu,
 * dora in closed hands only, a yakuman for every 13 han, seven at the most. A match is lost at 0 of 1,000 points; when the dealer changes
 * after a draw, honba go back to one. It settles nothing: results are what is won and lost, without oka and uma. Two han of the dealer from
 * five honba, honba of 1,000 and 1,500 for noten are choices of some games. Type A is for four players. Red fives, nagashi mangan, the abortive
 * draws and how long a match is at the most were not found: as common.
 */
export const arcadeA: RuleSet = {
  ...standard,
  id: 'arcadeA',
  name: 'Arcade, type A',
  yakuNames: 'arcade',
  dora: { ...standard.dora, inOpenHand: 'none' },
  yaku: { ...standard.yaku, yakumanLimit: 7 },
  fu: { ...standard.fu, wait: 'oneTile', most: 70, openPinfu: 'none' },
  points: { ...standard.points, kiriageMangan: 'none', countedYakuman: 'perThirteen' },
  match: { ...standard.match, start: 1000, bust: 'zeroOrBelow', honbaAfterDraw: 'oneIfDealerChanges' },
  standings: { ...standard.standings, target: 'start', uma: [[0, 0, 0, 0]] },
};

/** Type B, two players: the other pays a double share of a tsumo, and 1,000 for noten; the abortive draws two players can have. */
export const arcadeB: RuleSet = {
  ...arcadeA,
  id: 'arcadeB',
  name: 'Arcade, type B',
  tiles: { ...arcadeA.tiles, players: 2 },
  payments: { ...arcadeA.payments, honba: { ron: 300, tsumoEach: 300 } },
  draws: { ...arcadeA.draws, noten: 1000, abortive: ['nineTerminals', 'fourQuads'] },
  standings: { ...arcadeA.standings, uma: [[0, 0]] },
};

/** Type C, two players, the commonest: the other pays a tsumo like a ron, six or four times. */
export const arcadeC: RuleSet = {
  ...arcadeB,
  id: 'arcadeC',
  name: 'Arcade, type C',
  payments: { ...arcadeB.payments, tsumo: 'likeRon' },
};
