import type { DeskWords } from '../words.ts';

/** What a table's phone says where the players start their own match. */
export const own: DeskWords['own'] = {
  heading: (table) => `在第${table}桌开始对局`,
  inPlay: '这一桌的对局还没有结束，可从“俱乐部”打开。',
  newcomer: '只能选择主办方已登记的选手。新来的人请先找主办方登记。',
  start: '开始对局',
  next: '开始下一场',
  starting: '正在开始…',
  faults: {
    unreachable: '连不上服务器。联网后请再试。',
    stillPlaying: '这一桌的上一场，或其中某位选手的另一场对局还没有结束。请先结束。',
    forbidden: '这个链接不能开始对局。请重新扫描桌上的二维码。',
    quota: '这一桌在短时间内开始的对局太多。请联系主办方。',
    other: '无法开始对局。请再试。',
  },
};
