import type { RulesWords } from '../rules-words.ts';

export const rules: RulesWords = {
  ruleSet: 'Rules',
  ownRules: 'Your own',
  players: { 2: 'Two players', 3: 'Three players', 4: 'Four players' },
  name: 'Name',
  code: 'Code',
  all: 'All rule sets',
  make: 'Make your own rules',
  makeOwn: 'Make your own from it',
  compareWith: 'Compare with',
  choose: 'choose …',
  differs: (many) =>
    many === 0
      ? 'Plays as Standard does.'
      : `Plays ${many} ${many === 1 ? 'rule' : 'rules'} otherwise than Standard; each is marked.`,
  standard: (value) => `Standard: ${value}`,
  rule: 'Rule',
  otherwise: 'What they play otherwise',
  same: 'Both play the same rules.',
  unknown: 'There are no such rules here. Choose some from the list.',
  edit: 'Change',
  remove: 'Delete',
  share: 'Copy a link',
  shareNote: 'Whoever opens the link sees these rules and can keep them.',
  startFrom: 'Start from',
  yourName: 'Name of your rules',
  needsName: 'Give your rules a name to keep them.',
  save: 'Keep',
  undo: 'Undo',
  changed: 'changed',
  changes: (many) => (many === 0 ? 'No rule changed yet' : `${many} ${many === 1 ? 'rule' : 'rules'} changed`),
  suits: ['Man', 'Pin', 'Sou'],
  umaRow: 'First to last, with spaces between; a line for all, or one for each number of players at the target, from none',
  chosen: (many) => `Choose (${many} chosen)`,
  ofBase: 'The rules you started from play it; to leave it out, choose it under “Yaku not played”.',
  broken: 'This link holds no rules that can be read. Start from a rule set instead.',
};
