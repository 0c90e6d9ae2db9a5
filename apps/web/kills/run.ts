// Started by `npm run kill-page`. Enters hands on the page as fast as it accepts them and kills the browser (SIGKILL) at a random moment; what the
// page had shown as stored must be there when a browser opens the same profile again. `KILLS` is the number of times, 40 by default.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, type Locator, type Page, chromium } from '@playwright/test';
import { preview } from 'vite';

const KILLS = Number(process.env['KILLS'] ?? 40);
/** The longest the browser lives after its first hand, in milliseconds. */
const LONGEST_LIFE = 2500;
const executablePath = process.env['CHROMIUM_PATH'];

/** What the page showed as stored: the number of hands, and whether a stick is laid in the hand being played. */
interface Shown {
  hands: number;
  stick: boolean;
}

const server = await preview({ root: join(import.meta.dirname, '..'), preview: { host: '127.0.0.1', port: 4613 } });
const address = server.resolvedUrls?.local[0] ?? '';
let [lost, hands, sticks, unshown] = [0, 0, 0, 0];
for (let kill = 0; kill < KILLS; kill++) {
  const profile = mkdtempSync(join(tmpdir(), 'tenbo-kill-'));
  const { shown, match } = await enterUntilKilled(profile);
  const kept = await keptIn(profile, match);
  const isLost = kept.hands < shown.hands || (kept.hands === shown.hands && shown.stick && !kept.stick);
  if (isLost) console.log(`kill ${kill + 1}: shown ${JSON.stringify(shown)}, kept ${JSON.stringify(kept)}`);
  lost += Number(isLost);
  hands += shown.hands;
  sticks += Number(shown.stick);
  unshown += Math.max(0, kept.hands - shown.hands);
  rmSync(profile, { recursive: true, force: true });
}
await server.close();
console.log(
  `${KILLS} kills, ${hands} hands and ${sticks} sticks shown as stored; ${lost} kills lost any of them (${unshown} hands were stored but not yet shown)`,
);
process.exitCode = lost > 0 || hands === 0 ? 1 : 0;

async function open(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    locale: 'en',
    viewport: { width: 360, height: 740 },
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
}

async function enterUntilKilled(profile: string): Promise<{ readonly shown: Shown; readonly match: string }> {
  const context = await open(profile);
  const page = await context.newPage();
  await page.goto(`${address}#/match/new`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Draw', exact: true }).waitFor();
  const { hash: match } = new URL(page.url());
  const { processInfo } = (await (await context.browser()?.newBrowserCDPSession())?.send('SystemInfo.getProcessInfo')) ?? {
    processInfo: [],
  };
  const shown: Shown = { hands: 0, stick: false };
  const closed = context.waitForEvent('close', { timeout: 0 });
  setTimeout(
    () => processInfo.forEach(({ id, type }) => type === 'browser' && process.kill(id, 'SIGKILL')),
    300 + Math.random() * LONGEST_LIFE,
  );
  // Enters hands until the browser is killed.
  await enterHands(page, shown).catch(() => undefined);
  await closed;
  return { shown, match };
}

/** Enters draws with the dealer in tenpai, which never end the match, each after laying a stick. Notes right away what the page shows. */
async function enterHands(page: Page, shown: Shown): Promise<void> {
  const stick = stickOf(page);
  for (;;) {
    await stick.click();
    await stick.and(page.locator('[aria-pressed=true]')).waitFor();
    shown.stick = true;
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await confirm.click();
    // The form shows what comes next before the hand is stored, and closes once it is.
    await confirm.waitFor({ state: 'detached' });
    await page
      .getByText(`${shown.hands + 1} honba`)
      .first()
      .waitFor();
    shown.hands++;
    shown.stick = false;
    await page.getByRole('link', { name: 'Go on', exact: true }).click();
  }
}

function stickOf(page: Page): Locator {
  return page.getByRole('button', { name: 'Riichi: Player 1' });
}

async function keptIn(profile: string, match: string): Promise<Shown> {
  const context = await open(profile);
  const page = await context.newPage();
  await page.goto(`${address}${match}`);
  const stick = stickOf(page);
  // A draw that was being entered is still there.
  const back = page.getByRole('button', { name: 'Back' });
  await stick.or(back).waitFor();
  if (await back.isVisible()) await back.click();
  const laid = (await stick.getAttribute('aria-pressed')) === 'true';
  await page.goto(`${address}${match}/hands`);
  await page.getByRole('heading', { name: 'Hands' }).waitFor({ state: 'attached' });
  const kept = { hands: await page.locator('ol > li').count(), stick: laid };
  await context.close();
  return kept;
}
