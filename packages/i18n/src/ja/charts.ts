import type { ChartWords } from '../rules/chart-words.ts';

/** 点数表の言葉。 */
export const charts: ChartWords = {
  names: { dealer: '親', other: '子', basePoints: '基本点' },
  roundedUp: '切り上げ満貫',
  noHandIsWorth: 'この点数の和了はない',
  unreached: {
    ronOf20Fu: () => 'ロンの20符：門前なら10符が加わり、副露してほかに符がなければ30符になる',
    tsumoOf20Fu: () => 'ツモの20符：ツモには必ず2符が付く',
    pinfuTsumo: () => 'ツモの20符1翻：20符になるのは平和だけで、ツモと合わせて2翻になる',
    sevenPairs: ({ by, fu, han }) => `${by === 'ron' ? 'ロン' : 'ツモ'}の${fu}符：七対子だけで、${han}翻以上になる`,
    tooManyFu: ({ by, most, han }) =>
      `${by === 'ron' ? 'ロン' : 'ツモ'}で${most}符を超える：三暗刻か三槓子の形が必要で、${han}翻以上になる`,
  },
  moreFu: (most, option) => `${option}で${most}まで`,
  ways: (ways) => ways.join('、'),
  basePointsAre: '符 × 2^(2+翻)。満貫などの上限も切り上げもない値',
  multipliers: (ron, tsumo, alone) => {
    const each = 'all' in tsumo ? `${alone ? '' : '各自'}× ${tsumo.all}` : `子から × ${tsumo.other}、親から × ${tsumo.dealer}`;
    return `ロンは基本点 × ${ron}、ツモは${each}。支払いごとに100点未満を切り上げ`;
  },
};
