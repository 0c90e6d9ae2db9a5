import type { Language } from '@tenbo/i18n';

import type { Place } from '../router.ts';
import type { ChartsWords } from './charts.ts';
import { en } from './en.ts';
import type { HandWords } from './hand.ts';
import { ja } from './ja.ts';
import type { RulesWords } from './rules.ts';

/** What the screens say beside what engine, ledger and i18n say. A missing word does not compile. */
export interface Words {
  readonly places: { readonly [P in Place]: string };
  readonly language: string;
  readonly theme: string;
  readonly themes: { readonly auto: string; readonly light: string; readonly dark: string };
  readonly indices: string;
  readonly settings: string;
  readonly close: string;
  readonly skip: string;
  readonly hand: HandWords;
  readonly charts: ChartsWords;
  readonly rules: RulesWords;
}

export type InEachLanguage<W> = { readonly [L in Exclude<Language, 'zh'>]: W };

const WORDS: { readonly [L in Language]: Words } = { en, ja, zh: en };

export function wordsOf(language: Language): Words {
  return WORDS[language];
}
