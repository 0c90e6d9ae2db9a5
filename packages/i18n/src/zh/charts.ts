import type { ChartWords } from '../rules/chart-words.ts';

/** 点数表的用语。 */
export const charts: ChartWords = {
  names: { dealer: '亲家', other: '子家', basePoints: '基本点' },
  roundedUp: '切上满贯',
  noHandIsWorth: '没有这种点数的和牌',
  unreached: {
    ronOf20Fu: () => '荣和20符：门前清另加10符，副露且无其他符时算30符',
    tsumoOf20Fu: () => '自摸20符：自摸必加2符',
    pinfuTsumo: () => '自摸1番20符：只有平和是20符，加上自摸为2番',
    sevenPairs: ({ by, fu, han }) => `${by === 'ron' ? '荣和' : '自摸'}${fu}符：只有七对子，且至少${han}番`,
    tooManyFu: ({ by, most, han }) => `${by === 'ron' ? '荣和' : '自摸'}超过${most}符：须有三暗刻或三杠子，且至少${han}番`,
  },
  moreFu: (most, option) => `用 ${option} 显示到${most}`,
  ways: (ways) => ways.join('、'),
  basePointsAre: '符 × 2^(2+番)，不计上限，也不进位',
  multipliers: (ron, tsumo, alone) => {
    const each = 'all' in tsumo ? `${alone ? '' : '每家'}× ${tsumo.all}` : `子家 × ${tsumo.other}、亲家 × ${tsumo.dealer}`;
    return `荣和为基本点 × ${ron}；自摸${each}；每笔支付进位到100`;
  },
};
