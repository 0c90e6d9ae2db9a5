import type { FirstWords } from '../words.ts';
import { hand } from './hand.ts';
import { rules } from './rules.ts';
import { tiles } from './tiles.ts';

export const words: FirstWords = {
  places: { hand: 'Hand', match: 'Match', charts: 'Charts', rules: 'Rules' },
  language: 'Language',
  theme: 'Appearance',
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  yakuStyle: 'Names of yaku',
  yakuStyles: { own: 'Usual', japanese: 'Japanese', romaji: 'Romaji', english: 'English', arcade: 'Arcade' },
  indices: 'Numbers on tiles',
  settings: 'Settings',
  licenses: 'Licences',
  close: 'Close',
  skip: 'Skip to the content',
  nowhere: 'There is no such page.',
  newer: 'A new version is here.',
  reload: 'Reload',
  tiles,
  hand,
  rules,
};
