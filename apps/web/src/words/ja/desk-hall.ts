import type { DeskWords } from '../words.ts';

/** What a projector shows of an event. */
export const hall: DeskWords['hall'] = {
  tables: '卓',
  standings: '順位',
  finished: '終局',
  stick: '点棒1本が10分。',
  lost: (time) => `${time}から接続が切れています。表示はその時点のものです。`,
  page: (page, pages) => `${page}／${pages}`,
  byes: '抜け番',
  notBegun: '大会はまだ始まっていません。',
};
