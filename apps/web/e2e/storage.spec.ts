import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { presets } from '@tenbo/engine';
import { type Download, type Locator, type Page, expect, openProfile, test } from './test.ts';

import {
  startMatch,
  startUnder,
  closeBoxes,
  drawButton,
  expectScores,
  key,
  replayed,
  tapHand,
  enterWin,
} from './at-the-table.ts';
import { storedEvents } from './database.ts';
import { draw, ron } from './thirty-hands.ts';

const alertWith = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
const FULL = 'storage is full';
/** In bytes. */
const ROOM = 4_000_000;
const NEWER = 'A newer version of tenbo';
const DENIED = 'does not let the page save anything';

/** Limits the room for the page, as on a nearly full disk; without a size, lifts the limit. Set the first limit before the database is first opened. */
async function limitRoom(page: Page, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
}

/** Fills all the room that the browser has for the page. @returns a function that makes room again */
async function fill(page: Page): Promise<() => Promise<void>> {
  await onAnotherPage(page, takeUpRoom);
  return () => limitRoom(page);
}

/** Runs in the browser, so it can use nothing else from this file. */
const takeUpRoom = () =>
  new Promise<void>((done, fail) => {
    const opening = indexedDB.open('filler', Date.now());
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes', { autoIncrement: true }));
    opening.addEventListener('error', fail);
    opening.addEventListener('success', () => {
      const put = (size: number) => {
        if (size < 1) {
          opening.result.close();
          return done();
        }
        const transaction = opening.result.transaction('bytes', 'readwrite');
        const bytes = new Uint8Array(size);
        for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
        transaction.objectStore('bytes').put(bytes);
        transaction.addEventListener('complete', () => put(size));
        transaction.addEventListener('abort', () => put(Math.floor(size / 4)));
      };
      put(1_048_576);
    });
  });

/** Runs `act` on another page of the same origin. */
async function onAnotherPage(page: Page, act: () => Promise<void>): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/icon.svg');
  await other.evaluate(act);
  await other.close();
}

const deleteDatabase = () =>
  new Promise<void>((done, fail) => {
    const request = indexedDB.deleteDatabase('tenbo');
    request.onsuccess = () => done();
    request.onblocked = () => fail(new Error('blocked'));
  });

const upgradeDatabase = () =>
  new Promise<void>((done, fail) => {
    const request = indexedDB.open('tenbo', 99);
    request.onsuccess = () => {
      request.result.close();
      done();
    };
    request.onblocked = () => fail(new Error('blocked'));
  });

async function savedFile(
  page: Page,
): Promise<{ readonly log: readonly { readonly event: { readonly type: string } }[]; readonly soFar: unknown }> {
  const waiting: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const text = readFileSync(await (await waiting).path(), 'utf8');
  return (JSON.parse(text) as { matches: [Awaited<ReturnType<typeof savedFile>>] }).matches[0];
}

