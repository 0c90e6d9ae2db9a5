import type { StandardYaku } from './define.ts';

/** Yaku of how the win came about. */
export const SITUATION = [
  { id: 'riichi', ja: '立直', romaji: 'riichi', value: { closed: 1 }, needs: ['riichi'] },
  { id: 'doubleRiichi', ja: 'ダブル立直', romaji: 'daburu riichi', value: { closed: 2 }, needs: ['doubleRiichi'] },
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
] as const satisfies readonly StandardYaku[];
