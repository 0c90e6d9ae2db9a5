import type { SeatingWords } from '../library-words.ts';

/** The words for the seating of a tournament in Chinese. */
export const seating: SeatingWords = {
  errors: {
    notInRange: ({ what, value, least, most }) =>
      ({
        players: `${value}人无法编排。请选择${least}～${most}人。`,
        rounds: `${value}轮无法编排。请选择${least}～${most}轮。`,
        table: `没有第${value}桌。请选择${least}～${most}。`,
      })[what],
    noSuchPlayer: ({ player, players }) => `没有${player}号选手。请选择1～${players}号。`,
    listedTwice: ({ player }, who) => `${who(player)}写了两次，请只写一次。`,
    notInStanding: ({ player }, who) => `排名中没有${who(player)}，请加上。`,
    tooFew: ({ present, seats }) => `只有${present}人，凑不齐${seats}人一桌。请增加选手。`,
    sameTable: ({ table }) => `有两人固定在第${table}桌。请把其中一人改到别的桌。`,
    notANumber: ({ line, text }) => `第${line}行：“${text}”不是1以上的数字，请改正。`,
    wrongCount: ({ line, count, seats }) => `第${line}行：应有${seats}人，却写了${count}人，请改正。`,
    seatedTwice: ({ line, player, round }, who) => `第${line}行：${who(player)}在第${round}轮出现两次，请只留一处。`,
    tableTwice: ({ line, table }) => `第${line}行：同一轮中有两个第${table}桌，请改正桌号。`,
    notSeated: ({ player, round }, who) => `第${round}轮没有${who(player)}的座位。请安排座位或轮空。`,
    roundMissing: ({ round }) => `缺少第${round}轮。请补上，或从第1轮起依次编号。`,
    empty: () => '没有编排。请每桌写一行。',
  },
  player: (number) => `${number}号`,
  named: (name, number) => `${name}（${number}号）`,
  round: (round) => `第${round}轮`,
  table: '桌',
  sitOut: '轮空',
  drawn: '抽签结果',
  seed: (seed) => `种子：${seed}（写在 --seed 后，结果相同）`,
  away: (round, who, more) => `第${round}轮没有座位：${who.join('、')}${more > 0 ? `，另有${more}人` : ''}`,
  changed: (seats) => `座位变动：${seats}处`,
  certificate: {
    title: (rounds, players) => `核验：${rounds}轮，${players}人`,
    plan: '本方案',
    bound: '下限',
    figures: {
      repeats: '重复同桌（第2次起）',
      inARow: '连续两轮同桌',
      clashes: '应避开的同桌（同队等）',
      winds: '一人东南西北次数之差（最大）',
      unevenWinds: '东南西北之差达到2的人数',
      visits: '回到坐过的桌',
      stayed: '连续两轮坐同一桌',
      byes: '轮空次数之差（最大）',
    },
    met: (times) => (times === 0 ? '从未同桌的组合' : `同桌${times}次的组合`),
  },
};
