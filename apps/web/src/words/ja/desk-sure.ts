import type { DeskWords } from '../words.ts';

/** 元に戻せない操作の前に言うこと。 */
export const sure: DeskWords['sure'] = {
  renewTables: (tables) => `全${tables}卓のカードが使えなくなります。新しく印刷して、各卓で読み取り直してください。`,
  renew: '古いコードは使えなくなります。使っている人には新しいコードが必要です。',
  revoke: 'このリンクは二度と使えなくなります。',
  erase: '名前はすべての端末から消え、元に戻せません。',
};
