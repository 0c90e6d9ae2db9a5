import { YAKU } from '@tenbo/engine';

import type { YakuNames } from '../locale.ts';
import { withHanNames } from './han-name.ts';

/** The engine's Japanese names of yaku in Latin letters. */
export const yakuRomaji: YakuNames = {
  yaku: Object.fromEntries(YAKU.map(({ id, romaji }) => [id, `${romaji.charAt(0).toUpperCase()}${romaji.slice(1)}`])),
  dora: { dora: 'Dora', akaDora: 'Aka dora', uraDora: 'Ura dora', kita: 'Kita' },
  han: withHanNames,
};
