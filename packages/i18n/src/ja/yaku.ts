import { YAKU } from '@tenbo/engine';

import type { YakuNames } from '../locale.ts';

/** 日本語の役名。エンジンの各役が持つ。 */
export const yaku: YakuNames = {
  yaku: Object.fromEntries(YAKU.map(({ id, ja }) => [id, ja])),
  dora: { dora: 'ドラ', akaDora: '赤ドラ', uraDora: '裏ドラ', kita: '抜きドラ' },
};
