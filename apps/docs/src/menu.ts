import { type Page, titleOf } from './page.ts';
import { SECTIONS, UNDER_OTHERS } from './sections.ts';

/** A heading of the menu with the pages under it. */
export interface MenuSection {
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
