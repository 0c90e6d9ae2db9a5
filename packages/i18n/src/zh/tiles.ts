import type { HandLocale } from '../locale.ts';

export const tileWords: HandLocale['tiles'] = {
  ranks: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
  suits: ['万', '筒', '索'],
  honors: ['东', '南', '西', '北', '白', '发', '中'],
  numbered: (rank, suit) => `${rank}${suit}`,
  red: (name) => `赤${name}`,
  winning: (tile) => `${tile}，和牌张`,
  doraIndicators: '宝牌指示牌',
  uraIndicators: '里宝牌指示牌',
};
