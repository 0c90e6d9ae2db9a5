import { YAKU } from '@tenbo/engine';

import type { YakuNames } from '../locale.ts';
import { withHanNames } from './han-name.ts';

/** The Japanese names in Latin letters, which each yaku of the engine has. */
export const yakuRomaji: YakuNames = {
  yaku: Object.fromEntries(YAKU.map(({ id, romaji }) => [id, `${romaji.charAt(0).toUpperCase()}${romaji.slice(1)}`])),
  dora: { dora: 'Dora', akaDora: 'Aka dora', uraDora: 'Ura dora', kita: 'Kita' },
  han: withHanNames,
};
