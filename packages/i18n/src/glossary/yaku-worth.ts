import type { YakuValue } from '@tenbo/engine';

import type { Language } from '../languages.ts';
import type { Locale } from '../locale.ts';
import { yakuWorth } from '../win/yaku-text.ts';
import type { InEach } from './entry.ts';

/** What is said of a yaku that only some rule sets play. */
export const OF_SOME_HOUSES: InEach = {
  en: 'A yaku of some houses only.',
  ja: '一部のルールだけの役です。',
  zh: '仅部分规则采用的役种。',
};

/** What a yaku is usually worth, as a sentence after what it asks for. */
export function worthIn(language: Language, value: YakuValue, locale: Locale): string {
  const { worth, closedOnly, open } = SAID[language];
  const { han } = locale;
  return worth(
    yakuWorth(value, locale, {
      both: han,
      closedOnly: (closed) => han(closed) + closedOnly,
      open: (closed, fewer) => han(closed) + open(han(fewer)),
    }),
  );
}

interface Said {
  readonly worth: (value: string) => string;
  readonly closedOnly: string;
  readonly open: (han: string) => string;
}

const SAID: { readonly [L in Language]: Said } = {
  en: { worth: (value) => ` Usually ${value}.`, closedOnly: ', in a closed hand only', open: (han) => `, open ${han}` },
  ja: { worth: (value) => `普通は${value}です。`, closedOnly: '（門前のみ）', open: (han) => `（副露すると${han}）` },
  zh: { worth: (value) => `通常为${value}。`, closedOnly: '（限门前清）', open: (han) => `（副露为${han}）` },
};