test('full storage: a hand that cannot be kept stays in its form, can be saved as a file, and is kept once there is room', async ({
  page,
}) => {
  await limitRoom(page, ROOM);
  await startMatch(page, 'tenhou');
  const makeRoom = await fill(page);
  await enterWin(page, 'Ben', 'Aki', 3, 30);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(alertWith(page, FULL)).toContainText('This was not saved.');
  await expect(alertWith(page, FULL)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Ben, ron from Aki' })).toBeVisible();
  const { log } = await savedFile(page);
  expect(log.map(({ event }) => event.type)).toEqual(['matchStarted', 'handEnded']);
  await makeRoom();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await closeBoxes(page);
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
  await page.reload();
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
});

test('full storage: every other action at the table reports it and can be repeated', async ({ page }) => {
  test.setTimeout(90_000);
  await limitRoom(page, ROOM);
  const own = { base: 'tenhou', id: 'own1', name: 'House', payments: { wareme: 'withHonba' } };
  await startUnder(page, own);
  const at = new URL(page.url()).hash;
  const wareme = (name: string) => key(page, 'This hand’s wall was broken at (wareme)', name);
  await page.getByRole('button', { name: 'More' }).click();
  await wareme('Chie').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await tapHand(page, draw([1]));
  const makeRoom = await fill(page);
  const expectRefusal = async (act: () => Promise<unknown>) => {
    await act();
    await expect(alertWith(page, FULL)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  };
  const stick = page.getByRole('button', { name: 'Riichi: Ben' });
  await expectRefusal(() => stick.click());
  await expect(stick).toHaveAttribute('aria-pressed', 'false');
  await stick.click();
  expect((await savedFile(page)).soFar).toMatchObject({ riichi: [1] });
  await expectRefusal(() => page.getByRole('button', { name: 'Undo' }).click());
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.getByRole('button', { name: 'More' }).click();
  await wareme('Dai').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expectRefusal(() => Promise.resolve());
  await page.goto(`/${at}/other`);
  await expectRefusal(() => page.getByRole('button', { name: 'End by agreement' }).click());
  await page.getByLabel('Ranking points to deduct').fill('20');
  await expectRefusal(() => page.getByRole('button', { name: 'Give penalty' }).click());
  await expect(page.getByLabel('Ranking points to deduct')).toHaveValue('20');
  await page.getByLabel('Note text').fill('Tea.');
  await expectRefusal(() => page.getByRole('button', { name: 'Add note' }).click());
  await expect(page.getByLabel('Note text')).toHaveValue('Tea.');
  await makeRoom();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(drawButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('full storage: neither the sample nor a new match starts, and the names entered stay', async ({ page }) => {
  await limitRoom(page, ROOM);
  await page.goto('/#/match');
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
  const makeRoom = await fill(page);
  await page.getByRole('button', { name: 'View a sample match' }).click();
  await expect(alertWith(page, FULL)).toBeVisible();
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeEnabled();
  await page.getByRole('link', { name: 'New match' }).click();
  await page.locator('fieldset input').first().fill('Emi');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(alertWith(page, FULL)).toBeVisible();
  await expect(page.locator('fieldset input').first()).toHaveValue('Emi');
  expect((await savedFile(page)).log).toHaveLength(1);
  await makeRoom();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('region', { name: 'Emi' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('if another page deletes the database, the match is reported as deleted and can be kept again', async ({ page }) => {
  await startMatch(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30));
  await onAnotherPage(page, deleteDatabase);
  await page.getByRole('button', { name: 'Riichi: Chie' }).click();
  await expect(alertWith(page, 'This match was deleted in another tab')).toBeVisible();
  expect((await savedFile(page)).log).toHaveLength(2);
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Riichi: Chie' }).click();
  await expect(page.getByRole('button', { name: 'Riichi: Chie' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou), [2]);
});

test('after the browser clears the storage, the page drops its dead connection and can keep the match again', async ({
  page,
}) => {
  await startMatch(page, 'tenhou');
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await enterWin(page, 'Ben', 'Aki', 3, 30);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await page.getByRole('button', { name: 'Save again' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await closeBoxes(page);
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
});

test('a newer page can upgrade the database at once, and the older page says so at every action', async ({ page }) => {
  await startMatch(page, 'tenhou');
  const address = page.url();
  await onAnotherPage(page, upgradeDatabase);
  await enterWin(page, 'Ben', 'Aki', 3, 30);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(alertWith(page, NEWER).getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  expect((await savedFile(page)).log).toHaveLength(2);
  await page.goto('/#/match');
  await expect(alertWith(page, NEWER)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save everything' }).click();
  await expect(alertWith(page, NEWER)).toBeVisible();
  await page.goto(address);
  await page.reload();
  await expect(alertWith(page, NEWER)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alertWith(page, NEWER)).toBeVisible();
});

for (const missing of ['a browser without a database', 'a database that cannot be opened'] as const) {
  test(`${missing}: the page says that a new match cannot be kept`, async ({ page }) => {
    await page.addInitScript((none) => {
      if (none) Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
      else
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
    }, missing === 'a browser without a database');
    await page.goto('/#/match');
    await expect(alertWith(page, DENIED)).toBeVisible();
    await page.getByRole('link', { name: 'New match' }).click();
    await page.locator('fieldset input').first().fill('Emi');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(alertWith(page, DENIED)).toContainText('This was not saved.');
    expect((await savedFile(page)).log).toHaveLength(1);
    await page.goto('/#/match/0123456789abcdef');
    await expect(alertWith(page, DENIED)).toBeVisible();
  });
}

test('a browser that blocks all storage in its settings: every section works and says what is not kept', async ({
  baseURL,
}, info) => {
  const profile = info.outputPath('profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  // How the browser stores its own setting to block all site data.
  writeFileSync(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const context = await openProfile(profile, { baseURL: baseURL ?? '', locale: 'en' });
  try {
    const page = await context.newPage();
    await page.goto('/icon.svg');
    const access = page.evaluate(() => localStorage.length);
    await expect(access).rejects.toThrow('Access is denied');
    await expectEverySectionWorks(page);
    await page.goto('/#/match');
    await expect(alertWith(page, DENIED)).toBeVisible();
  } finally {
    await context.close();
  }
});

for (const [how, storage] of [
  ['throws when it is accessed', 'throws'],
  ['is null', 'null'],
  ['throws when it is written', 'useless'],
] as const) {
  test(`a storage that ${how}: every section works, and the page says that settings are not kept`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const get = () => {
        if (kind === 'throws') throw new DOMException('Access is denied for this document.', 'SecurityError');
        return null;
      };
      if (kind === 'useless') {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      } else for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get });
    }, storage);
    await expectEverySectionWorks(page);
    await startMatch(page, 'tenhou');
    await tapHand(page, ron(1, 0, 3, 30));
    await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
  });
}

async function expectEverySectionWorks(page: Page): Promise<void> {
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&seat=E&by=ron&rules=standard');
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('5,800');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText('cannot save your settings')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Appearance' }).getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/#/charts');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/#/rules/edit?rules={"base":"mleague","name":"Ours"}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('cannot save your settings, rule sets');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Save as file' })).toBeVisible();
  await page.goto('/#/match/new');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

test('if there is no room for custom rules, they stay in the editor and are not listed', async ({ page }) => {
  await page.goto('/#/rules');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size));
      } catch {
        // No room for that much: try half.
      }
    }
  });
  await page.goto('/#/rules/edit?rules={"base":"mleague","name":"Ours"}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('cannot save your settings, rule sets');
  await expect(page.getByLabel('Name of your rules')).toHaveValue('Ours');
  await page.goto('/#/rules');
  await expect(page.getByRole('link', { name: 'M.League' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ours' })).toHaveCount(0);
});

test('a corrupt hand in progress starts over, with a message', async ({ page }) => {
  await startMatch(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30));
  for (const riichi of [[7, -1, 'x'], [1, 1], 'none', null]) {
    await page.evaluate(
      (broken) =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('tenbo');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('matches', 'readwrite');
            const matches = transaction.objectStore('matches');
            const keys = matches.getAllKeys();
            keys.onsuccess = () => matches.put({ id: keys.result[0], soFar: { riichi: broken } });
            transaction.oncomplete = () => {
              opening.result.close();
              done();
            };
          };
        }),
      riichi,
    );
    await page.reload();
    await expect(alertWith(page, 'could not be read. Enter them again.')).toBeVisible();
    await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
  }
  await page.getByRole('button', { name: 'Riichi: Chie' }).click();
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou), [2]);
  expect(await storedEvents(page)).toHaveLength(2);
});
