// Started by `npm test -- browsers`: the main flows in Firefox and in WebKit, each if this system has it.
import { preview } from 'vite';

import type { Browser } from './browser.ts';
import { findFirefox, openFirefox } from './firefox.ts';
import { FLOWS } from './flows.ts';
import { Screen } from './screen.ts';
import { findWebKit, openWebKit } from './webkit.ts';

const BROWSERS: readonly (readonly [name: string, path: string | undefined, open: (path: string) => Promise<Browser>])[] = [
  ['Firefox', findFirefox(), openFirefox],
  ['WebKit', findWebKit(), openWebKit],
];

const said: string[] = [];
for (const [i, [name, path, open]] of BROWSERS.entries()) {
  if (path === undefined) {
    said.push(`no ${name} here`);
    continue;
  }
  const server = await preview({ root: `${import.meta.dirname}/..`, preview: { host: '127.0.0.1', port: 4620 + i } });
  const browser = await open(path);
  let passed = 0;
  try {
    const screen = new Screen(browser, server.resolvedUrls?.local[0] ?? '');
    for (const { what, run } of FLOWS) {
      try {
        await run(screen, () => server.close());
        passed++;
      } catch (error) {
        console.error(`${name} cannot ${what}: ${String(error)}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    await server.close().catch(() => {});
  }
  said.push(`${passed} of ${FLOWS.length} flows in ${name}`);
}
console.log(said.join(', '));
process.exit();
