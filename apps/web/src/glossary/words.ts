import type { Language } from '@tenbo/i18n';

interface GlossaryWords {
  readonly search: string;
  readonly found: (terms: number) => string;
  readonly unknown: string;
  readonly nearest: string;
  readonly all: string;
  readonly also: string;
  readonly see: string;
  readonly example: string;
  /** The label of a name in each language. */
  readonly languages: { readonly [L in Language]: string };
}

/** The words of the glossary page. Like the terms, they come in all languages at once. */
export const GLOSSARY_WORDS: { readonly [L in Language]: GlossaryWords } = {
  en: {
    search: 'Search in any language or spelling',
    found: (terms) => (terms === 1 ? '1 term' : `${terms} terms`),
    unknown: 'There is no such term.',
    nearest: 'Did you mean one of these?',
    all: 'All terms',
    also: 'Also called',
    see: 'See also',
    example: 'Example',
    languages: { en: 'English', ja: 'Japanese', zh: 'Chinese' },
  },
  ja: {
    search: '用語を検索（どの言語・表記でも可）',
    found: (terms) => `${terms}件`,
    unknown: 'その用語はありません。',
    nearest: '近いのは次の用語です。',
    all: 'すべての用語',
    also: '別名',
    see: '関連する用語',
    example: '例',
    languages: { en: '英語', ja: '日本語', zh: '中国語' },
  },
  zh: {
    search: '搜索术语（任何语言、写法均可）',
    found: (terms) => `${terms}条`,
    unknown: '没有这个术语。',
    nearest: '相近的有：',
    all: '全部术语',
    also: '别名',
    see: '相关术语',
    example: '示例',
    languages: { en: '英语', ja: '日语', zh: '中文' },
  },
};
