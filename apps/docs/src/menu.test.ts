import { expect, test } from 'vitest';

import { SECTIONS, menuOf } from './menu.ts';

const page = (path: string) => ({ path, source: undefined, markdown: `# The page ${path}` });
const named = SECTIONS.flatMap(({ first }) => first).map(page);

test('the named pages come first, then the others by name', () => {
  const menu = menuOf([page('index'), page('guides/zebra'), page('guides/ant'), ...named]);
  const paths = menu.find(({ heading }) => heading === 'Guides')?.pages.map(({ path }) => path) ?? [];
  expect(paths[0]).toBe('guides/score-a-hand');
  expect(paths.slice(-2)).toEqual(['guides/ant', 'guides/zebra']);
});

test('a page in no section, or a section without its page, stops the build', () => {
  expect(() => menuOf([...named, page('lost')])).toThrow('no section has lost');
  expect(() => menuOf(named.slice(1))).toThrow('the menu has guides/score-a-hand, which is no page');
});
