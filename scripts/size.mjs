// Limits what a first visit fetches before the calculator can be used, compressed as by a server: the page, its code and style, and the
// words of one language, and separately the drawings of the tiles and the one file of `<tenbo-hand>`. Reads the production build by Vite's manifest (apps/web/manifest-aside.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { root } from './tool.mjs';

/** @typedef {{ file: string, imports?: string[], css?: string[], assets?: string[] }} Chunk */

const MOST = { first: 80_000, tiles: 60_000, element: 83_000 };
/** The files of a language. A visit loads all of those of the language in use. */
const WORDS = /packages\/i18n\/src\/([a-z]{2})\/(?:page\/)?index\.ts$/;
const TILES = 'tiles/sheet.svg';

const dist = join(root, 'apps/web/dist');
const manifest = /** @type {Record<string, Chunk>} */ (
  JSON.parse(readFileSync(join(root, 'node_modules/.cache/page-manifest.json'), 'utf8'))
);

/** The file of a chunk, its style sheets, and everything it imports before it runs. @param {string} key @param {Set<string>} files */
function filesOf(key, files) {
  const { file, imports = [], css = [] } = manifest[key] ?? missing(key);
  if (files.has(file)) return files;
  for (const one of [file, ...css]) files.add(one);
  for (const one of imports) filesOf(one, files);
  return files;
}

/** @param {string} key @returns {never} */
function missing(key) {
  throw new Error(`the build has no ${key}`);
}

/** @param {Iterable<string>} files */
function sizeOf(files) {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
}

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const linked = [...html.matchAll(/"\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
const keys = Object.keys(manifest).filter((key) => linked.includes(manifest[key]?.file ?? ''));
const page = keys.reduce((files, key) => filesOf(key, files), new Set(['index.html', ...linked]));
const languages = Map.groupBy(
  Object.keys(manifest).filter((key) => WORDS.test(key)),
  (key) => WORDS.exec(key)?.[1] ?? missing(key),
);
const sizes = [...languages].map(([language, theirs]) => {
  const files = theirs.reduce((all, key) => filesOf(key, all), new Set(page));
  return { language, size: sizeOf(files) };
});
const tiles = sizeOf([manifest[TILES]?.file ?? missing(TILES)]);
const first = Math.max(...sizes.map(({ size }) => size));

const element = gzipSync(readFileSync(join(root, 'apps/element/dist/index.js')), { level: 9 }).length;

const kB = (/** @type {number} */ size) => `${(size / 1000).toFixed(1)} kB`;
const parts = [
  ...sizes.map(({ language, size }) => `${language} ${kB(size)}`),
  `of ${kB(MOST.first)}`,
  `tiles ${kB(tiles)} of ${kB(MOST.tiles)}`,
  `<tenbo-hand> ${kB(element)} of ${kB(MOST.element)}`,
];
console.log(`first load ${parts.join(', ')}`);
const fits = first <= MOST.first && tiles <= MOST.tiles && element <= MOST.element;
process.exitCode = keys.length > 0 && sizes.length > 0 && fits ? 0 : 1;
