import type { RuleSet } from '../ruleset.ts';
import { NO_CHANCE_DORA, league } from './league.ts';
import { standard } from './standard.ts';
import { preset } from './preset.ts';

/** Ranking points by how many end at 30,000 or more, from none to all; with none or all of them nobody gets any. */
const FLOATING_UMA = [
  [0, 0, 0, 0],
  [12, -1, -3, -8],
  [8, 4, -4, -8],
  [8, 3, 1, -12],
  [0, 0, 0, 0],
];

const PAO: RuleSet['pao'] = { ...league.pao, yaku: ['daisangen', 'daisuushii', 'suukantsu'] };

/**
 * Japan Professional Mahjong League, rules A by its text of 2024 (Pixiv encyclopedia; uma: collection of presets): no ippatsu, no ura dora
 * nor dora of quads, 13 han are sanbaiman, renhou mangan, leftover riichi sticks lost ("or kept, by the event"), no abortive draws. Earlier
 * events played by these rules had abortive draws, the 39th Juudan-i of 2022 for one: for those, `draws.abortive` is to be changed.
 */
export const jpmlA = preset({
  ...league,
  id: 'jpmlA',
  name: 'JPML A',
  dora: NO_CHANCE_DORA,
  yaku: { ...league.yaku, ippatsu: 'none', renhou: 'mangan' },
  fu: { ...league.fu, doubleWindPair: 2 },
  points: { ...league.points, kiriageMangan: 'none', countedYakuman: 'sanbaiman' },
  pao: PAO,
  standings: { ...league.standings, uma: FLOATING_UMA, leftoverSticks: 'lost' },
});

/** The same by its text of 2026 (version 0.7, as the collection of presets has it): 13 han are a yakuman, at most four, no renhou. */
export const jpmlA2026 = preset({
  ...jpmlA,
  id: 'jpmlA2026',
  name: 'JPML A 2026',
  yaku: { ...jpmlA.yaku, renhou: 'none', yakumanLimit: 4 },
  points: { ...jpmlA.points, countedYakuman: 'yakuman' },
});

/**
 * The same by its text of 2012 (ma-jan.or.jp, archived): 4 fu for a double-wind pair, no 2 fu for rinshan, all green with hatsu, four
 * abortive draws, liability for a win on the replacement tile of an open kan. A player's notes of 2017 name both, Pantheon's file of those
 * years the abortive draws, and at most one yakuman.
 */
export const jpmlA2012 = preset({
  ...jpmlA,
  id: 'jpmlA2012',
  name: 'JPML A 2012',
  yaku: { ...jpmlA.yaku, ryuuiisou: 'hatsuNeeded', yakumanStacking: 'highest' },
  fu: { ...jpmlA.fu, doubleWindPair: 4, rinshanTsumo: 0 },
  pao: { ...PAO, yaku: [...PAO.yaku, 'rinshan'] },
  draws: { ...jpmlA.draws, abortive: standard.draws.abortive },
});

/**
 * Japan Professional Mahjong League, rules B as an old file of Pantheon has them: ippatsu and ura dora, kiriage mangan, a match ends below
 * zero. Not found: double-wind pair, 13 han, renhou; as common.
 */
export const jpmlB = preset({
  ...league,
  id: 'jpmlB',
  name: 'JPML B',
  points: { ...league.points, kiriageMangan: 'played', countedYakuman: 'yakuman' },
  pao: PAO,
  match: { ...league.match, bust: 'belowZero' },
  standings: { ...league.standings, ties: 'seat' },
});

/**
 * Japan Professional Mahjong League, its WRC rules, by a public comparison of professional rules of 2023: kiriage mangan, 2 fu for a
 * double-wind pair, 30 for a chombo. Not found: 13 han, renhou, pao; as common.
 */
export const jpmlWrc = preset({
  ...league,
  id: 'jpmlWrc',
  name: 'JPML WRC',
  fu: { ...league.fu, doubleWindPair: 2 },
  points: { ...league.points, kiriageMangan: 'played', countedYakuman: 'yakuman' },
  chombo: { ...league.chombo, ranking: 30 },
});

/** The same with red fives and a higher uma (WRC-R). */
export const jpmlWrcR = preset({
  ...jpmlWrc,
  id: 'jpmlWrcR',
  name: 'JPML WRC-R',
  tiles: { ...jpmlWrc.tiles, redFives: [1, 1, 1] },
  standings: { ...jpmlWrc.standings, uma: [[30, 10, -10, -30]] },
});
