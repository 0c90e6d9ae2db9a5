import { league } from './league.ts';
import { preset } from './preset.ts';

/**
 * Nihon Pro Mahjong Kyokai (a public comparison of professional rules of 2023): all green with hatsu, 2 fu for a double-wind pair, 20 oka.
 * Sources disagree on kiriage mangan: none here (docs/rulings.md). Not found: 13 han, several yakuman, pao, several winners, chombo, equal
 * points; as common.
 */
export const npm = preset({
  ...league,
  id: 'npm',
  name: 'Nihon Pro Mahjong Kyokai',
  yaku: { ...league.yaku, ryuuiisou: 'hatsuNeeded' },
  fu: { ...league.fu, doubleWindPair: 2 },
  match: { ...league.match, start: 25_000 },
  standings: { ...league.standings, target: 30_000, uma: [[30, 10, -10, -30]] },
});
