import type { StandardYaku } from './define.ts';

/** Yaku of runs and pairs. */
export const RUNS = [
  {
    id: 'pinfu',
    ja: '平和',
    romaji: 'pinfu',
    value: { closed: 1 },
    needs: ['fourRuns', 'ryanmen'],
    unless: ['valuePair'],
    under: (rules) => (rules.fu.pinfuTsumo === 'notPinfu' ? { unless: ['valuePair', 'tsumo'] } : {}),
  },
  { id: 'iipeikou', ja: '一盃口', romaji: 'iipeikou', value: { closed: 1 }, needs: ['twinRuns'], unless: ['twoTwinRuns'] },
  { id: 'ryanpeikou', ja: '二盃口', romaji: 'ryanpeikou', value: { closed: 3 }, needs: ['twoTwinRuns'] },
  { id: 'sanshokuDoujun', ja: '三色同順', romaji: 'sanshoku doujun', value: { closed: 2, open: 1 }, needs: ['runsInThreeSuits'] },
  { id: 'ittsuu', ja: '一気通貫', romaji: 'ittsuu', value: { closed: 2, open: 1 }, needs: ['straight'] },
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
] as const satisfies readonly StandardYaku[];
