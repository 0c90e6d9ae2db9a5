import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { lookup } from 'mrmime';

/** The built page, next to the code of the command. */
export const PAGE = join(import.meta.dirname, '../page');

/**
 * The file of a folder that an address asks for, and the headers to send with it. Only names that the folder lists are served, so that no address leads
 * out of the folder.
 */
export function pageIn(folder: string) {
  const headers = headersOf(folder);
  return (path: string) => {
    const wanted = path.slice(1) || 'index.html';
    const name = globSync('**/*.*', { cwd: folder }).find((file) => file.replaceAll('\\', '/') === wanted);
    if (name === undefined) return undefined;
    // The browser must ask each time, so that files of a rebuilt page are not mixed with older ones.
    return { file: join(folder, name), headers: { ...headers, 'Cache-Control': 'no-cache', 'Content-Type': typeOf(name) } };
  };
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
