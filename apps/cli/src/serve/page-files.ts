import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';

import { lookup } from 'mrmime';

import { codeOf } from '../output/trouble.ts';
import { FROM_SOURCE } from '../threads/beside.ts';
import { HERE } from './address.ts';
import { FormsOfFile, isKnown } from './page-forms.ts';

/** The built page, next to the code of the command. */
export const PAGE = join(import.meta.dirname, FROM_SOURCE ? '../../page' : '../page');

/** The headers of a request that decide in which form a file is sent, if at all. */
export interface Asked {
  /** `Accept-Encoding` */
  readonly accepted: string | undefined;
  /** `If-None-Match` */
  readonly known: string | undefined;
}

/** The answer with a file of the page; without a body if the client already has it (304). */
export interface FileOfPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer> | undefined;
}

/**
 * The answer with the file of a folder that an address asks for. Only names that the folder lists are served, so that no address leads out of the
 * folder. What was sent stays in memory until the file changes.
 */
export function pageIn(folder: string): (path: string, asked: Asked) => Promise<FileOfPage | undefined> {
  const headers = headersOf(folder);
  // A phone that keeps the page for offline use asks for every file, so the folder is listed again only for a name that it did not have.
  let names = namesIn(folder);
  const nameOf = async (wanted: string) => {
    // A list stops everything else for some milliseconds, and anybody may ask for what is not there.
    if (!names.has(wanted) && (await mayBeNew(folder, wanted))) names = namesIn(folder);
    return names.get(wanted);
  };
  const cache = new Map<string, { readonly version: string; readonly forms: FormsOfFile }>();
  const formsOf = async (name: string) => {
    const file = join(folder, name);
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs} ${size}`;
    const last = cache.get(name);
    if (last?.version === version) return last.forms;
    const forms = new FormsOfFile(await readFile(file), typeOf(name));
    cache.set(name, { version, forms });
    return forms;
  };
  return async (path, { accepted, known }) => {
    const wanted = path.slice(1) || 'index.html';
    const name = await nameOf(wanted);
    const forms = name === undefined ? undefined : await formsOf(name).catch(unlessGone);
    if (forms === undefined) return undefined;
    const { body, own, always } = await forms.form(accepted);
    // The browser must ask each time, so that files of a rebuilt page are not mixed with older ones.
    const all = { ...headers, 'Cache-Control': 'no-cache', ...always };
    if (isKnown(known, always.ETag)) return { headers: all, body: undefined };
    return { headers: { ...all, ...own }, body };
  };
}

/** The files of a folder, by the addresses they are asked for. */
function namesIn(folder: string): ReadonlyMap<string, string> {
  return new Map(globSync('**/*.*', { cwd: folder }).map((file) => [file.replaceAll('\\', '/'), file]));
}

/** Whether a folder has a file of this name, as far as can be told without listing it. */
async function mayBeNew(folder: string, wanted: string): Promise<boolean> {
  if (!/\.[^./\\]+$/.test(wanted) || /(?:^|[/\\])\./.test(wanted) || wanted.includes('\0')) return false;
  const found = await stat(join(folder, wanted)).catch(() => undefined);
  return found?.isFile() === true;
}

/** A file that a newer build has taken away. */
function unlessGone(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** The headers that the page asks of every server, from `_headers` in its folder: indented lines of `Name: value`. */
function headersOf(folder: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(folder, '_headers'), 'utf8');
  return Object.fromEntries([...text.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]));
}

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
