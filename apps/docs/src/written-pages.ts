import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Page } from './page.ts';

export const ROOT = join(import.meta.dirname, '../../..');

/** The pages that are Markdown files of the repository; `docs/` is the root of the site. */
export function writtenPages(): Page[] {
  const files = [
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'ARCHITECTURE.md',
    ...globSync('docs/{*,guides/*,coverage/*}.md', { cwd: ROOT }),
  ];
  return files.map((file) => {
    const source = file.replaceAll('\\', '/');
    const place = source.replace(/^docs\//, '').replace(/\.md$/, '');
    const path = place === 'README' ? 'index' : place.replace(basename(place), basename(place).toLowerCase());
    return { path, source, markdown: readFileSync(join(ROOT, file), 'utf8') };
  });
}
