import { NO_CHANCE_DORA, league } from './league.ts';
import { preset } from './preset.ts';

/**
 * Saikouisen Nihon Pro Mahjong Kyokai (jan39.com of 2009; the West One Cups of 2015 and 2022, which follow its rules; secondary): 13 han
 * are sanbaiman, at most one yakuman, no pao, 2 fu for a double-wind pair, kiriage mangan, one more hand when time is up, leftover riichi
 * sticks lost (docs/rulings.md). Renhou was not found: none.
 */
export const saikouisen = preset({
  ...league,
  id: 'saikouisen',
  name: 'Saikouisen',
  yaku: { ...league.yaku, yakumanStacking: 'highest' },
  fu: { ...league.fu, doubleWindPair: 2 },
  points: { ...league.points, kiriageMangan: 'played', countedYakuman: 'sanbaiman' },
  pao: { ...league.pao, yaku: [] },
  match: { ...league.match, timeUp: 'oneMoreHand' },
  standings: { ...league.standings, uma: [[30, 10, -10, -30]], leftoverSticks: 'lost' },
});

/**
 * Its Classic rules (a rule file by Kobalab; secondary): no ippatsu, no ura dora nor dora of quads, nothing paid at a draw, the dealer stays
 * only after a win. Not found: double-wind pair, 13 han, pao, chombo; as common. There is no field for its ban on quads after riichi.
 */
export const saikouisenClassic = preset({
  ...league,
  id: 'saikouisenClassic',
  name: 'Saikouisen Classic',
  dora: NO_CHANCE_DORA,
  yaku: { ...league.yaku, ippatsu: 'none', yakumanStacking: 'highest' },
  draws: { ...league.draws, noten: 0 },
  match: { ...league.match, dealerStays: 'win' },
  standings: { ...league.standings, uma: [[12, 4, -4, -12]] },
});
