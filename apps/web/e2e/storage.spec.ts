import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { presets } from '@tenbo/engine';
import { type Download, type Locator, type Page, expect, test } from '@playwright/test';

import { begin, closeBoxes, drawButton, expectScores, keptEvents, key, replayed, tapHand, tellWin } from './at-the-table.ts';
import { openProfile } from './profile.ts';
import { draw, ron } from './thirty-hands.ts';

const trouble = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
const FULL = 'There is no room left';
/** In bytes. */
const ROOM = 4_000_000;
const NEWER = 'A newer version of tenbo';
const DENIED = 'does not let the page keep anything';

/** The browser has little room for the page, as on a disk that is nearly full. It reckons with that from before its database is first opened. */
async function quota(page: Page, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
}

/** Takes up all the room that the browser has for the page. @returns what makes room again */
async function fill(page: Page): Promise<() => Promise<void>> {
  await elsewhere(page, takeUpRoom);
  return () => quota(page);
}

/** The names of this file are not there: it runs in the browser. */
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

/** What another page of the same origin does with the database. */
async function elsewhere(page: Page, act: () => Promise<void>): Promise<void> {
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
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = readFileSync(await (await waiting).path(), 'utf8');
  return (JSON.parse(text) as { matches: [Awaited<ReturnType<typeof savedFile>>] }).matches[0];
}

