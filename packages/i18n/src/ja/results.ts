import type { ResultWords } from '../match/season-words.ts';

/** 成績表の言葉。 */
export const results: ResultWords = {
  columns: {
    round: '回戦',
    table: '卓',
    seat: '席',
    player: '名前',
    points: '持ち点',
    sticks: '供託',
    penalty: 'ペナルティ',
    team: 'チーム',
    place: '順位',
    total: '合計',
    date: '日付',
    game: '試合',
  },
  faults: {
    notResults: () => '読める形式の成績表ではありません',
    badLine: () => 'ほかの行と形式が違います',
    unreadable: () => '名前が長すぎるか、見えない文字があります',
    noGames: () => '誰と誰が同卓したか分かりません。「試合」の列を作り、同じ対局の人に同じ番号を書いてください',
    tooMany: () => '行が多すぎます。いくつかのファイルに分けてください',
    noColumn: ({ column }) => `「${column}」の列がありません`,
    unknownColumn: ({ name }) => `「${name}」の列は読みません`,
    columnTwice: ({ name }) => `「${name}」と同じ列がほかにもあります。1つにしてください`,
    badCell: ({ column, text }) => (text === '' ? `「${column}」がありません` : `「${text}」は${column}として読めません`),
    gameSize: ({ players }) =>
      `この対局に${players}人います。対局は3人か4人です。いくつかの対局が混ざっているなら「試合」の列を作ってください`,
    nameTwice: ({ name }) => `${name}がこの対局に2回出ています`,
    mixedValues: () => '持ち点だけの人と成績だけの人がいます',
    noRules: ({ players }) => `ルールが${players}人用ではないので精算できません。--rulesでほかのルールを指定してください`,
  },
  doubts: {
    pointsSum: ({ said, expected }) => `持ち点の合計は${said}で、${expected}ではありません`,
    totalSum: ({ said }) => `成績の合計が0にならず、${said}です`,
    otherPlace: ({ player, said, expected }) => `${player}の順位は${said}位とありますが、点数では${expected}位です`,
    otherTotal: ({ player, said, expected }) => `${player}の成績は${said}とありますが、ルールでは${expected}です`,
  },
  settledBy: (rules) => `持ち点だけなので「${rules}」のルールで精算しました。ほかのルールは--rulesで指定してください`,
  more: (lines) => `ほかに同じような行が${lines}行あります`,
};
