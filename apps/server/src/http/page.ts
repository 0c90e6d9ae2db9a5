import type { MiddlewareHandler } from 'hono';

/** The answer with a file of the page; without a body if the client already has it. */
export interface FileOfPage {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** Finds the file of the page at a path such as `/` or `/sw.js`, in the form that the headers of the request ask for. */
export type Page = (
  path: string,
  asked: { readonly accepted: string | undefined; readonly known: string | undefined },
) => Promise<FileOfPage | undefined>;

/** Sends the files of the page; all other paths are left to the API. */
export function withPage(page: Page): MiddlewareHandler {
  return async (c, next) => {
    const found = await page(c.req.path, { accepted: c.req.header('Accept-Encoding'), known: c.req.header('If-None-Match') });
    if (found === undefined) return next();
    const { status, headers, body } = found;
    if (status === 304 || body === undefined || c.req.method === 'HEAD') return c.body(null, status, headers);
    return c.body(body, status, headers);
  };
}
