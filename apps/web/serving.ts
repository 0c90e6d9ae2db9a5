// How the page is served: what a server says with every file, and the one address of this machine.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** What the page says of itself. Nothing may be loaded from elsewhere, no request leaves the page, and nothing written into it runs or styles. An image is made of `data:`. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'connect', 'manifest', 'worker'].map((what) => `${what}-src 'self'`),
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What the page itself cannot say: no other page may frame it, and lead its reader's clicks. */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** This machine as the page's address names it. A browser keeps matches by address: under another name for it they would not be found. */
export const HERE = '127.0.0.1';
const OTHER_NAMES = /^(?:localhost|\[::1\]):(\d+)$/;

/** Sends whoever comes by another name of this machine to the one under which their matches are. */
function toOneAddress(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const [, port] = OTHER_NAMES.exec(request.headers.host ?? '') ?? [];
  if (port === undefined) next();
  else response.writeHead(307, { Location: `http://${HERE}:${port}${request.url ?? '/'}` }).end();
}

/** Serves the build so, and writes the headers for other servers: into the page what it can say, the rest into the `_headers` of static hosts. */
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
