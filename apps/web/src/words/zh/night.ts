import type { night as en } from '../en/night.ts';
import type { Translated } from '../words.ts';

export const night: Translated<typeof en> = {
  again: () => '原班人马再来一场',
  seats: '座位',
  seatings: { lastDeals: '末位起家', drawn: '抽座位', same: '不变' },
  how: { lastDeals: '座位不变，末位起家', drawn: '随机抽取的座位', same: '座位与起家都不变' },
  drawAgain: '重新抽',
};
