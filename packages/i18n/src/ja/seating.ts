import type { SeatingWords } from '../library-words.ts';

/** The words for the seating of a tournament in Japanese. */
export const seating: SeatingWords = {
  errors: {
    notInRange: ({ what, value, least, most }) =>
      ({
        players: `${value}人では卓組を作れません。${least}〜${most}人にしてください。`,
        rounds: `${value}回戦では卓組を作れません。${least}〜${most}回戦にしてください。`,
        table: `${value}卓はありません。${least}〜${most}卓から選んでください。`,
      })[what],
    noSuchPlayer: ({ player, players }) => `${player}番の人はいません。1〜${players}番から選んでください。`,
    listedTwice: ({ player }, who) => `${who(player)}が2回書かれています。1回だけにしてください。`,
    notInStanding: ({ player }, who) => `${who(player)}が順位表にありません。加えてください。`,
    tooFew: ({ present, seats }) => `${present}人では${seats}人の卓が立ちません。参加者を増やしてください。`,
    sameTable: ({ table }) => `${table}卓から動けない人が2人います。1人を別の卓にしてください。`,
    notANumber: ({ line, text }) => `${line}行目：「${text}」は1以上の整数ではありません。直してください。`,
    wrongCount: ({ line, count, seats }) => `${line}行目：${seats}人のところに${count}人書かれています。直してください。`,
    seatedTwice: ({ line, player, round }, who) =>
      `${line}行目：${round}回戦に${who(player)}が2回出ています。1か所だけにしてください。`,
    tableTwice: ({ line, table }) => `${line}行目：同じ回戦に${table}卓が2つあります。卓番号を直してください。`,
    notSeated: ({ player, round }, who) => `${round}回戦に${who(player)}の席がありません。席か抜け番に加えてください。`,
    roundMissing: ({ round }) => `${round}回戦がありません。加えるか、1回戦から順に番号を付けてください。`,
    empty: () => '卓組がありません。卓ごとに1行書いてください。',
  },
  player: (number) => `${number}番`,
  named: (name, number) => `${name}（${number}番）`,
  round: (round) => `${round}回戦`,
  table: '卓',
  sitOut: '抜け番',
  drawn: '抽選の結果',
  seed: (seed) => `シード：${seed}（--seed に書くと、同じ結果になります）`,
  away: (round, who, more) => `${round}回戦に席がない人：${who.join('、')}${more > 0 ? `、ほか${more}人` : ''}`,
  changed: (seats) => `席の変更：${seats}件`,
  certificate: {
    title: (rounds, players) => `検証：${rounds}回戦、${players}人`,
    plan: 'この卓組',
    bound: '下限',
    figures: {
      repeats: '再戦（2回目以降の同卓）',
      inARow: '2回戦続けての同卓',
      clashes: '避けるべき同卓（同じチームなど）',
      winds: '1人の東南西北の回数の差（最大）',
      unevenWinds: '東南西北の差が2以上の人',
      visits: '前に座った卓に戻る回数',
      stayed: '2回戦続けて同じ卓に座る回数',
      byes: '抜け番の回数の差（最大）',
    },
    met: (times) => (times === 0 ? '一度も同卓しない組' : `${times}回同卓する組`),
  },
};
