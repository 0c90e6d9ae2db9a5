import type { PairValue } from '@tenbo/engine';

import type { InEachLanguage } from './words.ts';

/** What the charts say. */
export interface ChartsWords {
  readonly points: string;
  readonly hanFu: string;
  readonly whose: string;
  readonly limits: string;
  readonly limit: string;
  readonly han: string;
  readonly ron: string;
  readonly tsumo: string;
  readonly fewer: string;
  readonly impossible: string;
  readonly fu: string;
  readonly part: string;
  readonly simples: string;
  readonly others: string;
  readonly sets: { readonly [S in 'triplet' | 'quad']: { readonly open: string; readonly concealed: string } };
  readonly set: string;
  readonly win: string;
  readonly base: string;
  readonly closedRon: string;
  readonly ownDraw: string;
  readonly rinshanDraw: string;
  readonly openPinfu: string;
  readonly sevenPairs: string;
  readonly pinfuTsumo: { readonly waivesFu: string; readonly notPinfu: string };
  readonly oneTile: string;
  readonly rounding: string;
  readonly most: (fu: string) => string;
  readonly pair: string;
  readonly pairs: { readonly [P in PairValue]: string };
  readonly wait: string;
  readonly yaku: string;
  readonly closedOnly: string;
  readonly openWorth: (han: string) => string;
  readonly instead: (limit: string) => string;
}

export const chartsWords: InEachLanguage<ChartsWords> = {
  en: {
    points: 'Points',
    hanFu: 'Points by han and fu: ron large, tsumo beneath it',
    whose: 'Whose win',
    limits: 'Limits',
    limit: 'Limit',
    han: 'Han',
    ron: 'Ron',
    tsumo: 'Tsumo',
    fewer: 'Fu',
    impossible: 'cannot be',
    fu: 'Fu',
    part: 'Part',
    simples: '2 to 8',
    others: '1, 9 and honours',
    sets: {
      triplet: { open: 'Open triplet', concealed: 'Closed triplet' },
      quad: { open: 'Open quad', concealed: 'Closed quad' },
    },
    set: 'Set',
    win: 'The win',
    base: 'Every hand of four sets and a pair',
    closedRon: 'Closed hand won by ron',
    ownDraw: 'Tsumo',
    rinshanDraw: 'Tsumo on the tile after a quad',
    openPinfu: 'Open hand with no other fu, won by ron',
    sevenPairs: 'Seven pairs, always and in all',
    pinfuTsumo: {
      waivesFu: 'Pinfu won by tsumo gives up the fu of tsumo: 20 fu.',
      notPinfu: 'The fu of tsumo count in every hand, so that pinfu cannot be won by tsumo.',
    },
    oneTile: 'A wait has fu only where one kind of tile wins.',
    rounding: 'The sum is rounded up to a ten.',
    most: (fu) => `No hand has more than ${fu}.`,
    pair: 'Pair',
    pairs: { dragon: 'Dragons', seatWind: 'Seat wind', roundWind: 'Round wind', doubleWind: 'Seat and round wind at once' },
    wait: 'Wait',
    yaku: 'Yaku',
    closedOnly: 'closed only',
    openWorth: (han) => `open ${han}`,
    instead: (limit) => `${limit}, in place of the hand`,
  },
  ja: {
    points: '点数',
    hanFu: '符と翻による点数（上がロン、下がツモ）',
    whose: '和了者',
    limits: '満貫以上',
    limit: '区分',
    han: '翻',
    ron: 'ロン',
    tsumo: 'ツモ',
    fewer: '符',
    impossible: 'なし',
    fu: '符',
    part: '要素',
    simples: '中張牌',
    others: '么九牌',
    sets: { triplet: { open: '明刻', concealed: '暗刻' }, quad: { open: '明槓', concealed: '暗槓' } },
    set: '面子',
    win: '和了',
    base: '副底（4面子1雀頭の手）',
    closedRon: '門前ロン（門前加符）',
    ownDraw: 'ツモ',
    rinshanDraw: '嶺上牌でのツモ',
    openPinfu: 'ほかに符のない鳴き手のロン（喰い平和形）',
    sevenPairs: '七対子（つねにこれだけ）',
    pinfuTsumo: {
      waivesFu: '平和のツモはツモ符をつけず、20符です。',
      notPinfu: 'ツモ符はつねにつくので、ツモでは平和になりません。',
    },
    oneTile: '待ちの符は、和了牌が1種類のときだけつきます。',
    rounding: '合計の1の位は切り上げます。',
    most: (fu) => `${fu}が上限です。`,
    pair: '雀頭',
    pairs: { dragon: '三元牌', seatWind: '自風', roundWind: '場風', doubleWind: '連風牌' },
    wait: '待ち',
    yaku: '役',
    closedOnly: '門前のみ',
    openWorth: (han) => `副露${han}`,
    instead: (limit) => `${limit}（手役に代えて）`,
  },
};
