// The gate of the documentation. Builds the site and checks that its links work at the root of a server and in a folder, that its first page is light,
// and that a browser finds no fault. Planted faults must be found.
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LinkChecker, LinkState } from 'linkinator';
import { lookup } from 'mrmime';

import { root, run } from '../tool.mjs';
import { lookAt } from './browser.mjs';

/** What a first visit may load before a reader can read and search, compressed as by a server. Pictures and the search index load later. */
const MOST = 16_000;
const FIRST = ['index.html', 'assets/site.css', 'assets/search.js', 'assets/icon.svg'];
const BASES = ['/', '/some/where/'];
const site = join(root, 'apps/docs/dist');

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

/** Serves the site below a path, and nothing else. @param {string} base begins and ends with a slash */
async function serveSite(base) {
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://site').pathname);
    const file = join(site, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');
    if (!path.startsWith(base) || !file.startsWith(site) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': lookup(file) ?? 'application/octet-stream' }).end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}${base}`, close: () => void server.close() };
}

/**
 * Checks that every link and anchor of the site leads somewhere, and that no page needs another server. Links to other sites are not followed.
 *
 * @param {string} address @returns {Promise<{ faults: string[], pages: number }>}
 */
async function followLinks(address) {
  const { origin } = new URL(address);
  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: address,
    recurse: true,
    checkCss: true,
    checkFragments: true,
    linksToSkip: async (link) => !link.startsWith(origin),
  });
  const ok = links.filter(({ state }) => state === LinkState.OK);
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  const pages = new Set(ok.map(({ url }) => url.replace(/#.*/, '')).filter((url) => url.endsWith('.html') || url.endsWith('/')));
  return {
    faults: broken.map(({ url, parent }) => `${parent} links to ${url}, which is not there`),
    pages: pages.size,
  };
}
