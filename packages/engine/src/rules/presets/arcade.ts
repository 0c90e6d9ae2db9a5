import { standard } from './standard.ts';
import { preset } from './preset.ts';

/**
 * Video mahjong, "How your score is calculated": at most 70 fu, 2 fu for a wait on one tile only, nothing for an open hand without fu,
 * dora in closed hands only, a yakuman for every 13 han, at most seven. The match goes on until a player has fallen from 1,000 points to 0 and so
 * lost it; when the dealer changes after a draw, honba go back to one. There is no oka or uma: a result is the points won and lost. Some games
 * ask the dealer for two han from five honba, or have honba of 1,000 and 1,500 for noten. Its only dora are those of the indicators, so there are
 * no red fives. Type A is for four players. Not found: nagashi mangan and abortive draws; as common.
 */
export const arcadeA = preset({
  ...standard,
  id: 'arcadeA',
  name: 'Arcade, type A (four players)',
  yakuNames: 'arcade',
  tiles: { ...standard.tiles, redFives: [0, 0, 0] },
  dora: { ...standard.dora, inOpenHand: 'none' },
  yaku: { ...standard.yaku, yakumanLimit: 7 },
  fu: { ...standard.fu, wait: 'oneTile', most: 70, openPinfu: 'none' },
  points: { ...standard.points, kiriageMangan: 'none', countedYakuman: 'perThirteen' },
  match: {
    ...standard.match,
    start: 1000,
    rounds: 'unlimited',
    bust: 'zeroOrBelow',
    agariYame: 'none',
    honbaAfterDraw: 'oneIfDealerChanges',
  },
  standings: { ...standard.standings, target: 'start', uma: [[0, 0, 0, 0]] },
});

/** Type B, two players: the other pays a double share of a tsumo, and 1,000 for noten; the abortive draws two players can have. */
export const arcadeB = preset({
  ...arcadeA,
  id: 'arcadeB',
  name: 'Arcade, type B (two players, tsumo ×2)',
  tiles: { ...arcadeA.tiles, players: 2 },
  payments: { ...arcadeA.payments, honba: { ron: 300, tsumoEach: 300 } },
  draws: { ...arcadeA.draws, noten: 1000, abortive: ['nineTerminals', 'fourQuads'] },
  standings: { ...arcadeA.standings, uma: [[0, 0]] },
});

/** Type C, two players, the most common: the other pays a tsumo like a ron, six or four times the base points. */
export const arcadeC = preset({
  ...arcadeB,
  id: 'arcadeC',
  name: 'Arcade, type C (two players, ×4/×6, most common)',
  payments: { ...arcadeB.payments, tsumo: 'likeRon' },
});
