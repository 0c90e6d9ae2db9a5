import { LIMIT_TABLE } from '../hand/limits.ts';
import type { StandardYaku } from './define.ts';
import { isOfDragons, isOfWinds } from './shapes.ts';

/**
 * Yakuman (役満). If a harder form of the hand has its own name, the plain form does not count beside it. Every such hand also has the
 * yaku it `replaces`; that matters only without limits, where han are added to a yakuman.
 */
export const YAKUMAN_YAKU = [
  {
    id: 'tenhou',
    ja: '天和',
    romaji: 'tenhou',
    value: { yakuman: 1 },
    replaces: ['menzenTsumo'],
    needs: ['firstTurn', 'tsumo', 'dealer'],
  },
  {
    id: 'chiihou',
    ja: '地和',
    romaji: 'chiihou',
    value: { yakuman: 1 },
    replaces: ['menzenTsumo'],
    needs: ['firstTurn', 'tsumo'],
    unless: ['dealer'],
  },
  {
    id: 'renhou',
    ja: '人和',
    romaji: 'renhou',
    value: { yakuman: 1 },
    needs: ['firstTurn', 'ron'],
    under: ({ yaku: { renhou, renhouCounts } }) => {
      if (renhou === 'none' || renhou === 'yakuman') return renhou === 'none' ? 'none' : {};
      return { value: renhouCounts === 'instead' ? { limit: renhou } : { closed: LIMIT_TABLE[renhou].han } };
    },
  },
  {
    id: 'kokushi',
    ja: '国士無双',
    romaji: 'kokushi musou',
    value: { yakuman: 1 },
    replaces: ['honroutou'],
    needs: ['thirteenOrphans'],
    unless: ['thirteenSided'],
  },
  {
    id: 'kokushi13',
    ja: '国士無双十三面',
    romaji: 'kokushi juusanmen',
    value: { yakuman: 1 },
    replaces: ['honroutou'],
    needs: ['thirteenOrphans', 'thirteenSided'],
    higherThan: 'kokushi',
  },
  {
    id: 'suuankou',
    ja: '四暗刻',
    romaji: 'suuankou',
    value: { yakuman: 1 },
    replaces: ['toitoi', 'menzenTsumo'],
    needs: ['fourConcealed'],
    unless: ['tanki'],
    higherThan: 'sanankou',
  },
  {
    id: 'suuankouTanki',
    ja: '四暗刻単騎',
    romaji: 'suuankou tanki',
    value: { yakuman: 1 },
    replaces: ['toitoi'],
    needs: ['fourConcealed', 'tanki'],
    higherThan: 'suuankou',
  },
  {
    id: 'daisangen',
    ja: '大三元',
    romaji: 'daisangen',
    value: { yakuman: 1 },
    replaces: ['haku', 'hatsu', 'chun'],
    needs: ['threeDragons'],
    about: isOfDragons,
  },
  {
    id: 'shousuushii',
    ja: '小四喜',
    romaji: 'shousuushii',
    value: { yakuman: 1 },
    needs: ['threeWinds', 'windPair'],
    about: isOfWinds,
  },
  {
    id: 'daisuushii',
    ja: '大四喜',
    romaji: 'daisuushii',
    value: { yakuman: 1 },
    replaces: ['toitoi', 'seatWind', 'roundWind'],
    needs: ['fourWinds'],
    about: isOfWinds,
  },
  { id: 'tsuuiisou', ja: '字一色', romaji: 'tsuuiisou', value: { yakuman: 1 }, needs: ['onlyHonors'] },
  { id: 'chinroutou', ja: '清老頭', romaji: 'chinroutou', value: { yakuman: 1 }, replaces: ['toitoi'], needs: ['onlyTerminals'] },
  {
    id: 'ryuuiisou',
    ja: '緑一色',
    romaji: 'ryuuiisou',
    value: { yakuman: 1 },
    needs: ['onlyGreen'],
    under: (rules) => (rules.yaku.ryuuiisou === 'hatsuNeeded' ? { needs: ['someHatsu', 'onlyGreen'] } : {}),
  },
  {
    id: 'chuuren',
    ja: '九蓮宝燈',
    romaji: 'chuuren poutou',
    value: { yakuman: 1 },
    replaces: ['chinitsu'],
    needs: ['nineGates'],
    unless: ['pureNineGates'],
  },
  {
    id: 'junseiChuuren',
    ja: '純正九蓮宝燈',
    romaji: 'junsei chuuren poutou',
    value: { yakuman: 1 },
    replaces: ['chinitsu'],
    needs: ['pureNineGates'],
    higherThan: 'chuuren',
  },
  {
    id: 'suukantsu',
    ja: '四槓子',
    romaji: 'suukantsu',
    value: { yakuman: 1 },
    replaces: ['toitoi'],
    needs: ['fourQuads'],
    higherThan: 'sankantsu',
  },
] as const satisfies readonly StandardYaku[];
