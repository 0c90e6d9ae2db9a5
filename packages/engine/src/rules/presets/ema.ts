import { league } from './league.ts';
import { standard } from './standard.ts';
import { preset } from './preset.ts';

/**
 * European Mahjong Association, rules up to 2016 (the text at mahjongtime.com, riichi.wiki's account of it, Dora Mahjong's list): red
 * fives, closed tanyao only, two han from five honba, one yakuman with big four winds double, nagashi mangan as the win of a closed hand,
 * all winners paid in full. Start 25,000 by the preset of 4 Winds. Not found: uma, oka, the end of a match, 13 han (Dora Mahjong: a
 * yakuman); as common.
 */
export const ema2012 = preset({
  ...standard,
  id: 'ema2012',
  name: 'EMA 2012',
  yaku: {
    ...standard.yaku,
    openTanyao: 'closedOnly',
    renhou: 'yakuman',
    doubleYakuman: ['daisuushii'],
    yakumanStacking: 'highest',
    twoHanFromHonba: 5,
  },
  payments: { ...standard.payments, honbaTo: 'each', sticksTo: 'ownThenNearest' },
  draws: { ...standard.draws, nagashi: 'win', nagashiHand: 'closed' },
});

/**
 * European Mahjong Association, rules of 2016 (announcement at mahjong-europe.org, riichi.wiki, Pantheon): no red fives, open tanyao, renhou
 * mangan, yakuman neither counted nor added up, all winners paid. Sources disagree on the double-wind pair (docs/rulings.md, "Double-wind
 * pair").
 */
export const ema2016 = preset({
  ...league,
  id: 'ema2016',
  name: 'EMA 2016',
  yaku: { ...league.yaku, renhou: 'mangan', yakumanStacking: 'highest' },
  points: { ...league.points, kiriageMangan: 'none', countedYakuman: 'sanbaiman' },
  payments: { ...league.payments, multipleRon: 'all', honbaTo: 'each', sticksTo: 'ownThenNearest' },
  match: { ...league.match, timeUp: 'oneMoreHand' },
});

/**
 * European Mahjong Association, rules of 2025, as Pantheon's file has them: new are kiriage mangan, and that the last hand after time is not
 * dealt again after a chombo. It does not give the double-wind pair and renhou: as in 2016.
 */
export const ema2025 = preset({
  ...ema2016,
  id: 'ema2025',
  name: 'EMA 2025',
  points: { ...ema2016.points, kiriageMangan: 'played' },
  chombo: { ...ema2016.chombo, redeal: 'inTime' },
});
