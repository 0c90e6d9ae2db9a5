import type { Entries } from './entry.ts';

/** The settlement at the end of a match. */
export const SETTLEMENT_TERMS = {
  settlement: {
    names: { en: 'settlement', ja: '精算', zh: '结算' },
    romaji: 'seisan',
    also: ['final score', 'end score', 'final points', 'end points'],
    says: {
      en: 'Points become results: (points − target) ÷ 1,000, plus oka for the first, plus uma by place. The results of all sum to zero.',
      ja: '（持ち点−返し点）÷1000にオカとウマを加えて成績にします。全員の合計は0です。',
      zh: '（点数−返点）÷1000，加上头名赏与马点即为成绩。各家合计为0。',
    },
    see: ['target', 'oka', 'uma', 'rounding'],
  },
  place: {
    names: { en: 'place', ja: '順位', zh: '顺位' },
    romaji: 'juni',
    also: ['placement', 'rank', 'first', 'second', 'third', 'last', '2nd', '3rd', 'top', 'top player', 'rasu', 'トップ', 'ラス'],
    says: {
      en: 'First, second, third or last, by points at the end of the match. Equal points go by seat, or share the places.',
      ja: '終局時の持ち点の順です。同点は起家に近い人を上位とするか、順位点を分けます。',
      zh: '终局时按点数排列。同分时起家方向靠前者在上，或平分马点。',
    },
    see: ['uma', 'settlement'],
  },
  'starting-points': {
    names: { en: 'starting points', ja: '配給原点', zh: '起始点数' },
    romaji: 'haikyuu genten',
    also: ['stake', 'opening stake', 'bank', 'initial score', 'start score', 'player start score', 'start points', '原点'],
    says: {
      en: 'What each player has when the match begins, usually 25,000 or 30,000.',
      ja: '対局開始時の持ち点です。普通は25000点か30000点です。',
      zh: '对局开始时各家的点数，通常为25000或30000点。',
    },
    see: ['target', 'oka'],
  },
  target: {
    names: { en: 'target', ja: '返し点', zh: '返点' },
    romaji: 'kaeshi',
    also: ['target score', 'goal', 'return', 'genten', '返し'],
    says: {
      en: 'The points that results are counted against, often 30,000: a player who ends with 24,000 is at −6.',
      ja: '成績の基準となる点です。30000点なら、24000点で終わると−6になります。',
      zh: '计算成绩的基准点数，例如30000点时，以24000点结束为−6。',
    },
    see: ['oka', 'starting-points', 'settlement'],
  },
  oka: {
    names: { en: 'oka', ja: 'オカ', zh: '头名赏' },
    romaji: 'oka',
    also: ['top bonus', 'トップ賞'],
    says: {
      en: 'What the first has from all: the target less the starting points, from each player. With 25,000 and 30,000 and four players that is 20.',
      ja: '返し点と配給原点の差を全員分合わせ、1位が受け取ります。25000点持ち30000点返しなら20です。',
      zh: '各家返点与起始点数之差的合计，归1位。25000起30000返为20。',
    },
    see: ['target', 'starting-points', 'uma'],
  },
  uma: {
    names: { en: 'uma', ja: 'ウマ', zh: '马点' },
    romaji: 'uma',
    also: ['spread', 'point spread', 'placement bonus', '順位ウマ', '順位点'],
    says: {
      en: 'Points by place: with 10–20 the first has 20, the second 10, the third −10, the last −20.',
      ja: '順位に応じて加減する点です。10-20なら、1位+20、2位+10、3位−10、4位−20です。',
      zh: '按顺位加减的分数。10-20时，1位+20，2位+10，3位−10，4位−20。',
    },
    see: ['place', 'oka', 'settlement'],
  },
  rounding: {
    names: { en: 'rounding', ja: '端数処理', zh: '零头处理' },
    romaji: 'hasuu shori',
    also: ['round up', 'round off', 'fiveUp', 'sixUp', 'gosha rokunyuu', 'shisha gonyuu', '切り上げ', '五捨六入', '四捨五入'],
    says: {
      en: 'Fu are rounded up to a ten, payments to a hundred. In the settlement, which counts in thousands, the hundreds are kept, or rounded up from 500 or from 600.',
      ja: '符は10符単位、支払いは100点単位に切り上げます。精算では1000点未満をそのまま残すか、四捨五入・五捨六入します。',
      zh: '符向上进位到10，支付向上进位到100。结算时，不足1000点的部分保留、四舍五入或五舍六入。',
    },
    see: ['fu', 'payment', 'settlement'],
  },
  money: {
    names: { en: 'money', ja: 'レート', zh: '金额' },
    romaji: 'reeto',
    also: ['monetary unit', 'payment amount', 'rate'],
    says: {
      en: 'What a result is worth where players gamble: the result times a unit that was agreed on, such as 100 yen.',
      ja: '成績に、100円など決めておいた単位を掛けた金額です。',
      zh: '成绩乘以事先约定的单位，例如100日元。',
    },
    see: ['settlement'],
  },
  yakitori: {
    names: { en: 'yakitori', ja: '焼き鳥', zh: '烧鸟' },
    romaji: 'yakitori',
    also: ['roast bird'],
    says: {
      en: 'What a player pays who has won no hand in the whole match.',
      ja: '対局中に一度も和了しなかった人が支払う罰です。',
      zh: '整场没有和过牌的人所付的罚分。',
    },
    see: ['settlement'],
  },
} as const satisfies Entries;
