import { hand } from './hand.ts';

export const words = {
  places: { hand: 'Hand', match: 'Match', charts: 'Charts', rules: 'Rules', glossary: 'Glossary' },
  settings: 'Settings',
  close: 'Close',
  saveAsFile: 'Save as file',
  notLoaded: 'This could not be loaded. There may be a newer version, or the network is down. Nothing you entered is lost.',
  fault: (said: string) => `This is a bug in tenbo: please report it (${said}). What was saved is not lost.`,
  again: 'Try again',
  skip: 'Skip to content',
  nowhere: 'This page does not exist.',
  newer: 'A new version is ready.',
  reload: 'Reload',
  hand,
  rulesPicker: {
    own: 'Your own',
    documents: 'From documents',
    players: { 2: 'Two players', 3: 'Three players', 4: 'Four players' },
    choose: 'Choose…',
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
