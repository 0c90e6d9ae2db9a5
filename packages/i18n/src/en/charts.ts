import type { ChartWords } from '../rules/chart-words.ts';

/** The words of score charts in English. */
export const charts: ChartWords = {
  names: { dealer: 'dealer', other: 'non-dealer', basePoints: 'base points' },
  roundedUp: 'rounded up to mangan (kiriage)',
  noHandIsWorth: 'no hand is worth this',
  unreached: {
    ronOf20Fu: () => '20 fu by ron: a closed hand has 10 fu more, and an open one with no other fu counts 30',
    tsumoOf20Fu: () => '20 fu by tsumo: every tsumo has 2 fu more',
    pinfuTsumo: () => '1 han 20 fu by tsumo: only pinfu has 20 fu, and with tsumo it is 2 han',
    sevenPairs: ({ by, fu, han }) => `${fu} fu by ${by}: only seven pairs have them, with ${han} han or more`,
    tooManyFu: ({ by, most, han }) =>
      `more than ${most} fu by ${by}: that takes three closed triplets or three kans, and ${han} han or more`,
  },
  moreFu: (most, option) => `up to ${most} with ${option}`,
  ways: (ways) => ways.join(', '),
  basePointsAre: 'fu × 2^(2+han), before any limit and before rounding',
  multipliers: (ron, tsumo, alone) => {
    const each =
      'all' in tsumo ? `× ${tsumo.all}${alone ? '' : ' from each'}` : `× ${tsumo.other}, from the dealer × ${tsumo.dealer}`;
    return `base points × ${ron} by ron; by tsumo ${each}; each payment rounded up to 100`;
  },
};
