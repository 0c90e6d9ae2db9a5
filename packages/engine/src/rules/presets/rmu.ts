import { NO_CHANCE_DORA, league } from './league.ts';
import { preset } from './preset.ts';

/**
 * Real Mahjong Unit, rules A (rmu.jp; kiriage mangan, 13 han and pao from secondary sources of 2022): kiriage mangan, 13 han are sanbaiman, no
 * pao. Not found: double-wind pair, renhou, chombo, leftover riichi sticks; as common.
 */
export const rmuA = preset({
  ...league,
  id: 'rmuA',
  name: 'RMU A',
  points: { ...league.points, kiriageMangan: 'played', countedYakuman: 'sanbaiman' },
  pao: { ...league.pao, yaku: [] },
});

/** Rules B: A without ippatsu, ura dora and dora of quads. */
export const rmuB = preset({
  ...rmuA,
  id: 'rmuB',
  name: 'RMU B',
  dora: NO_CHANCE_DORA,
  yaku: { ...rmuA.yaku, ippatsu: 'none' },
});

/** Rules M: A with red fives, 25,000 points and 20 oka. */
export const rmuM = preset({
  ...rmuA,
  id: 'rmuM',
  name: 'RMU M',
  tiles: { ...rmuA.tiles, redFives: [1, 1, 1] },
  match: { ...rmuA.match, start: 25_000 },
  standings: { ...rmuA.standings, target: 30_000, uma: [[30, 10, -10, -30]] },
});
