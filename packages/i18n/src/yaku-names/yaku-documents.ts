import type { RuleSet } from '@tenbo/engine';

import { withHanNames } from './han-name.ts';
import type { YakuNames } from '../locale.ts';
import { yaku as yakuEn } from '../en/yaku.ts';
import { yakuRomaji } from './romaji.ts';

/**
 * The names of yaku in the text and examples of the arcade guide ("How your score is calculated", of the video games that MAME runs). It calls
 * five yaku Fanpai, so the tile is added here, as the guide does.
 */
const ARCADE: YakuNames['yaku'] = {
  riichi: 'Reach',
  doubleRiichi: 'Double Reach',
  ippatsu: 'One Shot',
  menzenTsumo: 'Tsumo with Concealed Hand',
  pinfu: 'Pinfu (All Chi)',
  iipeikou: '2 Same Chi',
  sanshokuDoujun: 'Sanshoku Doujun (3 Chi of Same Number Sequence)',
  chiitoitsu: '7 pairs',
  tanyao: 'Tanyao (All Simples)',
  honroutou: 'Honroutou (All Pons of only Terminals and Honors)',
  honitsu: 'Clean Hand',
  toitoi: 'All Pons',
  sanankou: '3 Concealed Pons',
  haku: 'Fanpai (White Dragon)',
  hatsu: 'Fanpai (Green Dragon)',
  chun: 'Fanpai (Red Dragon)',
  seatWind: 'Fanpai (Your Wind)',
  roundWind: 'Fanpai (Prevailing Wind)',
  kokushi: 'Thirteen Orphans',
  chinroutou: 'All Terminals',
  suuankou: '4 Concealed Pons',
  suuankouTanki: '4 Concealed Pons on the Pair',
};

/** The yaku that have other names in Dora Mahjong's list ("EMA riichi mahjong scoring"). Its Dragon Pon and Bottom of the Sea are several yaku here. */
const DORAMAHJONG: YakuNames['yaku'] = {
  doubleRiichi: 'Daburu riichi',
  haitei: 'Bottom of the Sea (Tsumo)',
  houtei: 'Bottom of the Sea (Ron)',
  rinshan: 'After a Kan',
  chankan: 'Robbing a Kan',
  tanyao: 'All simples',
  iipeikou: 'Pure Double Chii',
  ryanpeikou: 'Twice Pure Double Chiis',
  sanshokuDoujun: 'Mixed Triple Chii',
  chinitsu: 'Full flush',
  honroutou: 'All Terminals & Honors',
  haku: 'Dragon Pon (White)',
  hatsu: 'Dragon Pon (Green)',
  chun: 'Dragon Pon (Red)',
  roundWind: 'Prevalent Wind',
  suuankou: 'Four Concealed Pungs',
  suuankouTanki: 'Four Concealed Pungs on the Pair',
  tsuuiisou: 'All Honors',
  sankantsu: 'Three Kans',
  suukantsu: 'Four Kans',
};

/** The few yaku that "Shanghai: Second Dynasty" names in its chapter on scoring. */
const SHANGHAI: YakuNames['yaku'] = {
  pinfu: 'Pin-Huu',
  chiitoitsu: 'Chii Toitsu',
  toitoi: 'Toi-Toi',
};

/** The names of yaku in each document that has its own. The others are in English, or in romaji if the document's names are Japanese. */
export const yakuOfDocuments: { readonly [D in NonNullable<RuleSet['yakuNames']>]: YakuNames } = {
  arcade: { yaku: { ...yakuEn.yaku, ...ARCADE }, dora: yakuEn.dora },
  doramahjong: { yaku: { ...yakuEn.yaku, ...DORAMAHJONG }, dora: yakuEn.dora },
  shanghai: {
    yaku: { ...yakuRomaji.yaku, ...SHANGHAI },
    dora: { ...yakuRomaji.dora, akaDora: 'Red Five' },
    han: withHanNames,
  },
};
