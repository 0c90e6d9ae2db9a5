import type { YakuNames } from './locale.ts';
import { yakuEn } from './yaku-en.ts';

/** Where the list of Dora Mahjong ("EMA riichi mahjong scoring") names a yaku otherwise. Its Dragon Pon and Bottom of the Sea are several here. */
const OF_THE_LIST: YakuNames['yaku'] = {
  doubleRiichi: 'Daburu Riichi',
  haitei: 'Bottom of the Sea (Tsumo)',
  houtei: 'Bottom of the Sea (Ron)',
  rinshan: 'After a Kan',
  chankan: 'Robbing a Kan',
  ryanpeikou: 'Twice Pure Double Chiis',
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

/** The yaku as Dora Mahjong names them: most of them as other players do in English. */
export const yakuDoramahjong: YakuNames = { yaku: { ...yakuEn.yaku, ...OF_THE_LIST }, dora: yakuEn.dora };
