import type { YakuNames } from './locale.ts';
import { yakuRomaji } from './yaku-romaji.ts';

/** The few yaku that "Shanghai: Second Dynasty" names in its chapter on scoring. */
const OF_THE_CHAPTER: YakuNames['yaku'] = {
  pinfu: 'Pin-Huu',
  chiitoitsu: 'Chii Toitsu',
  toitoi: 'Toi-Toi',
};

/** The yaku as Shanghai names them, and in romaji where it names none. Its han have names too. */
export const yakuShanghai: YakuNames = {
  yaku: { ...yakuRomaji.yaku, ...OF_THE_CHAPTER },
  dora: { ...yakuRomaji.dora, akaDora: 'Red Five' },
  han: 'named',
};
