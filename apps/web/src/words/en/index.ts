import { hand } from './hand.ts';
import { tiles } from './tiles.ts';

export const words = {
  places: { hand: 'Hand', match: 'Match', charts: 'Charts', rules: 'Rules', glossary: 'Glossary' },
  settings: 'Settings',
  close: 'Close',
  saveAsFile: 'Save as a file',
  notKept: 'This browser refuses to keep your settings, rule sets and earlier hands: its storage is blocked or full.',
  notLoaded: 'This could not be loaded. A newer version may be here, or the network is down. Nothing you entered is lost.',
  fault: (said: string) => `This is a fault of tenbo, not of yours: please report it (${said}). What was kept is not lost.`,
  again: 'Try again',
  skip: 'Skip to the content',
  nowhere: 'There is no such page.',
  newer: 'A new version is here.',
  reload: 'Reload',
  tiles,
  hand,
  rulesPicker: {
    own: 'Your own',
    players: { 2: 'Two players', 3: 'Three players', 4: 'Four players' },
    choose: 'choose …',
  },
};

/** Fetched when they are first needed. */
export const later = {
  details: async () => (await import('./details.ts')).details,
  choices: async () => (await import('./choices.ts')).choices,
  match: async () => (await import('./match.ts')).match,
  charts: async () => (await import('./charts.ts')).charts,
  rules: async () => (await import('./rules.ts')).rules,
  glossary: async () => (await import('./glossary.ts')).glossary,
  ruleNotes: async () => (await import('./rule-notes.ts')).ruleNotes,
};
