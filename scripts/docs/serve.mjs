// A plain file server for the built site, below a path of the caller's choice.
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { lookup } from 'mrmime';

import { root } from '../tool.mjs';

export const site = join(root, 'apps/docs/dist');

/** Serves the site below a path, and nothing else. @param {string} base begins and ends with a slash */
export async function serveSite(base) {
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
