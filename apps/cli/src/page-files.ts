import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { lookup } from 'mrmime';

/** The built page, beside the code of the command. */
export const PAGE = join(import.meta.dirname, '../page');

/**
 * The file of a folder that the path of an address asks for, and the headers with which it is sent. It must be one of the folder's own names, so no
 * address leads out of the folder.
 */
export function pageIn(folder: string) {
  const headers = headersOf(folder);
  return (path: string) => {
    const asked = path.slice(1) || 'index.html';
    const name = globSync('**/*.*', { cwd: folder }).find((file) => file.replaceAll('\\', '/') === asked);
    if (name === undefined) return undefined;
    // A browser asks again each time, so a page that was built anew is not mixed with the older one.
    return { file: join(folder, name), headers: { ...headers, 'Cache-Control': 'no-cache', 'Content-Type': typeOf(name) } };
  };
}

function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** The headers that the page asks of every server, in `_headers` beside it: indented lines of `Name: value`. */
function headersOf(folder: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(folder, '_headers'), 'utf8');
  return Object.fromEntries([...text.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]));
}
