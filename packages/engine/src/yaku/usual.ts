import type { FuRules } from '../hand/hand-rules.ts';
import { CHUN, HAKU, HATSU } from '../tiles/tile.ts';
import type { RulesOfYaku, StandardYaku } from './define.ts';
import { SAME_RANK, STRAIGHTS, equalRuns, isOfDragons, isQuad, isRun, isSet, partOf, setOf } from './shapes.ts';

/** The yaku that nearly everyone plays, yakuman apart. */
export const USUAL = [
  // How the win came about.
  { id: 'riichi', ja: '立直', romaji: 'riichi', value: { closed: 1 }, needs: ['riichi'] },
  {
    id: 'doubleRiichi',
    ja: 'ダブル立直',
    romaji: 'daburu riichi',
    value: { closed: 2 },
    needs: ['doubleRiichi'],
    higherThan: 'riichi',
  },
  {
    id: 'ippatsu',
    ja: '一発',
    romaji: 'ippatsu',
    value: { closed: 1 },
    needs: ['ippatsu'],
    under: (rules) => (rules.yaku.ippatsu === 'none' ? 'none' : {}),
  },
  { id: 'menzenTsumo', ja: '門前清自摸和', romaji: 'menzen tsumo', value: { closed: 1 }, needs: ['tsumo', 'closed'] },
  { id: 'haitei', ja: '海底摸月', romaji: 'haitei raoyue', value: { closed: 1, open: 1 }, needs: ['haitei'] },
  { id: 'houtei', ja: '河底撈魚', romaji: 'houtei raoyui', value: { closed: 1, open: 1 }, needs: ['houtei'] },
  { id: 'rinshan', ja: '嶺上開花', romaji: 'rinshan kaihou', value: { closed: 1, open: 1 }, needs: ['rinshan'] },
  { id: 'chankan', ja: '槍槓', romaji: 'chankan', value: { closed: 1, open: 1 }, needs: ['chankan'] },

  // Runs and pairs.
  {
    id: 'pinfu',
    ja: '平和',
    romaji: 'pinfu',
    value: { closed: 1 },
    needs: ['fourRuns', 'ryanmen'],
    unless: ['valuePair'],
    under: (rules) => (rules.fu.pinfuTsumo === 'notPinfu' ? { unless: ['valuePair', 'tsumo'] } : {}),
  },
  {
    id: 'iipeikou',
    ja: '一盃口',
    romaji: 'iipeikou',
    value: { closed: 1 },
    needs: ['twinRuns'],
    unless: ['twoTwinRuns'],
    about: equalRuns(2),
  },
  {
    id: 'ryanpeikou',
    ja: '二盃口',
    romaji: 'ryanpeikou',
    value: { closed: 3 },
    needs: ['twoTwinRuns'],
    higherThan: 'iipeikou',
    about: equalRuns(2),
  },
  {
    id: 'sanshokuDoujun',
    ja: '三色同順',
    romaji: 'sanshoku doujun',
    value: { closed: 2, open: 1 },
    needs: ['runsInThreeSuits'],
    about: partOf(isRun, SAME_RANK),
  },
  {
    id: 'ittsuu',
    ja: '一気通貫',
    romaji: 'ittsuu',
    value: { closed: 2, open: 1 },
    needs: ['straight'],
    about: partOf(isRun, STRAIGHTS),
  },
  {
    id: 'chanta',
    ja: '混全帯么九',
    romaji: 'chanta',
    value: { closed: 2, open: 1 },
    needs: ['outsideEach', 'someRun', 'honors'],
  },
  {
    id: 'junchan',
    ja: '純全帯么九',
    romaji: 'junchan',
    value: { closed: 3, open: 2 },
    needs: ['outsideEach', 'someRun'],
    unless: ['honors'],
  },
  {
    id: 'chiitoitsu',
    ja: '七対子',
    romaji: 'chiitoitsu',
    value: { closed: 2 },
    needs: ['sevenPairs'],
    under: (rules) => ({ value: { closed: rules.fu.sevenPairs.han } }),
  },

  // Which tiles the hand is made of, however it is read.
  {
    id: 'tanyao',
    ja: '断么九',
    romaji: 'tanyao',
    value: { closed: 1, open: 1 },
    needs: ['simples'],
    unless: ['terminals', 'honors'],
    under: (rules) => (rules.yaku.openTanyao === 'closedOnly' ? { value: { closed: 1 } } : {}),
  },
  {
    id: 'honroutou',
    ja: '混老頭',
    romaji: 'honroutou',
    value: { closed: 2, open: 2 },
    needs: ['terminals', 'honors'],
    unless: ['simples'],
  },
  { id: 'honitsu', ja: '混一色', romaji: 'honitsu', value: { closed: 3, open: 2 }, needs: ['oneSuit', 'honors'] },
  { id: 'chinitsu', ja: '清一色', romaji: 'chinitsu', value: { closed: 6, open: 5 }, needs: ['oneSuit'], unless: ['honors'] },

  // Triplets and quads.
  {
    id: 'sanshokuDoukou',
    ja: '三色同刻',
    romaji: 'sanshoku doukou',
    value: { closed: 2, open: 2 },
    needs: ['tripletsInThreeSuits'],
    about: partOf(isSet, SAME_RANK),
  },
  { id: 'toitoi', ja: '対々和', romaji: 'toitoi', value: { closed: 2, open: 2 }, needs: ['fourTriplets'], about: isSet },
  {
    id: 'sanankou',
    ja: '三暗刻',
    romaji: 'sanankou',
    value: { closed: 2, open: 2 },
    needs: ['threeConcealed'],
    about: (block) => isSet(block) && block.concealed,
  },
  { id: 'sankantsu', ja: '三槓子', romaji: 'sankantsu', value: { closed: 2, open: 2 }, needs: ['threeQuads'], about: isQuad },
  {
    id: 'shousangen',
    ja: '小三元',
    romaji: 'shousangen',
    value: { closed: 2, open: 2 },
    needs: ['littleDragons'],
    under: (rules) => (rules.yaku.shousangen === 'four' ? { value: { closed: 4, open: 4 } } : {}),
    about: isOfDragons,
  },
  {
    id: 'haku',
    ja: '役牌 白',
    romaji: 'haku',
    value: { closed: 1, open: 1 },
    needs: ['haku'],
    under: dragonBesideShousangen,
    about: setOf(HAKU),
  },
  {
    id: 'hatsu',
    ja: '役牌 發',
    romaji: 'hatsu',
    value: { closed: 1, open: 1 },
    needs: ['hatsu'],
    under: dragonBesideShousangen,
    about: setOf(HATSU),
  },
  {
    id: 'chun',
    ja: '役牌 中',
    romaji: 'chun',
    value: { closed: 1, open: 1 },
    needs: ['chun'],
    under: dragonBesideShousangen,
    about: setOf(CHUN),
  },
  {
    id: 'seatWind',
    ja: '役牌 自風',
    romaji: 'jikaze',
    value: { closed: 1, open: 1 },
    needs: ['seatWind'],
    about: (block, { ownWinds: [seat] }) => isSet(block) && block.kind === seat,
  },
  {
    id: 'roundWind',
    ja: '役牌 場風',
    romaji: 'bakaze',
    value: { closed: 1, open: 1 },
    needs: ['roundWind'],
    about: (block, { ownWinds: [, round] }) => isSet(block) && block.kind === round,
  },
] as const satisfies readonly StandardYaku[];

function dragonBesideShousangen({ yaku }: RulesOfYaku): Pick<StandardYaku, 'unless'> {
  return yaku.shousangen === 'four' && !yaku.disabled.includes('shousangen') ? { unless: ['littleDragons'] } : {};
}

/** The rules of fu. Where pinfu is left out, its tsumo has the 2 fu like any other. */
export function fuRulesOf({ fu, yaku }: RulesOfYaku): FuRules {
  return yaku.disabled.includes('pinfu') ? { ...fu, pinfuTsumo: 'notPinfu' } : fu;
}
