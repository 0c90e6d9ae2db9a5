import { league } from './league.ts';
import { preset } from './preset.ts';

/**
 * World Riichi Championship, rules of 2017 as riichi.wiki has them, with Pantheon's WRC file of those years: kiriage mangan, 13 han are
 * sanbaiman, at most one yakuman. Renhou is mangan in the rule book of 2015 and in 2022, so here too; leftover riichi sticks are lost,
 * as EMA says of the rules of 2015, and the last hand after time is not dealt again after a chombo, as their book says. Not found: the double-wind pair; as common. There is no field for its dead hand after a false call.
 */
export const wrc2017 = preset({
  ...league,
  id: 'wrc2017',
  name: 'WRC 2017',
  yaku: { ...league.yaku, renhou: 'mangan', yakumanStacking: 'highest' },
  points: { ...league.points, kiriageMangan: 'played', countedYakuman: 'sanbaiman' },
  chombo: { ...league.chombo, besideWin: 'stands', redeal: 'inTime' },
  standings: { ...league.standings, leftoverSticks: 'lost' },
});

/**
 * World Riichi Championship, rules of 2014 (its author's notes at reachmahjong.com): as 2017, but renhou is five han added to other yaku and
 * dora. No other difference was found. In the rule book of 2015 it is a mangan; otherwise that book seems to be as 2017.
 */
export const wrc2014 = preset({
  ...wrc2017,
  id: 'wrc2014',
  name: 'WRC 2014',
  yaku: { ...wrc2017.yaku, renhouCounts: 'added' },
});

/**
 * World Riichi Championship, rules of 2022 as riichi_advanced has them: yakuman are added up, pao for four kans too. Sources disagree on the
 * first (docs/rulings.md). The double-wind pair was not found: as common.
 */
export const wrc2022 = preset({
  ...wrc2017,
  id: 'wrc2022',
  name: 'WRC 2022',
  yaku: { ...wrc2017.yaku, yakumanStacking: 'sum' },
  pao: { ...wrc2017.pao, yaku: ['daisangen', 'daisuushii', 'suukantsu'] },
});

/**
 * World Riichi Championship, rules of 2025 (quoted in public repositories; the Queen City club's rules): 13 han are a yakuman, 2 fu for a
 * double-wind pair, 30 fu for an open pinfu.
 */
export const wrc2025 = preset({
  ...wrc2022,
  id: 'wrc2025',
  name: 'WRC 2025',
  fu: { ...wrc2022.fu, doubleWindPair: 2, openPinfu: 'flat30' },
  points: { ...wrc2022.points, kiriageMangan: 'played', countedYakuman: 'yakuman' },
});
