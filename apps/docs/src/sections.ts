/** Pages reached from another page. They would make the menu too long. */
export const UNDER_OTHERS = /^coverage\//;

/** The menu. Every other page is in one section. Each section begins with these pages in this order; the others follow by name. */
export const SECTIONS = [
  {
    heading: 'Guides',
    holds: /^(?:guides\/|clubs$|ratings$|operate$)/,
    first: [
      'guides/score-a-hand',
      'guides/your-clubs-rules',
      'guides/keep-a-match',
      'guides/the-page',
      'guides/read-errors',
      'guides/json-lines',
      'guides/check-records',
      'guides/convert-records',
      'guides/follow-a-game',
      'guides/statistics',
      'guides/seat-a-tournament',
      'clubs',
      'ratings',
      'operate',
      'guides/embed-the-calculator',
      'guides/add-a-yaku',
    ],
  },
  { heading: 'Lists', holds: /^lists\//, first: ['lists/yaku', 'lists/rules', 'lists/rule-sets', 'lists/errors'] },
  {
    heading: 'About the game',
    holds: /^(?:rulings|glossary|coverage)$/,
    first: ['rulings', 'glossary', 'coverage'],
  },
  {
    heading: 'About tenbo',
    holds: /^(?:proof|scale|ledger|peers|changelog|architecture|contributing)$/,
    first: ['proof', 'scale', 'ledger', 'peers', 'changelog'],
  },
  { heading: '@tenbo/engine', holds: /^api\/engine\//, first: ['api/engine/score'] },
  { heading: '@tenbo/ledger', holds: /^api\/ledger/, first: [] },
  { heading: '@tenbo/records', holds: /^api\/records/, first: [] },
  { heading: '@tenbo/seating', holds: /^api\/seating/, first: [] },
  { heading: '@tenbo/tournament', holds: /^api\/tournament/, first: [] },
  { heading: '@tenbo/i18n', holds: /^api\/i18n\//, first: [] },
] as const;

/** Pages that replace a file or folder of the repository: on the site, links to it lead to them. */
export const STANDS_FOR: Readonly<Record<string, string>> = {
  'packages/engine/src/yaku': 'lists/yaku',
  'packages/engine/src/rules/ruleset.ts': 'lists/rules',
  'packages/engine/src/rules/presets': 'lists/rule-sets',
  'packages/i18n/src/errors/error-examples.ts': 'lists/errors',
  'packages/engine/api.md': 'api/engine/score',
  'packages/ledger/api.md': 'api/ledger',
  'packages/records/api.md': 'api/records',
  'packages/seating/api.md': 'api/seating',
  'packages/tournament/api.md': 'api/tournament',
  'packages/i18n/api.md': 'api/i18n/win',
};
