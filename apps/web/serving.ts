// How the page is served: headers, content policy, and the single address of this machine.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** The page's own content policy: nothing is loaded from elsewhere, no request leaves the page, no inline script or style runs. Images of tiles are `data:` URLs. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'connect', 'manifest', 'worker'].map((what) => `${what}-src 'self'`),
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What a page cannot declare itself: no other page may frame it, against clickjacking. */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** This machine's name in the page's address. Browsers store data by address, so under another name the matches would be missing. */
export const HERE = '127.0.0.1';
const OTHER_NAMES = /^(?:localhost|\[::1\]):(\d+)$/;

/** Redirects other names of this machine to the one under which the matches are stored. */
function toOneAddress(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const [, port] = OTHER_NAMES.exec(request.headers.host ?? '') ?? [];
  if (port === undefined) next();
  else response.writeHead(307, { Location: `http://${HERE}:${port}${request.url ?? '/'}` }).end();
}

/** Applies the headers to the preview server, and writes them for others: the policy into the page, the rest into `_headers` for static hosts. */
export function serving(): Plugin {
  return {
    name: 'serving',
    config: () => ({ preview: { headers: HEADERS } }),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(toOneAddress),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { server }) =>
        server
          ? []
          : [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' }],
    },
    generateBundle() {
      const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
      this.emitFile({ type: 'asset', fileName: '_headers', source: `/*\n${lines.join('')}` });
    },
  };
}
