import { handEn } from './hand.ts';
import { chartsWords } from './charts.ts';
import { rulesWords } from './rules.ts';
import type { Words } from './words.ts';

export const en: Words = {
  places: { hand: 'Hand', charts: 'Charts', rules: 'Rules' },
  language: 'Language',
  theme: 'Appearance',
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  indices: 'Numbers on tiles',
  settings: 'Settings',
  close: 'Close',
  skip: 'Skip to the content',
  hand: handEn,
  charts: chartsWords.en,
  rules: rulesWords.en,
};
