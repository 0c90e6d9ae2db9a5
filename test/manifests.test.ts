import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { expect, test } from 'vitest';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license: string;
  readonly repository: { readonly type: string; readonly url: string; readonly directory?: string };
  readonly engines: object;
  readonly keywords?: readonly string[];
  readonly description?: string;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const { repository, license, engines } = read('package.json');
/** The address of the project: that in the root's package.json without `git+` and `.git`. */
const ADDRESS = repository.url.replace(/^git\+|\.git$/g, '');
const published = globSync('{packages,apps}/*/package.json')
  .map((file) => ({ folder: dirname(file).replaceAll('\\', '/'), manifest: read(file) }))
  .filter((one) => one.manifest.private !== true);

test('eight packages are published, all in one version', () => {
  const names = [
    '@tenbo/element',
    '@tenbo/engine',
    '@tenbo/i18n',
    '@tenbo/ledger',
    '@tenbo/records',
    '@tenbo/seating',
    '@tenbo/tournament',
    'tenbo',
  ];
  expect(published.map(({ manifest }) => manifest.name).toSorted()).toEqual(names);
  expect(new Set(published.map(({ manifest }) => manifest.version)).size).toBe(1);
});

test.each(published)('$folder names the same repository as the root', ({ folder, manifest }) => {
  expect(manifest).toMatchObject({
    license,
    engines,
    repository: { ...repository, directory: folder },
    homepage: `${ADDRESS}#readme`,
    bugs: { url: `${ADDRESS}/issues` },
    publishConfig: { access: 'public', provenance: true },
  });
  expect(manifest.description).toBeTruthy();
  expect(manifest.keywords).toContain('riichi');
});

test.each(published)('the README of $folder installs it and links only to this project', ({ folder, manifest }) => {
  const text = readFileSync(`${folder}/README.md`, 'utf8');
  expect(text).toMatch(new RegExp(`^npm install (?:-g )?${manifest.name}\\b`, 'm'));
  const links = [...text.matchAll(/https:\/\/[^)\s]+/g)].map(([link]) => link);
  const ours = links.filter((link) => link.startsWith(ADDRESS));
  expect(ours.length).toBeGreaterThan(0);
  const npm = published.map((one) => `https://www.npmjs.com/package/${one.manifest.name}`);
  expect(links.filter((link) => !ours.includes(link) && !npm.includes(link))).toEqual([]);
  const files = ours.flatMap((link) => /\/blob\/main\/(.+)$/.exec(link)?.[1] ?? []);
  expect(files.filter((file) => globSync(file).length === 0)).toEqual([]);
});
