import type { PageWords } from '../../page-words.ts';

export const glossary: PageWords['glossary'] = {
  search: '搜索术语（任何语言、写法均可）',
  found: (terms) => `${terms}条`,
  unknown: '没有这个术语。',
  nearest: '相近的有：',
  all: '全部术语',
  also: '别名',
  see: '相关术语',
  example: '示例',
};
