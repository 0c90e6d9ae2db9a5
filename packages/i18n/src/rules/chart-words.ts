import type { Shares, Unreached } from '@tenbo/engine';

import type { Language } from '../languages.ts';
import type { Locale, WithCode } from '../locale.ts';

/** What a score chart says beside its numbers. It is no part of a locale, so that a page can load it with its charts. */
export interface ChartWords {
  /** What the charts are called: whose points, or the base points of any. */
  readonly charts: { readonly dealer: string; readonly other: string; readonly basePoints: string };
  /** What the mark of a cell means: rounded up to mangan. */
  readonly roundedUp: string;
  /** What a value in brackets means. */
  readonly noHandIsWorth: string;
  /** Why no hand has some han and fu. */
  readonly unreached: { readonly [C in Unreached['code']]: (why: WithCode<Unreached, C>) => string };
  /** Under a chart that leaves fu out: up to how many there are, and what shows them. */
  readonly moreFu: (most: string, option: string) => string;
  /** Ways to reach a limit: "3 han 70 fu, 4 han 40 fu, 5 han". */
  readonly ways: (ways: readonly string[]) => string;
  /** What the chart of base points is: the formula alone. */
  readonly basePointsAre: string;
  /** What base points are multiplied by; `alone` where one other player pays. */
  readonly multipliers: (ron: number, tsumo: Exclude<Shares, { readonly discarder: number }>, alone: boolean) => string;
}

/**
 * The words of charts in a locale's language.
 *
 * @example
 * chartWordsOf(localeOf('en')).noHandIsWorth; // → 'no hand is worth this'
 */
export function chartWordsOf({ language }: Pick<Locale, 'language'>): ChartWords {
  return CHART_WORDS[language];
}

const CHART_WORDS: { readonly [L in Language]: ChartWords } = {
  en: {
    charts: { dealer: 'dealer', other: 'not the dealer', basePoints: 'base points' },
    roundedUp: 'close enough to mangan: rounded up (kiriage)',
    noHandIsWorth: 'no hand is worth this',
    unreached: {
      ronOf20Fu: () => '20 fu by ron: a closed hand has 10 fu more, and an open one with no other fu counts 30',
      tsumoOf20Fu: () => '20 fu by tsumo: every tsumo has 2 fu more',
      pinfuTsumo: () => '1 han 20 fu by tsumo: only pinfu has 20 fu, and with tsumo it is 2 han',
      sevenPairs: ({ by, fu, han }) => `${fu} fu by ${by}: only seven pairs have them, with ${han} han or more`,
      tooManyFu: ({ by, most, han }) =>
        `more than ${most} fu by ${by}: that takes three closed triplets or three quads, and ${han} han or more`,
    },
    moreFu: (most, option) => `up to ${most} with ${option}`,
    ways: (ways) => ways.join(', '),
    basePointsAre: 'fu × 2^(2+han), before any limit and before rounding',
    multipliers: (ron, tsumo, alone) => {
      const each =
        'all' in tsumo ? `× ${tsumo.all}${alone ? '' : ' from each'}` : `× ${tsumo.other}, from the dealer × ${tsumo.dealer}`;
      return `base points × ${ron} by ron; by tsumo ${each}; each payment rounded up to 100`;
    },
  },
  ja: {
    charts: { dealer: '親', other: '子', basePoints: '基本点' },
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
  },
  zh: {
    charts: { dealer: '亲家', other: '子家', basePoints: '基本点' },
    roundedUp: '切上满贯',
    noHandIsWorth: '没有这样点数的和牌',
    unreached: {
      ronOf20Fu: () => '荣和20符：门前清另加10符，副露且无其他符时算30符',
      tsumoOf20Fu: () => '自摸20符：自摸必加2符',
      pinfuTsumo: () => '自摸1番20符：只有平和是20符，加上自摸为2番',
      sevenPairs: ({ by, fu, han }) => `${by === 'ron' ? '荣和' : '自摸'}${fu}符：只有七对子，且至少${han}番`,
      tooManyFu: ({ by, most, han }) => `${by === 'ron' ? '荣和' : '自摸'}超过${most}符：须有三暗刻或三杠子，且至少${han}番`,
    },
    moreFu: (most, option) => `用${option}显示到${most}`,
    ways: (ways) => ways.join('、'),
    basePointsAre: '符 × 2^(2+番)，不计上限，也不进位',
    multipliers: (ron, tsumo, alone) => {
      const each = 'all' in tsumo ? `${alone ? '' : '每家'}× ${tsumo.all}` : `子家 × ${tsumo.other}、亲家 × ${tsumo.dealer}`;
      return `荣和为基本点 × ${ron}；自摸${each}；每笔支付进位到100`;
    },
  },
};
