import type { HandLocale } from '../locale.ts';

export const tileWords: HandLocale['tiles'] = {
  ranks: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
  suits: ['萬', '筒', '索'],
  honors: ['東', '南', '西', '北', '白', '發', '中'],
  numbered: (rank, suit) => `${rank}${suit}`,
  red: (name) => `赤${name}`,
  winning: (tile) => `${tile}、和了牌`,
  doraIndicators: 'ドラ表示牌',
  uraIndicators: '裏ドラ表示牌',
};
