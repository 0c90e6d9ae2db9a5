// Serves the built page for this machine or for the network: its files, its headers, and the single address of this machine.
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';

import { HERE } from '../options/addresses.ts';
import { pageIn } from './page-files.ts';

const METHODS = ['GET', 'HEAD'];
const OTHER_NAMES = /^(?:localhost|\[::1\]):(\d+)$/;

/** Serves a folder until it is closed. Fails with the system's error if the port cannot be used. */
export async function servePage(folder: string, port: number, forNetwork: boolean): Promise<Server> {
  const page = pageIn(folder);
  const server = createServer((request, response) => {
    if (isRedirected(request, response)) return;
    send(page, request, response).catch(() => response.destroy());
  });
  server.listen(port, forNetwork ? undefined : HERE);
  await once(server, 'listening');
  return server;
}

async function send(page: ReturnType<typeof pageIn>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', headers, url = '/' } = request;
  if (!METHODS.includes(method)) return void response.writeHead(405, { Allow: METHODS.join(', ') }).end();
  const asked = { accepted: headers['accept-encoding']?.toString(), known: headers['if-none-match'] };
  const found = await page(url.replace(/[?#].*$/, ''), asked);
  if (found === undefined) return void response.writeHead(404).end();
  response.writeHead(found.body ? 200 : 304, found.headers).end(method === 'HEAD' ? undefined : found.body);
}

/** Whether this page is served at an address. */
export async function isPageAt(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
    return (await answer.text()).includes('<title>tenbo</title>');
  } catch {
    return false;
  }
}

/** Redirects other names of this machine to the one under which the matches are stored. */
function isRedirected(request: IncomingMessage, response: ServerResponse): boolean {
  const [, port] = OTHER_NAMES.exec(request.headers.host ?? '') ?? [];
  if (port === undefined) return false;
  response.writeHead(307, { Location: `http://${HERE}:${port}${request.url ?? '/'}` }).end();
  return true;
}
