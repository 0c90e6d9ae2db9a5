// The documentation site: `npm run docs` builds it into dist/, `npm run docs -- --serve` serves it and follows changes.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { build } from 'rolldown';

import { apiPages } from './src/api.ts';
import { PICTURES, linksOf, repository, way } from './src/links.ts';
import { errorsPage, ruleSetsPage, rulesPage, yakuPage } from './src/lists.ts';
import { type Heading, markdown } from './src/markdown.ts';
import { menuOf } from './src/menu.ts';
import { type Page, titleOf } from './src/page.ts';
import { type Part, partsOf, searchIndex } from './src/search-index.ts';
import { ROOT, writtenPages } from './src/written-pages.ts';

/** The part of Eleventy that this file uses; it has no types. */
interface Eleventy {
  setLibrary(extension: 'md', library: unknown): void;
  addTemplate(path: string, content: string, data: object): void;
  addGlobalData(name: string, value: unknown): void;
  addFilter(name: string, filter: (...values: never[]) => unknown): void;
  addWatchTarget(path: string, options: { readonly resetConfig: true }): void;
  addTransform(name: string, transform: (this: { page: { url: string } }, content: string) => string): void;
  on(event: 'eleventy.after', listener: () => Promise<void>): void;
  setServerOptions(options: object): void;
}

const HERE = import.meta.dirname;
const DIST = join(HERE, 'dist');
const CONTENT = /<main[^>]*>(.*)<\/main>/s;

export default async function site(eleventy: Eleventy): Promise<object> {
  rmSync(DIST, { recursive: true, force: true });
  const api = apiPages();
  const pages = [...writtenPages(), yakuPage(), rulesPage(), ruleSetsPage(), errorsPage(), ...api.pages];
  const linkFrom = linksOf(pages);
  const md = await markdown(linkFrom, ({ path }) =>
    path.startsWith('api/') ? new Map([...api.names].map(([name, place]) => [name, way(path, place)])) : undefined,
  );
  const headings = new Map<string, readonly Heading[]>();
  const parts = new Map<string, readonly Part[]>();

  eleventy.setLibrary('md', {
    render: (text: string, { source }: { readonly source: Page }) => {
      const env: { source: Page; headings?: Heading[] } = { source };
      const html = md.render(text, env);
      headings.set(source.path, env.headings ?? []);
      return html;
    },
  });
  for (const page of pages) {
    const data = { layout: 'layout.njk', permalink: `${page.path}.html`, title: titleOf(page), kind: kindOf(page), source: page };
    eleventy.addTemplate(`${page.path}.md`, page.markdown, data);
  }
  eleventy.addGlobalData('menu', menuOf(pages));
  eleventy.addGlobalData('repository', repository());
  eleventy.addFilter('from', (to: string, { path }: Page) => way(path, to));
  eleventy.addFilter('headings', ({ path }: Page) =>
    (headings.get(path) ?? []).filter(({ level }) => level === 2 || (level === 3 && path.startsWith('api/'))),
  );
  eleventy.addTransform('search', function (content) {
    const url = this.page.url.slice(1);
    parts.set(url, partsOf(url, CONTENT.exec(content)?.[1] ?? ''));
    return content;
  });

  eleventy.addWatchTarget(join(ROOT, 'docs'), { resetConfig: true });
  eleventy.setServerOptions({ domDiff: false });
  eleventy.on('eleventy.after', async () => {
    mkdirSync(join(DIST, 'assets'), { recursive: true });
    for (const file of [...PICTURES, 'apps/web/public/icon.svg'])
      copyFileSync(join(ROOT, file), join(DIST, 'assets', basename(file)));
    const styles = [join(ROOT, 'apps/web/src/ui/tokens.css'), join(HERE, 'site/site.css'), join(HERE, 'site/text.css')];
    writeFileSync(join(DIST, 'assets/site.css'), styles.map((file) => readFileSync(file, 'utf8')).join('\n'));
    writeFileSync(join(DIST, 'assets/search.json'), searchIndex([...parts.values()].flat()));
    const license = readFileSync(join(ROOT, 'node_modules/minisearch/LICENSE.txt'), 'utf8');
    writeFileSync(join(DIST, 'assets/licenses.txt'), `The search is made with MiniSearch:\n\n${license}\n\n${element()}`);
    await build({
      input: join(HERE, 'client/search.ts'),
      platform: 'browser',
      logLevel: 'warn',
      output: { file: join(DIST, 'assets/search.js'), minify: true },
    });
  });

  return {
    dir: { input: 'apps/docs/site', includes: '.', output: 'apps/docs/dist' },
    templateFormats: ['md'],
    markdownTemplateEngine: false,
  };
}

/** The layout of a page: the first page, a list with wide tables, or text. */
function kindOf({ path }: Page): 'home' | 'list' | 'text' {
  if (path === 'index') return 'home';
  return path.startsWith('lists/') ? 'list' : 'text';
}

/** Builds the element that the pages show, and returns the licences of its contents. */
function element(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-docs-'));
  const rolldown = [join(ROOT, 'node_modules/rolldown/bin/cli.mjs'), '--config', join(ROOT, 'apps/element/rolldown.config.mjs')];
  const { status, stderr } = spawnSync(process.execPath, [...rolldown, '--dir', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  copyFileSync(join(folder, 'tenbo-hand.js'), join(DIST, 'assets/tenbo-hand.js'));
  const licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8');
  rmSync(folder, { recursive: true });
  return licenses;
}
