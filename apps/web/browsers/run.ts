// Started by `npm test -- browsers`. Runs the main flows against the production build, in Firefox and WebKit at the same time, as found by
// scripts/browsers.mjs. The club flows use two instances of a browser, which share nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

import { openClub } from '../e2e/club-server.ts';
import { type Browser, openFirefox, openWebKit } from './browser.ts';
import { CLUB_FLOWS } from './club-flows.ts';
import { FLOWS } from './flows.ts';
import { Screen } from './screen.ts';

const BROWSERS = [
  { name: 'Firefox', path: process.env['FIREFOX_PATH'], open: openFirefox, port: 4620 },
  { name: 'WebKit', path: process.env['WEBKIT_PATH'], open: openWebKit, port: 4640 },
] as const;

/** The longest one flow may take, in milliseconds. */
const PATIENCE = 60_000;
const pictures = join(import.meta.dirname, '../../../node_modules/.cache/browsers');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const reports = await Promise.all(BROWSERS.map(inBrowser));
console.log(reports.join('; '));
process.exit();

async function inBrowser({ name, path, open, port }: (typeof BROWSERS)[number]): Promise<string> {
  if (!path) return without(`${name} is not installed here`);
  const browser = await open(path).catch((error: unknown) => String(error));
  if (typeof browser === 'string') return without(`${name} does not start here (${browser})`);
  const server = await preview({ root: `${import.meta.dirname}/..`, preview: { host: '127.0.0.1', port } });
  const other = await open(path);
  const club = await openClub();
  const screen = new Screen(browser, server.resolvedUrls?.local[0] ?? '');
  const stage = { club, one: new Screen(browser, club.address), other: new Screen(other, club.address) };
  const runs = [
    ...FLOWS.map((flow) => ({ name: flow.name, run: () => flow.run(screen, () => server.close()), at: [screen] })),
    ...CLUB_FLOWS.map((flow) => ({ name: flow.name, run: () => flow.run(stage), at: [stage.one, stage.other] })),
  ];
  try {
    return `${browser.version}: ${(await runAll(runs, [browser, other])).join(', ')}`;
  } finally {
    await Promise.allSettled([browser.close(), other.close(), server.close(), club.close()]);
  }
}

/** In CI every browser must be installed. Elsewhere a missing one is only reported. @returns the report */
function without(why: string): string {
  if (process.env['CI']) process.exitCode = 1;
  return `${why}: nothing was tested in it`;
}

interface Run {
  readonly name: string;
  readonly run: () => Promise<void>;
  /** Where no fault may be shown at the end. */
  readonly at: readonly Screen[];
}

/** Runs the flows until one fails, because the next would start from where it ended. @returns a report of each */
async function runAll(runs: readonly Run[], browsers: readonly Browser[]): Promise<readonly string[]> {
  const said: string[] = [];
  for (const { name, run, at } of runs) {
    const start = performance.now();
    try {
      await Promise.race([run(), timeOut()]);
      for (const screen of at) await screen.hasNoFault();
      said.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${browsers[0]?.version} cannot ${name}: ${String(error)}`);
      for (const [i, browser] of browsers.entries()) console.error(`${await whatIsShown(browser, `${name} ${i + 1}`)}\n`);
      return [...said, `${name} FAILED`];
    }
  }
  return said;
}

/** The text of the page, and the path of its screenshot. */
async function whatIsShown(browser: Browser, flow: string): Promise<string> {
  const picture = join(pictures, `${browser.version} ${flow}.png`.replaceAll(' ', '-'));
  mkdirSync(pictures, { recursive: true });
  writeFileSync(picture, await browser.picture());
  return `picture: ${picture}\ntext of the page:\n${await browser.run(() => document.body.innerText)}`;
}

function timeOut(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new Error(`it took more than ${PATIENCE / 1000} seconds`)), PATIENCE);
  });
}
