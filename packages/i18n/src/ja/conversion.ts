import type { ConversionWords } from '../library-words.ts';

const count = (n: number) => n.toLocaleString('ja');

/** Records written in another format, in Japanese. */
export const conversion: ConversionWords = {
  facts: {
    id: 'サイトの対局ID',
    rules: 'ルール。読むときに--rulesで指定してください',
    names: '対局者の名前（同じ名前や、対局で使えない名前）',
    finalScores: '終局時の持ち点',
    totals: 'ウマ・オカ込みの精算',
    unread: '牌譜のうちtenboが読めない記載。tenbo auditで分かります',
    hand: '途切れた局と、その後の局',
    scores: '局の前の持ち点',
    dealt: '配牌',
    play: 'ツモ、打牌、鳴き',
    drawnMarks: 'ツモ切りの記載',
    indicators: 'ドラ表示牌',
    indicatorTimes: 'ドラ表示牌をめくった時点',
    ending: '局の終わり方',
    ura: '裏ドラ表示牌',
    yaku: '和了の役',
    dora: '和了のドラの数',
    han: '役とドラの合計と異なる翻数',
    fu: '和了の符',
    points: '和了の点数',
    winIndicators: '和了に書かれた、めくられていないドラ表示牌',
    pao: '責任払いの人',
    changes: '点数の移動',
    cause: '途中流局の理由',
    tenpai: '聴牌者',
    disagreement: 'ルールと合わない値。tenbo auditで分かります',
  },
  lost: (fact, part) =>
    `失われるもの：${fact}${part ? `（${count(part.of)}${COUNTED[part.what]}中${count(part.count)}${COUNTED[part.what]}）` : ''}`,
  notConverted: {
    noValue: ({ hand }) => `${hand}：和了の点数が、牌譜からもルールからも決まりません`,
    noPon: ({ hand }) => `${hand}：ポンしていない牌に加槓しています`,
    notFourPlayers: () => 'この形式は三人麻雀を書けません。ほかの形式にしてください',
    noHands: () => '書ける局がありません',
    tooLong: ({ hand }) => `${hand}：対局としては長すぎます`,
    notReadAgain: ({ why }) => `この形式で書くと牌譜として読めません：${why}`,
  },
  isLog: '対局の記録です。局の結果だけでツモや打牌がないため、牌譜にはできません',
  written: (games, of, folder) => `${count(of)}戦中${count(games)}戦を${folder}に書きました`,
};

const COUNTED = { hands: '局', games: '戦' } as const;
