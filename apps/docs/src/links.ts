import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

import type { Page } from './page.ts';
import { STANDS_FOR } from './menu.ts';
import { ROOT } from './written-pages.ts';

/** Pictures that pages show; they are copied to `assets/`. */
export const PICTURES = [
  'docs/score.svg',
  ...['hand-scored', 'match-table'].flatMap((screen) =>
    ['light', 'dark'].map((theme) => `docs/screens/${screen}-phone-${theme}.webp`),
  ),
];

/** The path from a page to a file of the site: relative, so that the site works in any folder. */
export function way(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to) || posix.basename(to);
}

/** Turns links to files of the repository into links of the site. */
export function linksOf(pages: readonly Page[]): (page: Page, link: string) => string {
  const paths = new Map<string, string>(Object.entries(STANDS_FOR));
  for (const { source, path } of pages) if (source !== undefined) paths.set(source, path);
  for (const picture of PICTURES) paths.set(picture, `assets/${posix.basename(picture)}`);

  return (page, link) => {
    if (/^(?:https?:|mailto:|#)/.test(link)) return link;
    const [target = '', anchor] = link.split('#');
    const file = posix.join(posix.dirname(page.source ?? 'page'), target).replace(/\/$/, '');
    const own = pages.find(({ path }) => page.source === undefined && path === file)?.path ?? paths.get(file);
    const after = anchor === undefined ? '' : `#${anchor}`;
    if (own !== undefined) return way(page.path, own.startsWith('assets/') ? own : `${own}.html`) + after;
    if (!existsSync(join(ROOT, file))) throw new Error(`${page.source ?? page.path}: ${link} leads nowhere`);
    return `${repository()}/${statSync(join(ROOT, file)).isDirectory() ? 'tree' : 'blob'}/main/${file}${after}`;
  };
}

/** Where the sources are, as a browser opens them. */
export function repository(): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { repository: { url: string } };
  return manifest.repository.url.replace(/^git\+|\.git$/g, '');
}
