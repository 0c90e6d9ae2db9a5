// The gate of the documentation. Builds the site and checks that its links work at the root of a server and in a folder, that its first page is light,
// and that a browser finds no fault. Planted faults must be found.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { root, run } from '../tool.mjs';
import { lookAt } from './browser.mjs';
import { followLinks } from './links.mjs';
import { serveSite, site } from './serve.mjs';

/** What a first visit may load before a reader can read and search, compressed as by a server. Pictures and the search index load later. */
const MOST = 16_000;
const FIRST = ['index.html', 'assets/site.css', 'assets/search.js', 'assets/icon.svg'];
const BASES = ['/', '/some/where/'];

const built = run([join(root, 'scripts/boot.mjs'), 'docs']);
const faults = built.ok ? await faultsOfSite() : [built.stdout + built.stderr];
console.log(faults.length > 0 ? faults.join('\n') : sizesText());
process.exitCode = faults.length > 0 ? 1 : 0;

async function faultsOfSite() {
  /** @type {string[]} */
  const found = [];
  for (const base of BASES) {
    const server = await serveSite(base);
    const { faults: broken, pages } = await followLinks(server.address);
    found.push(...broken);
    if (pages < 40) found.push(`only ${pages} pages can be reached from ${base}`);
    if (base !== '/') found.push(...(await lookAt(server.address)));
    server.close();
  }
  if (weight() > MOST) found.push(`the first page weighs ${kB(weight())}, more than ${kB(MOST)}`);
  return [...found, ...(await unseenPlants())];
}

/** Plants broken links. @returns the kinds that were not reported */
async function unseenPlants() {
  const file = join(site, 'lists/errors.html');
  const before = readFileSync(file);
  const plants = ['lost.html', '#gone', 'rules.html#gone', '../assets/lost.webp'];
  appendFileSync(file, plants.map((to) => (to.endsWith('webp') ? `<img src="${to}">` : `<a href="${to}">x</a>`)).join(''));
  const server = await serveSite('/');
  const { faults: found } = await followLinks(server.address);
  server.close();
  writeFileSync(file, before);
  return plants
    .filter((to) => !found.some((fault) => fault.includes(to.replace('../', ''))))
    .map((to) => `a planted link to ${to} was not reported`);
}

function weight() {
  return FIRST.reduce((sum, file) => sum + gzipSync(readFileSync(join(site, file)), { level: 9 }).length, 0);
}

function sizesText() {
  const search = gzipSync(readFileSync(join(site, 'assets/search.json')), { level: 9 }).length;
  return `first page ${kB(weight())} of ${kB(MOST)}, search index ${kB(search)}`;
}

/** @param {number} size */
function kB(size) {
  return `${(size / 1000).toFixed(1)} kB`;
}
