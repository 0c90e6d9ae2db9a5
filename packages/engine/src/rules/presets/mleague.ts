import { league } from './league.ts';
import { preset } from './preset.ts';

/**
 * M.League (m-league.jp and guides that quote it): red fives, kiriage mangan, 13 han are sanbaiman, 2 fu for a double-wind pair, 30 for an
 * open pinfu, 20 oka. Nagashi mangan: sources disagree, none here (docs/rulings.md). For four kans only the player who gave the
 * fourth as an open kan is liable; there is no field for this, nor for the remainder when three share places.
 */
export const mleague = preset({
  ...league,
  id: 'mleague',
  name: 'M.League',
  tiles: { ...league.tiles, redFives: [1, 1, 1] },
  fu: { ...league.fu, doubleWindPair: 2, openPinfu: 'flat30' },
  points: { ...league.points, kiriageMangan: 'played', countedYakuman: 'sanbaiman' },
  pao: { ...league.pao, yaku: ['daisangen', 'daisuushii', 'suukantsu'] },
  match: { ...league.match, start: 25_000 },
  standings: { ...league.standings, target: 30_000, uma: [[30, 10, -10, -30]] },
});
