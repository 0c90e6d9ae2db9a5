import { type Page, titleOf } from './page.ts';

/** Pages reached from another page. They would make the menu too long. */
const UNDER_OTHERS = /^coverage\//;

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

/** A heading of the menu with the pages under it. */
interface MenuSection {
  readonly heading: string;
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

/** The menu of all pages except the first. @throws if a page is in no section, or the page of a section is missing */
export function menuOf(pages: readonly Page[]): MenuSection[] {
  const rest = pages.filter(({ path }) => path !== 'index' && !UNDER_OTHERS.test(path));
  const lost = rest.filter(({ path }) => !SECTIONS.some(({ holds }) => holds.test(path)));
  if (lost.length > 0) throw new Error(`no section has ${lost.map(({ path }) => path).join(', ')}`);
  return SECTIONS.map(({ heading, holds, first }) => {
    const order: readonly string[] = first;
    const place = ({ path }: Page) => (order.includes(path) ? order.indexOf(path) : order.length);
    const own = rest.filter(({ path }) => holds.test(path)).toSorted((a, b) => place(a) - place(b) || (a.path < b.path ? -1 : 1));
    const missing = order.find((path) => !own.some((page) => page.path === path));
    if (missing !== undefined) throw new Error(`the menu has ${missing}, which is no page`);
    return { heading, pages: own.map((page) => ({ path: page.path, title: shortTitle(heading, page) })) };
  });
}

/** The title of a page in the menu, without the name of its package, which is the heading above. */
function shortTitle(heading: string, page: Page): string {
  const title = titleOf(page);
  return title.startsWith(`${heading}: `) ? title.slice(heading.length + 2) : title;
}
