import type { DeskWords } from '../words.ts';

/** What a projector shows of an event. */
export const hall: DeskWords['hall'] = {
  tables: '各桌',
  standings: '排名',
  finished: '已终局',
  stick: '一根点棒为十分钟。',
  lost: (time) => `${time}起连接中断，显示的是当时的情况。`,
  page: (page, pages) => `${page}／${pages}`,
  byes: '轮空',
  notBegun: '比赛还没有开始。',
};
