import type { night as en } from '../en/night.ts';
import type { Translated } from '../words.ts';

export const night: Translated<typeof en> = {
  again: (players) => `同じ${players}人でもう1回`,
  seats: '席決め',
  seatings: { lastDeals: 'ラス親', drawn: '場決め', same: 'そのまま' },
  how: { lastDeals: '席はそのまま、ラスが起家', drawn: '抽選で決めた席', same: '席も起家も前回と同じ' },
  drawAgain: 'もう一度引く',
  today: '今日',
  undated: '日付なし',
  matches: (many) => `${many}戦`,
  nth: (nth) => `${nth}回戦`,
  total: '合計',
  totals: '通算・画像',
  stake: (unit) => `レート${unit}`,
  best: (outcome) => `最高打点：${outcome}`,
};
