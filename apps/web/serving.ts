// What every server of the page must send: headers and the content policy.
import type { Plugin } from 'vite';

/** The page's own content policy: nothing is loaded from elsewhere, no request leaves the page, no inline script or style runs. Images of tiles are `data:` URLs. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'connect', 'manifest', 'worker'].map((what) => `${what}-src 'self'`),
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What a page cannot declare itself: no other page may frame it (protects against clickjacking). */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Writes the policy into the page and the headers into `_headers`, for `tenbo web` and static hosts; the browser tests have their own server. */
export function serving(): Plugin {
  return {
    name: 'serving',
    config: () => ({ preview: { headers: HEADERS } }),
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
