import type { DeskWords } from '../words.ts';

/** 在无法撤销的操作之前显示的话。 */
export const sure: DeskWords['sure'] = {
  renewTables: (tables) => `全部${tables}桌的卡片都会失效：需要重新打印，并在每桌重新扫码。`,
  renew: '旧的二维码会失效，正在使用的人需要新的。',
  revoke: '此链接会永久失效。',
  erase: '姓名会从所有设备上永久删除。',
};
