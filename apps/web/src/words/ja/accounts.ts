import type { AccountsWords } from '../accounts-words.ts';

export const accounts: AccountsWords = {
  accounts: '対局の記録',
  views: {
    '': '卓',
    hands: '各局',
    course: '推移',
    comeback: '条件',
    standings: '精算',
    sheet: 'スコアシート',
  },
  noHand: 'この対局にその局はありません。一覧から選んでください：',
  edit: '訂正',
  editHand: (nth) => `${nth}局目を訂正`,
  keep: 'こちらを残す',
  tenpai: '聴牌',
  noten: 'ノーテン',
  nothingPaid: '点数の移動はありません。',
  eachPayment: '支払いの内訳',

  chart: '点数の推移',
  asTable: '表で見る',
  points: '各局終了時の持ち点',
  gaps: '点差',
  statistics: '成績',
  log: (entries) => `すべての記録（${entries}件）`,

  chooseSeat: '順位を上げる条件を、本人だけに見せます。誰の条件ですか。',
  ifItEnds: 'この局で終わる場合：',
  hideCard: '隠す',
  turn: '回す',
  otherPlayer: 'ほかの人',

  unit: '1000点あたりの金額',
  noMoney: 'なし',
  showAll: 'すべて表示',
  sticks: '手元の点棒',

  print: '印刷',
  saveCsv: 'CSVを保存',
  saveLog: '対局を保存（JSON）',

  allData: '全データ',
  allDataHint:
    '対局、自作のルール、これまでの手牌、設定を一つのファイルにまとめます。読み込んだものは今あるものに加わり、今あるものは失われません。一つの対局のファイルも読み込めます。',
  saveAll: 'すべて保存',
  takeIn: 'ファイルを読み込む',
  takeChoices: '設定も読み込む',
  arrived: (players, { from, entries, conflicts }) =>
    `${players}：${from === 0 ? '新しい対局' : `新しい記録${entries.length}件`}${conflicts > 0 ? '。記録が食い違う局があります。対局を開いて、どちらかを選んでください' : ''}`,
  rulesArrived: (rules) => `ルール${rules}件`,
  handsArrived: (hands) => `これまでの手牌${hands}件`,
  choicesArrived: '設定',
  nothingArrived: '新しいものはありませんでした。',
  faulty: '読めなかったもの：',
  faults: {
    notJson: (line, column) =>
      `${line}行目の${column}文字目：ここでファイルが壊れています（JSONではありません）。もとの場所でもう一度保存してください。`,
    notData: 'tenboのファイルではありません。「すべて保存」か「対局を保存」で作ったファイルを選んでください。',
    otherVersion: '別の版のtenboのファイルです。このページを更新してから、もう一度試してください。',
    notAList: (field) => `「${field}」が一覧になっていません。`,
    inMatch: (nth, text) => `${nth}番目の対局：${text}`,
    badSoFar: (nth) => `${nth}番目の対局の進行中の局（リーチ棒、割れ目）。なしで始めます。`,
    badRules: (nth) => `${nth}番目のルール`,
    badHand: (nth) => `${nth}番目の手牌`,
    badChoice: (name) => `設定「${name}」`,
  },
};
