import type { PageWords } from '../../page-words.ts';

/** 大会の成績と、参加者ごとの成績の言葉。 */
export const season: PageWords['season'] = {
  reading: (done, of) => `対局を読み込み中：${of}戦中${done}戦`,
  unread: (n) => `${n}戦をサーバーから最後まで読めませんでした。読み込めなかった分は集計に入っていません。`,
  again: 'もう一度読む',
  unfit: (entries) => `新しいバージョンの記録${entries}件は集計していません。ページを再読み込みしてください。`,
  outside: (n) => `どの回戦にも属さない${n}戦は数えていません。`,
  paper: (n) => `紙で記録した${n}戦：結果は数えますが、局の内容は分かりません。`,
  match: (round, table) => `${round} ${table}`,
  gallery: {
    heading: '名場面',
    noWins: '和了はまだありません。高い和了から順に、入力された牌姿とともにここに並びます。',
    noYakuman: '役満はまだありません。出た役満はすべて、入力された牌姿とともにここに並びます。',
    ron: (from) => `${from}からロン`,
    tsumo: 'ツモ',
  },
  ratings: {
    heading: 'レーティング',
    legend: '並べ方',
    names: { sum: '合計', place: '平均順位', tenhou: 'R（天鳳）', skill: 'OpenSkill' },
    formulas: {
      sum: '全対局の成績の合計です。ウマとオカを含みます。ペナルティ、抜け番、足切りは順位表だけで数えます。',
      place: '全対局の順位の合計を対局数で割ったものです。小さいほど上です。',
      tenhou:
        '天鳳のRと同じ計算です。全員1500から始めます。1位から順に+30、+10、−10、−30（3人打ちは+30、0、−30）に、卓の平均と本人の差の40分の1を加えます。対局を重ねるごとに変動幅が0.2%ずつ小さくなり、400戦目から5分の1になります。',
      skill:
        'OpenSkill（Plackett–Luceモデル、Weng・Lin 2011）：実力μとその不確かさσで表します。μ−3σの大きい順に並べます（最初は0）。強い相手に勝つほど大きく上がり、対局ごとにσが小さくなります。',
    },
    rank: '順位',
    player: '参加者',
    matches: '対局数',
    perMatch: '1戦平均',
    noResults: '結果の出た対局はまだありません。結果の出た人がここに並びます。',
  },
  statistics: '打ち筋の統計',
  noHands: '局はまだ入力されていません。和了率や放銃率など、局から分かることがここに並びます。',
  player: {
    substitute: '代走者：順位表には載りません。',
    stand: '順位表での成績',
    results: '対局の成績',
    place: '順位',
    total: '合計',
    rounds: '対局ごとの成績',
    earlier: (n) => `それより前の${n}戦`,
    noRounds: 'まだ卓に着いていません。対局ごとの成績がここに並びます。',
    against: '同卓',
    points: (points) => `${points}点`,
    open: '結果待ち',
    sitsOut: '抜け番',
    replaced: (by) => `${by}に交代`,
    course: '合計の推移',
    after: '時点',
    noWins: '和了はまだありません。高い和了から順にここに並びます。',
  },
};
