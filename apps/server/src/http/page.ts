import { readFile } from 'node:fs/promises';

import type { MiddlewareHandler } from 'hono';

/** A file of the page: its path on disk, and the headers to send with it. */
export interface FileOfPage {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Finds the file of the page at a path such as `/` or `/sw.js`. */
export type Page = (path: string) => FileOfPage | undefined;

/** Sends the files of the page; all other paths are left to the API. */
export function withPage(page: Page): MiddlewareHandler {
  return async (c, next) => {
    const found = page(c.req.path);
    if (found === undefined) return next();
    if (c.req.method === 'HEAD') return c.body(null, 200, found.headers);
    return c.body(new Uint8Array(await readFile(found.file)), 200, found.headers);
  };
}
