// Serves the built page on this machine, or for the network: its files, its headers, and the single address of this machine.
import { once } from 'node:events';
import { createReadStream, globSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { lookup } from 'mrmime';

/** This machine's name in the page's address. Browsers store data by address, so under another name the matches would be missing. */
const HERE = '127.0.0.1';
const OTHER_NAMES = /^(?:localhost|\[::1\]):(\d+)$/;

export function addressHere(port: number): string {
  return `http://${HERE}:${port}/`;
}

/** Serves a folder until it is closed. Fails with the error of the system if the port cannot be used. */
export async function servePage(folder: string, port: number, forNetwork: boolean): Promise<Server> {
  const headers = headersOf(folder);
  const server = createServer((request, response) => {
    if (isRedirected(request, response)) return;
    const file = fileFor(request.url ?? '/', folder);
    if (file === undefined) return void response.writeHead(404).end();
    // A browser asks again each time, so a page that was built anew is not mixed with the older one.
    response.writeHead(200, { ...headers, 'Cache-Control': 'no-cache', 'Content-Type': typeOf(file) });
    if (request.method === 'HEAD') return void response.end();
    createReadStream(join(folder, file))
      .on('error', () => response.destroy())
      .pipe(response);
  });
  server.listen(port, forNetwork ? undefined : HERE);
  await once(server, 'listening');
  return server;
}

/** The file that an address asks for. It must be one of the folder's own names, so no address leads out of the folder. */
function fileFor(url: string, folder: string): string | undefined {
  const path = url.replace(/[?#].*$/, '').slice(1) || 'index.html';
  return globSync('**/*.*', { cwd: folder }).find((file) => file.replaceAll('\\', '/') === path);
}

function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** The addresses under which other devices reach this machine. */
export function addressesElsewhere(port: number): readonly string[] {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return own.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => `http://${address}:${port}/`);
}

/** Whether what answers at an address is this page. */
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

/** The headers that the page asks of every server, in `_headers` beside it: indented lines of `Name: value`. */
function headersOf(folder: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(folder, '_headers'), 'utf8');
  return Object.fromEntries([...text.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]));
}
