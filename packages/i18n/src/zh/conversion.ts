import type { ConversionWords } from '../library-words.ts';

const count = (n: number) => n.toLocaleString('zh');

/** Records written in another format, in Chinese. */
export const conversion: ConversionWords = {
  facts: {
    id: '网站的对局 ID',
    rules: '规则：读取时请用 --rules 指定',
    names: '玩家名字的原样（重名，或对局不能用的名字）',
    finalScores: '终局点数',
    totals: '含马点与头名赏的结算',
    unread: '牌谱中 tenbo 无法读取的内容：用 tenbo audit 查看',
    hand: '中断的局及其后的局',
    scores: '局前点数',
    dealt: '起手牌',
    play: '摸牌、打牌和副露',
    drawnMarks: '摸切的记载',
    indicators: '宝牌指示牌',
    indicatorTimes: '翻开宝牌指示牌的时点',
    ending: '一局的结束方式',
    ura: '里宝牌指示牌',
    yaku: '和牌的役',
    dora: '和牌的宝牌数',
    han: '与役和宝牌之和不同的番数',
    fu: '和牌的符',
    points: '和牌的点数',
    winIndicators: '和牌中写了但没有翻开的宝牌指示牌',
    pao: '包牌者',
    changes: '点数变动',
    cause: '途中流局的原因',
    tenpai: '听牌者',
    disagreement: '与规则不一致的数值：用 tenbo audit 查看',
  },
  lost: (fact, part) =>
    `丢失：${fact}${part ? `（${count(part.of)}${COUNTED[part.what]}中的${count(part.count)}${COUNTED[part.what]}）` : ''}`,
  notConverted: {
    noValue: ({ hand }) => `${hand}：牌谱和规则都没有给出和牌的点数`,
    noPon: ({ hand }) => `${hand}：加杠的牌没有碰过`,
    notFourPlayers: () => '这种格式不能写三人麻将：请用其他格式',
    noHands: () => '没有可以写的局',
    tooLong: ({ hand }) => `${hand}：没有这么长的对局`,
    notReadAgain: ({ why }) => `写成这种格式后无法作为牌谱读取：${why}`,
  },
  isLog: '这是对局的记录，只有每局的结果，没有摸牌和打牌，不能变成牌谱',
  written: (games, of, folder) => `${count(of)}场中的${count(games)}场已写入${folder}`,
};

const COUNTED = { hands: '局', games: '场' } as const;
