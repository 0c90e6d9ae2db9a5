import { handJa } from './hand.ts';
import { chartsWords } from './charts.ts';
import { rulesWords } from './rules.ts';
import type { Words } from './words.ts';

export const ja: Words = {
  places: { hand: '手牌', charts: '点数表', rules: 'ルール' },
  language: '言語',
  theme: '外観',
  themes: { auto: '端末に合わせる', light: 'ライト', dark: 'ダーク' },
  indices: '牌の数字',
  settings: '設定',
  close: '閉じる',
  skip: '本文へ',
  hand: handJa,
  charts: chartsWords.ja,
  rules: rulesWords.ja,
};