test('full: a hand is not kept and says so, its form stays, it is saved as a file, and kept when there is room', async ({
  page,
}) => {
  await quota(page, ROOM);
  await begin(page, 'tenhou');
  const makeRoom = await fill(page);
  await tellWin(page, 'Ben', 'Aki', 3, 30);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(trouble(page, FULL)).toContainText('This was not kept.');
  await expect(trouble(page, FULL)).toBeInViewport();
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

test('full: every other act at the table says so and can be done again', async ({ page }) => {
  test.setTimeout(90_000);
  await quota(page, ROOM);
  await begin(page, 'own1', ['Aki', 'Ben', 'Chie', 'Dai'], {
    base: 'tenhou',
    id: 'own1',
    name: 'House',
    payments: { wareme: 'withHonba' },
  });
  const at = new URL(page.url()).hash;
  const wareme = (name: string) => key(page, 'In this hand the wall is broken at the side of', name);
  await page.getByRole('button', { name: 'More' }).click();
  await wareme('Chie').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await tapHand(page, draw([1]));
  const makeRoom = await fill(page);
  const refused = async (act: () => Promise<unknown>) => {
    await act();
    await expect(trouble(page, FULL)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  };
  const stick = page.getByRole('button', { name: 'Riichi: Ben' });
  await refused(() => stick.click());
  await expect(stick).toHaveAttribute('aria-pressed', 'false');
  await stick.click();
  expect((await savedFile(page)).soFar).toMatchObject({ riichi: [1] });
  await refused(() => page.getByRole('button', { name: 'Undo' }).click());
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.getByRole('button', { name: 'More' }).click();
  await wareme('Dai').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await refused(() => Promise.resolve());
  await page.goto(`/${at}/other`);
  await refused(() => page.getByRole('button', { name: 'End by agreement' }).click());
  await page.getByLabel('Ranking points taken off').fill('20');
  await refused(() => page.getByRole('button', { name: 'Give the penalty' }).click());
  await expect(page.getByLabel('Ranking points taken off')).toHaveValue('20');
  await page.getByLabel('Text of the note').fill('Tea.');
  await refused(() => page.getByRole('button', { name: 'Add the note' }).click());
  await expect(page.getByLabel('Text of the note')).toHaveValue('Tea.');
  await makeRoom();
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(drawButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('full: a match does not start, its names stay; the sample and an import say so, and nothing of them is there', async ({
  page,
}) => {
  await quota(page, ROOM);
  await page.goto('/#/match');
  await expect(page.getByRole('button', { name: 'Look through a sample match' })).toBeVisible();
  const makeRoom = await fill(page);
  await page.getByRole('button', { name: 'Look through a sample match' }).click();
  await expect(trouble(page, FULL)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look through a sample match' })).toBeEnabled();
  await page.getByRole('link', { name: 'New match' }).click();
  await page.locator('fieldset input').first().fill('Emi');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(trouble(page, FULL)).toBeVisible();
  await expect(page.locator('fieldset input').first()).toHaveValue('Emi');
  expect((await savedFile(page)).log).toHaveLength(1);
  await makeRoom();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('region', { name: 'Emi' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the database is deleted under the page: the match is said to be gone, and can be kept again', async ({ page }) => {
  await begin(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30));
  await elsewhere(page, deleteDatabase);
  await page.getByRole('button', { name: 'Riichi: Chie' }).click();
  await expect(trouble(page, 'This match was deleted on another page')).toBeVisible();
  expect((await savedFile(page)).log).toHaveLength(2);
  await page.getByRole('button', { name: 'Keep it again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Riichi: Chie' }).click();
  await expect(page.getByRole('button', { name: 'Riichi: Chie' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou), [2]);
});

test('the browser clears what it keeps for the page: the dead connection is not kept', async ({ page }) => {
  await begin(page, 'tenhou');
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await tellWin(page, 'Ben', 'Aki', 3, 30);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await page.getByRole('button', { name: 'Keep it again' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await closeBoxes(page);
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
});

test('a newer page upgrades the database: it need not wait, and the older one says so at every act', async ({ page }) => {
  await begin(page, 'tenhou');
  const address = page.url();
  await elsewhere(page, upgradeDatabase);
  await tellWin(page, 'Ben', 'Aki', 3, 30);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(trouble(page, NEWER).getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  expect((await savedFile(page)).log).toHaveLength(2);
  await page.goto('/#/match');
  await expect(trouble(page, NEWER)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save everything' }).click();
  await expect(trouble(page, NEWER)).toBeVisible();
  await page.goto(address);
  await page.reload();
  await expect(trouble(page, NEWER)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(trouble(page, NEWER)).toBeVisible();
});

test('a list that could not be read is read again', async ({ page }) => {
  await begin(page, 'tenhou');
  const held = await page.context().newPage();
  await held.goto('/icon.svg');
  // A page that does not let go of the database, and one that waits to delete it: whoever opens it now waits too.
  await held.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('tenbo');
        request.onsuccess = () => {
          indexedDB.deleteDatabase('tenbo');
          done();
        };
      }),
  );
  await page.goto('/#/match');
  await page.reload();
  await expect(trouble(page, 'is holding up the storage')).toBeVisible({ timeout: 15_000 });
  await held.close();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Look through a sample match' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const missing of ['a browser without a database', 'a database that may not be opened'] as const) {
  test(`${missing}: a match cannot be kept, and says so`, async ({ page }) => {
    await page.addInitScript((none) => {
      if (none) Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
      else
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
    }, missing === 'a browser without a database');
    await page.goto('/#/match');
    await expect(trouble(page, DENIED)).toBeVisible();
    await page.getByRole('link', { name: 'New match' }).click();
    await page.locator('fieldset input').first().fill('Emi');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(trouble(page, DENIED)).toContainText('This was not kept.');
    expect((await savedFile(page)).log).toHaveLength(1);
    await page.goto('/#/match/0123456789abcdef');
    await expect(trouble(page, DENIED)).toBeVisible();
  });
}

test('a browser whose settings block all storage: every place is there, and what is not kept is said', async ({
  baseURL,
}, info) => {
  const profile = info.outputPath('profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  // As the browser's own settings keep it: "block all site data".
  writeFileSync(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const context = await openProfile(profile, { baseURL: baseURL ?? '', locale: 'en' });
  try {
    const page = await context.newPage();
    await page.goto('/icon.svg');
    const named = page.evaluate(() => localStorage.length);
    await expect(named).rejects.toThrow('Access is denied');
    await everyPlaceWorks(page);
    await page.goto('/#/match');
    await expect(trouble(page, DENIED)).toBeVisible();
  } finally {
    await context.close();
  }
});

for (const [how, storage] of [
  ['throws when it is named', 'throws'],
  ['is null', 'null'],
  ['throws when it is used', 'useless'],
] as const) {
  test(`a storage that ${how}: every place is there, and settings are said not to be kept`, async ({ page }) => {
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
    await everyPlaceWorks(page);
    await begin(page, 'tenhou');
    await tapHand(page, ron(1, 0, 3, 30));
    await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
  });
}

async function everyPlaceWorks(page: Page): Promise<void> {
  await page.goto('/#/hand?hand=23467m406p56788s&tile=8m&by=ron&rules=standard');
  await expect(page.getByRole('status', { name: 'Result' })).toContainText('5,800');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText('refuses to keep your settings')).toBeVisible();
  await page.getByLabel('Appearance').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/#/charts');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/#/rules/edit?rules={"base":"mleague","name":"Ours"}');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('refuses to keep your settings, rule sets');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await page.goto('/#/match/new');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

test('rules that there is no room for are not listed; they stay in the address', async ({ page }) => {
  await page.goto('/#/rules');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size));
      } catch {
        // Less, then.
      }
    }
  });
  await page.goto('/#/rules/edit?rules={"base":"mleague","name":"Ours"}');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('refuses to keep your settings, rule sets');
  await expect(page.getByLabel('Name of your rules')).toHaveValue('Ours');
  await page.goto('/#/rules');
  await expect(page.getByRole('link', { name: 'M.League' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ours' })).toHaveCount(0);
});

test('a hand in progress that was broken in the database begins anew, with a word', async ({ page }) => {
  await begin(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30));
  for (const riichi of [[7, -1, 'x'], [1, 1], 'none', null]) {
    await page.evaluate(
      (broken) =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('tenbo');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('matches', 'readwrite');
            const matches = transaction.objectStore('matches');
            const asked = matches.getAllKeys();
            asked.onsuccess = () => matches.put({ id: asked.result[0], soFar: { riichi: broken } });
            transaction.oncomplete = () => {
              opening.result.close();
              done();
            };
          };
        }),
      riichi,
    );
    await page.reload();
    await expect(trouble(page, 'could not be read. Lay them again.')).toBeVisible();
    await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
  }
  await page.getByRole('button', { name: 'Riichi: Chie' }).click();
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou), [2]);
  expect(await keptEvents(page)).toHaveLength(2);
});
