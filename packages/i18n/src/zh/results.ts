import type { ResultWords } from '../match/season-words.ts';

/** 成绩表的用语。 */
export const results: ResultWords = {
  columns: {
    round: '轮次',
    table: '桌',
    seat: '座位',
    player: '姓名',
    points: '点数',
    sticks: '供托',
    penalty: '罚分',
    team: '队伍',
    place: '名次',
    total: '总分',
    date: '日期',
    game: '对局',
  },
  faults: {
    notResults: () => '不是能读取的成绩表',
    badLine: () => '与前面的行格式不同',
    unreadable: () => '名字太长，或含有不可见的字符',
    noGames: () => '看不出谁和谁同桌：请加一列“对局”，同一场的人写同一个编号',
    tooMany: () => '行数太多：请分成几个文件',
    noColumn: ({ column }) => `没有“${column}”这一列`,
    unknownColumn: ({ name }) => `不读取“${name}”这一列`,
    columnTwice: ({ name }) => `还有一列与“${name}”相同：请删去一列`,
    badCell: ({ column, text }) => (text === '' ? `缺少“${column}”` : `“${text}”不能作为${column}`),
    gameSize: ({ players }) => `这一场有${players}人：每场应为三人或四人；如果混有几场对局，请加一列“对局”`,
    nameTwice: ({ name }) => `${name}在这一场出现了两次`,
    mixedValues: () => '有的人只有点数，有的人只有成绩',
    noRules: ({ players }) => `这套规则不是${players}人的，无法结算点数：请用--rules指定其他规则`,
  },
  doubts: {
    pointsSum: ({ said, expected }) => `点数合计为${said}，不是${expected}`,
    totalSum: ({ said }) => `成绩合计为${said}，不是0`,
    otherPlace: ({ player, said, expected }) => `${player}写的是第${said}名，按数字是第${expected}名`,
    otherTotal: ({ player, said, expected }) => `${player}写的是${said}，按规则是${expected}`,
  },
  settledBy: (rules) => `只有点数，没有成绩：按“${rules}”规则结算；其他规则请用--rules指定`,
  more: (lines) => `还有${lines}行类似的问题`,
};
