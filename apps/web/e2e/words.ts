import type { Language } from '@tenbo/i18n';

import { charts as chartsEn } from '../src/words/en/charts.ts';
import { words as en } from '../src/words/en/index.ts';
import { match as matchEn } from '../src/words/en/match.ts';
import { charts as chartsJa } from '../src/words/ja/charts.ts';
import { words as ja } from '../src/words/ja/index.ts';
import { match as matchJa } from '../src/words/ja/match.ts';
import type { Words } from '../src/words/words.ts';
import { charts as chartsZh } from '../src/words/zh/charts.ts';
import { words as zh } from '../src/words/zh/index.ts';
import { match as matchZh } from '../src/words/zh/match.ts';

/** All that the page says, by which its parts are found. */
export const WORDS: { readonly [L in Language]: Words } = {
  en: { ...en, match: matchEn, charts: chartsEn },
  ja: { ...ja, match: matchJa, charts: chartsJa },
  zh: { ...zh, match: matchZh, charts: chartsZh },
};
