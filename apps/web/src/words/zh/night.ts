import type { night as en } from '../en/night.ts';
import type { Translated } from '../words.ts';

export const night: Translated<typeof en> = {
  again: () => '原班人马再来一场',
  seats: '座位',
  seatings: { lastDeals: '末位起家', drawn: '抽座位', same: '不变' },
  how: { lastDeals: '座位不变，末位起家', drawn: '随机抽取的座位', same: '座位与起家都不变' },
  drawAgain: '重新抽',
  today: '今天',
  undated: '没有日期',
  matches: (many) => `${many}场`,
  nth: (nth) => `第${nth}场`,
  total: '合计',
  totals: '总成绩与图片',
  stake: (unit) => `每千点${unit}`,
  best: (outcome) => `最高打点：${outcome}`,
};
