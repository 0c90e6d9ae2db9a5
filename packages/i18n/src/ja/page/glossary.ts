import type { PageWords } from '../../page-words.ts';

export const glossary: PageWords['glossary'] = {
  search: '用語を検索（どの言語・表記でも可）',
  found: (terms) => `${terms}件`,
  unknown: 'その用語はありません。',
  nearest: '近いのは次の用語です。',
  all: 'すべての用語',
  also: '別名',
  see: '関連する用語',
  example: '例',
};
