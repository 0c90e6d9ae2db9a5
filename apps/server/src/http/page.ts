import { readFile } from 'node:fs/promises';

import type { MiddlewareHandler } from 'hono';

/** A file of the page: where it is, and the headers with which the page wants to be sent. */
export interface FileOfPage {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The file of the page that a path asks for, such as `/` or `/sw.js`. */
export type Page = (path: string) => FileOfPage | undefined;

/** Answers with the files of the page; all other paths are for the API. */
export function withPage(page: Page): MiddlewareHandler {
  return async (c, next) => {
    const found = page(c.req.path);
    if (found === undefined) return next();
    if (c.req.method === 'HEAD') return c.body(null, 200, found.headers);
    return c.body(new Uint8Array(await readFile(found.file)), 200, found.headers);
  };
}
