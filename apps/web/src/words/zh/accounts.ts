import type { AccountsWords } from '../accounts-words.ts';

export const accounts: AccountsWords = {
  accounts: '对局的账目',
  views: {
    '': '牌桌',
    hands: '各局',
    course: '走势',
    comeback: '逆转条件',
    standings: '结算',
    sheet: '记录表',
  },
  noHand: '这场对局中没有这一局。请从列表中选择：',
  edit: '更正',
  editHand: (nth) => `更正第 ${nth} 局`,
  keep: '保留这一个',
  tenpai: '听牌',
  noten: '未听牌',
  nothingPaid: '没有点数移动。',
  eachPayment: '支付明细',

  chart: '点数走势',
  asTable: '以表格显示',
  points: '每局之后的点数',
  gaps: '点差',
  statistics: '各人成绩',
  log: (entries) => `全部记录（${entries} 条）`,

  chooseSeat: '提升名次所需的条件，只给本人看。要看谁的？',
  ifItEnds: '如果这一局结束对局：',
  hideCard: '隐藏',
  turn: '转向',
  otherPlayer: '其他玩家',

  unit: '每 1000 点的金额',
  noMoney: '无',
  showAll: '全部显示',
  sticks: '各人应有的点棒',

  print: '打印',
  saveCsv: '保存为 CSV',
  saveLog: '保存对局（JSON）',

  allData: '全部数据',
  allDataHint:
    '把对局、自己的规则、以前的手牌和设置存为一个文件。读入的内容会加到现有内容中，现有内容不会丢失。也可以读入单场对局的文件。',
  saveAll: '全部保存',
  takeIn: '读入文件',
  takeChoices: '也读入其中的设置',
  arrived: (players, { from, entries, conflicts }) =>
    `${players}：${from === 0 ? '新的对局' : `新记录 ${entries.length} 条`}${conflicts > 0 ? '；有一局的记录不一致，请打开对局选择保留哪一个' : ''}`,
  rulesArrived: (rules) => `规则 ${rules} 套`,
  handsArrived: (hands) => `以前的手牌 ${hands} 手`,
  choicesArrived: '设置',
  nothingArrived: '没有新的内容。',
  faulty: '无法读取的内容：',
  faults: {
    notJson: (line, column) => `第 ${line} 行第 ${column} 个字符：文件在这里损坏，不是 JSON。请在原处重新保存。`,
    notData: '这不是 tenbo 的文件。请选择用“全部保存”或“保存对局”存下的文件。',
    otherVersion: '这个文件来自另一个版本的 tenbo。请更新页面后再试。',
    notAList: (field) => `“${field}”不是列表。`,
    inMatch: (nth, text) => `第 ${nth} 场对局：${text}`,
    badSoFar: (nth) => `第 ${nth} 场对局正在进行的一局（立直棒、割目）；将从没有这些的状态开始。`,
    badRules: (nth) => `第 ${nth} 套规则`,
    badHand: (nth) => `第 ${nth} 手以前的手牌`,
    badChoice: (name) => `设置“${name}”`,
  },
};
