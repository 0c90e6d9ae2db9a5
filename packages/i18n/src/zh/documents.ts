import type { RuleLocale } from '../locale.ts';

/** 规则所依据的文档。 */
export const documents: RuleLocale['documents'] = {
  madeFrom: (document) => `依据${document}。其中没有提到的，按一般规则。`,
  otherwise: '与文档不同之处',
  documents: {
    arcade: {
      title: 'MAME 麻将游戏的说明“How Your Score Is Calculated”',
      otherwise: {
        A37: '文中说每个役都是1番，但文中的例子有2番和3番的役，tenbo 也是如此。',
        A152: '例1没有计三暗刻，例7却计了。计入后是5番，8000点，而不是7700点。',
        A164: '例4把2240×6写成13400，应为13440。无论如何都是满贯12000点。',
      },
    },
    guide: {
      title: '网上的说明“Japanese Mahjong Score Calculation”',
      otherwise: {
        G40: '文中没有说符的零头如何处理。tenbo 进位到十，但七对子的25符不变。',
        G42: '文中说亲家得1.5倍、付2倍。但每笔支付分别进位，所以只是大致如此。tenbo 按文中的点数表支付。',
        G46: '点数表中有20符的荣和，以及亲家25符2番的自摸。按文中的规则不可能有这样的牌，所以 tenbo 把它们放在括号里。',
        G76: '文中有一处像是把基本点进位。tenbo 与文中的点数表一样，只对支付的点数进位。',
      },
    },
    wikipedia: {
      title: '英文维基百科条目“Japanese mahjong scoring rules”',
      otherwise: {
        W28: '有几种拆法时，条目取番数最高的。tenbo 取点数最高的；目前不知道有哪手牌结果不同。',
        W81: '条目列出1番110符。只有连风雀头计4符的规则下荣和才能达到，自摸不可能。条目自己的符表是2符。',
        W117: '条目说役满的基本点是8000点，例子却把四个役满计为六倍。因此只有大四喜和四暗刻单骑计两倍。',
      },
    },
    doramahjong: {
      title: 'Doramahjong.com 的页面“EMA Riichi Mahjong Scoring”',
      otherwise: {
        D28: '文中说符一律进位到十。七对子的25符照惯例不变。',
        D77: '役种表里没有三杠子。tenbo 视为遗漏，计2番。',
        D80: '文中没有说九莲宝灯必须门前清。照惯例必须门前清。',
        D83: '人和是“第一巡的荣和”。在 tenbo 必须在自己第一次摸牌之前。',
      },
    },
    shanghai: {
      title: '游戏“Shanghai: Second Dynasty”说明书的一章“Scoring Japanese Mah-Jongg”',
      otherwise: {
        S36: '例子先把16符进位到20符，再加底符20符。tenbo 按文中的规则先相加再进位：36符，也是40符。',
        S60: '文中说7900点时“两位子家付满贯（4000点）”，这是两人合计：子家各付2000点，亲家付4000点。',
      },
    },
  },
};

/** 点数表的用语。 */
export const charts: RuleLocale['charts'] = {
  names: { dealer: '亲家', other: '子家', basePoints: '基本点' },
  roundedUp: '切上满贯',
  noHandIsWorth: '（ ）没有这种点数的和牌：',
  hanRange: (from, to, han) => (to === undefined ? `${han(from)}以上` : han(`${from}～${to}`)),
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

/** 关于规则的提示。 */
export const ruleNotices: RuleLocale['ruleNotices'] = {
  startNotOffered: ({ start, offered }) => `资料中的起始点数为${offered.join('、')}。${start}点也可以，但不在资料之内。`,
  okaBelowZero: ({ target, oka }, { match }) =>
    `返点${target}低于起始点数，头名赏为${match.ranking(oka)}。如果不要头名赏，请把返点设为起始点数。`,
};
