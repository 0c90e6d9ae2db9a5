import type { DeskWords } from '../words.ts';

const WINDS = { E: '东', S: '南', W: '西', N: '北' };

/** 各桌的情况，以及需要人处理的事。 */
export const board: DeskWords['board'] = {
  heading: '各桌',
  status: {
    waiting: '未开始',
    playing: '对局中',
    conflict: '记录有分歧',
    over: '已终局，未确认',
    agreed: '结果已确认',
  },
  needs: {
    heading: (needs) => (needs === 0 ? '没有需要处理的桌' : `需要处理（${needs}）`),
    what: {
      conflict: '记录有分歧',
      called: '呼叫裁判',
      late: '确定后又收到记录',
      unconfirmed: '已终局，未确认',
      silent: '一段时间没有输入',
    },
    verb: { conflict: '裁决', called: '前往', late: '裁决', unconfirmed: '确认', silent: '查看' },
    ago: (minutes) => (minutes < 1 ? '刚刚' : `${minutes}分钟前`),
    silentFor: (minutes) => `已${minutes}分钟`,
    also: '还有',
  },
  corner: {
    conflict: '有分歧',
    called: '裁判',
    late: '迟到记录',
    unconfirmed: '待确认',
    silent: (minutes) => `${minutes}分钟无输入`,
    waiting: '未开始',
    over: '已终局',
    agreed: '已确认',
    hand: (wind, hand) => `${WINDS[wind]}${hand}局`,
    minutes: (minutes) => `${minutes}分钟`,
  },
  extended: (minutes) => `${minutes > 0 ? '＋' : '−'}${Math.abs(minutes)}分钟`,
  confirmedBy: (confirmed, players) => `${players}人中${confirmed}人已确认`,
  agreedTables: (agreed, tables) => `${tables}桌中${agreed}桌的结果已确认`,
  close: (round) => `结束第${round}轮`,
  reopen: (round) => `重新打开第${round}轮`,
  closed: (round) => `第${round}轮已结束。`,
  sitOut: '轮空',
};
