import type { MiddlewareHandler } from 'hono';

/** The answer with a file of the page; without a body if the client already has it (304). */
export interface FileOfPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** Finds the file of the page at a path such as `/` or `/sw.js`, in the form that the headers of the request ask for. */
export type Page = (
  path: string,
  asked: { readonly accepted: string | undefined; readonly known: string | undefined },
) => Promise<FileOfPage | undefined>;

/** The paths that are not the page's. */
const API = /^\/(?:api\/|health$|metrics$)/;

/** Sends the files of the page; all other paths are left to the API. */
export function withPage(page: Page): MiddlewareHandler {
  return async (c, next) => {
    if (API.test(c.req.path)) return next();
    const found = await page(c.req.path, { accepted: c.req.header('Accept-Encoding'), known: c.req.header('If-None-Match') });
    if (found === undefined) return next();
    const { headers, body } = found;
    if (body === undefined) return c.body(null, 304, headers);
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(body, 200, headers);
  };
}
