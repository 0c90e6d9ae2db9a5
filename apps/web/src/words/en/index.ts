import type { Words } from '../words.ts';
import { accounts } from './accounts.ts';
import { charts } from './charts.ts';
import { hand } from './hand.ts';
import { match } from './match.ts';
import { rules } from './rules.ts';
import { tiles } from './tiles.ts';

export const words: Words = {
  places: { hand: 'Hand', match: 'Match', charts: 'Charts', rules: 'Rules' },
  language: 'Language',
  theme: 'Appearance',
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  yakuStyle: 'Names of yaku',
  yakuStyles: { own: 'Usual', japanese: 'Japanese', romaji: 'Romaji', english: 'English', arcade: 'Arcade' },
  indices: 'Numbers on tiles',
  settings: 'Settings',
  close: 'Close',
  skip: 'Skip to the content',
  newer: 'A new version is here.',
  reload: 'Reload',
  tiles,
  hand,
  match,
  accounts,
  charts,
  rules,
};
