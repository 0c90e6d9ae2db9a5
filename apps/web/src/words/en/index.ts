import type { Words } from '../words.ts';
import { charts } from './charts.ts';
import { hand } from './hand.ts';
import { rules } from './rules.ts';
import { tiles } from './tiles.ts';

export const words: Words = {
  places: { hand: 'Hand', charts: 'Charts', rules: 'Rules' },
  language: 'Language',
  theme: 'Appearance',
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  indices: 'Numbers on tiles',
  settings: 'Settings',
  close: 'Close',
  skip: 'Skip to the content',
  newer: 'A new version is here.',
  reload: 'Reload',
  tiles,
  hand,
  charts,
  rules,
};
