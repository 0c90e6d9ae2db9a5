import type { tiles as en } from '../en/tiles.ts';
import type { Translated } from '../words.ts';

export const tiles: Translated<typeof en> = {
  ranks: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
  suits: ['萬', '筒', '索'],
  honors: ['東', '南', '西', '北', '白', '發', '中'],
  numbered: (rank, suit) => `${rank}${suit}`,
  red: (name) => `赤${name}`,
};
