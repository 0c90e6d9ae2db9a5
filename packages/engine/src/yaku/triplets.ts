import type { RuleSet } from '../rules/ruleset.ts';
import type { StandardYaku } from './define.ts';

/** Yaku of triplets and quads. */
export const TRIPLETS = [
  {
    id: 'sanshokuDoukou',
    ja: '三色同刻',
    romaji: 'sanshoku doukou',
    value: { closed: 2, open: 2 },
    needs: ['tripletsInThreeSuits'],
  },
  { id: 'toitoi', ja: '対々和', romaji: 'toitoi', value: { closed: 2, open: 2 }, needs: ['fourTriplets'] },
  { id: 'sanankou', ja: '三暗刻', romaji: 'sanankou', value: { closed: 2, open: 2 }, needs: ['threeConcealed'] },
  { id: 'sankantsu', ja: '三槓子', romaji: 'sankantsu', value: { closed: 2, open: 2 }, needs: ['threeQuads'] },
  {
    id: 'shousangen',
    ja: '小三元',
    romaji: 'shousangen',
    value: { closed: 2, open: 2 },
    needs: ['littleDragons'],
    under: (rules) => (rules.yaku.shousangen === 'four' ? { value: { closed: 4, open: 4 } } : {}),
  },
  { id: 'haku', ja: '役牌 白', romaji: 'haku', value: { closed: 1, open: 1 }, needs: ['haku'], under: dragonBesideShousangen },
  { id: 'hatsu', ja: '役牌 發', romaji: 'hatsu', value: { closed: 1, open: 1 }, needs: ['hatsu'], under: dragonBesideShousangen },
  { id: 'chun', ja: '役牌 中', romaji: 'chun', value: { closed: 1, open: 1 }, needs: ['chun'], under: dragonBesideShousangen },
  { id: 'seatWind', ja: '自風', romaji: 'jikaze', value: { closed: 1, open: 1 }, needs: ['seatWind'] },
  { id: 'roundWind', ja: '場風', romaji: 'bakaze', value: { closed: 1, open: 1 }, needs: ['roundWind'] },
] as const satisfies readonly StandardYaku[];

function dragonBesideShousangen({ yaku }: RuleSet): Pick<StandardYaku, 'unless'> {
  return yaku.shousangen === 'four' ? { unless: ['littleDragons'] } : {};
}
