import type { YakuDef } from './define.ts';

/** Yaku of how the win came about. */
export const SITUATION = [
  { id: 'riichi', ja: '立直', romaji: 'riichi', han: { closed: 1 }, needs: ['riichi'] },
  { id: 'doubleRiichi', ja: 'ダブル立直', romaji: 'daburu riichi', han: { closed: 2 }, needs: ['doubleRiichi'] },
  {
    id: 'ippatsu',
    ja: '一発',
    romaji: 'ippatsu',
    han: { closed: 1 },
    needs: ['ippatsu'],
    under: (rules) => (rules.yaku.ippatsu === 'none' ? 'none' : {}),
  },
  { id: 'menzenTsumo', ja: '門前清自摸和', romaji: 'menzen tsumo', han: { closed: 1 }, needs: ['tsumo', 'closed'] },
  { id: 'haitei', ja: '海底摸月', romaji: 'haitei raoyue', han: { closed: 1, open: 1 }, needs: ['haitei'] },
  { id: 'houtei', ja: '河底撈魚', romaji: 'houtei raoyui', han: { closed: 1, open: 1 }, needs: ['houtei'] },
  { id: 'rinshan', ja: '嶺上開花', romaji: 'rinshan kaihou', han: { closed: 1, open: 1 }, needs: ['rinshan'] },
  { id: 'chankan', ja: '槍槓', romaji: 'chankan', han: { closed: 1, open: 1 }, needs: ['chankan'] },
] as const satisfies readonly YakuDef[];
