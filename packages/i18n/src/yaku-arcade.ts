import type { YakuId } from '@tenbo/engine';

import type { YakuNames } from './locale.ts';
import { yakuEn } from './yaku-en.ts';

/**
 * What the arcade guide ("How your score is calculated", of the video games that MAME runs) calls a yaku in its text and examples. Its
 * Fanpai are one name for five yaku here: the tile is added, as it does itself.
 */
const OF_THE_ARCADE: { readonly [Y in YakuId]?: string } = {
  riichi: 'Reach',
  doubleRiichi: 'Double Reach',
  ippatsu: 'One Shot',
  menzenTsumo: 'Tsumo with Concealed Hand',
  pinfu: 'Pinfu (All Chi)',
  iipeikou: '2 Same Chi',
  sanshokuDoujun: 'Sanshoku Doujun',
  chiitoitsu: '7 Pairs',
  tanyao: 'Tanyao (All Simples)',
  honroutou: 'Honroutou',
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

/** The yaku as the arcade names them, and in English where its guide names none. */
export const yakuArcade: YakuNames = { yaku: { ...yakuEn.yaku, ...OF_THE_ARCADE }, dora: yakuEn.dora };
