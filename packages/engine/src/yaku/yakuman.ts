import type { YakuDef } from './define.ts';

/** Yakuman (役満). Where a harder form of the same hand has a name of its own, the plain one gives way to it. */
export const YAKUMAN = [
  { id: 'tenhou', ja: '天和', romaji: 'tenhou', han: 'yakuman', needs: ['firstTurn', 'tsumo', 'dealer'] },
  { id: 'chiihou', ja: '地和', romaji: 'chiihou', han: 'yakuman', needs: ['firstTurn', 'tsumo'], unless: ['dealer'] },
  {
    id: 'renhou',
    ja: '人和',
    romaji: 'renhou',
    han: 'yakuman',
    needs: ['firstTurn', 'ron'],
    under: ({ yaku: { renhou, renhouCounts } }) => {
      if (renhou === 'none' || renhou === 'yakuman') return renhou === 'none' ? 'none' : {};
      const han = RENHOU_HAN[renhou];
      return { han: renhouCounts === 'instead' ? { instead: han } : { closed: han } };
    },
  },
  {
    id: 'kokushi',
    ja: '国士無双',
    romaji: 'kokushi musou',
    han: 'yakuman',
    needs: ['thirteenOrphans'],
    unless: ['thirteenSided'],
  },
  {
    id: 'kokushi13',
    ja: '国士無双十三面',
    romaji: 'kokushi juusanmen',
    han: 'yakuman',
    needs: ['thirteenOrphans', 'thirteenSided'],
  },
  { id: 'suuankou', ja: '四暗刻', romaji: 'suuankou', han: 'yakuman', needs: ['fourConcealed'], unless: ['tanki'] },
  { id: 'suuankouTanki', ja: '四暗刻単騎', romaji: 'suuankou tanki', han: 'yakuman', needs: ['fourConcealed', 'tanki'] },
  { id: 'daisangen', ja: '大三元', romaji: 'daisangen', han: 'yakuman', needs: ['threeDragons'] },
  { id: 'shousuushii', ja: '小四喜', romaji: 'shousuushii', han: 'yakuman', needs: ['threeWinds', 'windPair'] },
  { id: 'daisuushii', ja: '大四喜', romaji: 'daisuushii', han: 'yakuman', needs: ['fourWinds'] },
  { id: 'tsuuiisou', ja: '字一色', romaji: 'tsuuiisou', han: 'yakuman', needs: ['onlyHonors'] },
  { id: 'chinroutou', ja: '清老頭', romaji: 'chinroutou', han: 'yakuman', needs: ['onlyTerminals'] },
  {
    id: 'ryuuiisou',
    ja: '緑一色',
    romaji: 'ryuuiisou',
    han: 'yakuman',
    needs: ['onlyGreen'],
    under: (rules) => (rules.yaku.ryuuiisou === 'hatsuNeeded' ? { needs: ['someHatsu', 'onlyGreen'] } : {}),
  },
  { id: 'chuuren', ja: '九蓮宝燈', romaji: 'chuuren poutou', han: 'yakuman', needs: ['nineGates'], unless: ['pureNineGates'] },
  { id: 'junseiChuuren', ja: '純正九蓮宝燈', romaji: 'junsei chuuren poutou', han: 'yakuman', needs: ['pureNineGates'] },
  { id: 'suukantsu', ja: '四槓子', romaji: 'suukantsu', han: 'yakuman', needs: ['fourQuads'] },
] as const satisfies readonly YakuDef[];

/** The least han of each limit. */
const RENHOU_HAN = { mangan: 5, haneman: 6, baiman: 8 };
