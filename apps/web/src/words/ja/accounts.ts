import type { accounts as en } from '../en/accounts.ts';
import type { Translated } from '../words.ts';

export const accounts: Translated<typeof en> = {
  accounts: '対局の記録',
  views: {
    '': '卓',
    hands: '各局',
    course: '推移',
    comeback: '逆転条件',
    standings: '精算',
    sheet: 'スコアシート',
  },
  noHand: 'この対局にその局はありません。一覧から選んでください：',
  choose: 'これにする',
  writtenAt: (time) => `${time}に記録`,
  chooseAnew: '前の選択をやり直す',
  more: (entries) => `ほか${entries}件`,
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

  chooseSeat: '誰の逆転条件を見ますか。本人だけに見せてください。',
  ifItEnds: 'この局で終わる場合：',
  hideCard: '隠す',
  turn: '向きを変える',
  otherPlayer: 'ほかの人',

  unit: '1000点あたりの金額',
  noMoney: 'なし',
  steps: {
    points: '終局時の持ち点。',
    difference: '持ち点から返し点を引く（千点単位）。',
    oka: '配給原点と返し点の差の全員分をトップに加える。',
    rounded: '千点未満の端数を処理する。',
    uma: '上位に加え、下位から引く。',
    penalty: 'ペナルティを引く。',
    chips: 'チップの増減。',
    yakitori: '一度も和了しなかった人が支払う。',
    total: '以上の合計。',
    money: '合計に1000点あたりの金額を掛ける。',
  },
  nextStep: '次へ',
  showAll: 'すべて表示',

  print: '印刷',
  saveCsv: { hands: '各局のCSVを保存', settlement: '精算のCSVを保存' },
  saveLog: '対局を保存（JSON）',

  allData: '全データ',
  allDataHint:
    '対局、自作のルール、これまでの手牌、設定を1つのファイルにまとめます。読み込んだものは今あるものに加わり、今あるものは失われません。1つの対局のファイルや、天鳳・雀魂などの牌譜も読み込めます。ここにドロップしてもかまいません。',
  saveAll: 'すべて保存',
  takeIn: 'ファイルを読み込む',
  takeChoices: '設定も読み込む',
  arrived: (players, { before, entries, conflicts }) =>
    `${players}：${before.length === 0 ? '新しい対局' : `新しい記録${entries.length}件`}${conflicts > 0 ? '。記録が食い違う局があります。対局を開いて、どちらかを選んでください' : ''}`,
  rulesArrived: (rules) => `ルール${rules}件`,
  handsArrived: (hands) => `これまでの手牌${hands}件`,
  choicesArrived: '設定',
  nothingArrived: '新しいものはありませんでした。',
  moreArrivals: (matches) => `ほか${matches}対局`,
  differs: '牌譜と食い違うところ：',
  faulty: '読めなかったもの：',
  moreFaults: (faults) => `ほか${faults}件`,
  faults: {
    tooBig: (megabytes, most) => `ファイルが大きすぎます（${megabytes}MB）。読み込めるのは${most}MBまでです。`,
    unreadable: 'ファイルを開けませんでした。移動または変更された可能性があります。もう一度選んでください。',
    leftOut: (field, many, most) => `「${field}」は最初の${most}件だけを読み込み、${many}件を省きました。`,
    badId: (nth) => `${nth}番目の対局：IDがtenboのものではありません。`,
    refused:
      'ブラウザがこのファイルのルール、これまでの手牌、設定を保存できませんでした（保存領域に空きがないか、ブロックされています）。何も読み込んでいません。',
    notJson: (line, column) =>
      `${line}行目の${column}文字目：ここでファイルが壊れています（JSONではありません）。保存元でもう一度保存してください。`,
    notData:
      'tenboのファイルでも牌譜でもありません。「すべて保存」か「対局を保存」で作ったファイル、または天鳳・雀魂などの牌譜を選んでください。',
    otherVersion: '別のバージョンのtenboのファイルです。このページを更新してから、もう一度試してください。',
    notAList: (field) => `「${field}」が一覧になっていません。`,
    inMatch: (nth, text) => `${nth}番目の対局：${text}`,
    badSoFar: (nth) => `${nth}番目の対局の進行中の局（リーチ棒、割れ目）。なしで始めます。`,
    badRules: (nth) => `${nth}番目のルール`,
    badHand: (nth) => `${nth}番目の手牌`,
    badChoice: (name) => `設定「${name}」`,
  },
};
