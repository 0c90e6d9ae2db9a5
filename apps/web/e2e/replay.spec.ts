import { readFileSync } from 'node:fs';

import { type Page, expect, test } from './test.ts';

import { replayedRecord } from '../../../fixtures/replayed-hand.ts';
import { expectNoFault } from './axe.ts';
import { importRecord } from './at-the-table.ts';

const SAYS = 'Payments: the record says +12,000 ±0 ±0 −12,000, tenbo +11,600 ±0 ±0 −11,600';

const marks = (page: Page) => page.getByRole('list', { name: 'The record says otherwise' });
const happens = (page: Page) => page.locator('[data-screen=replay] [role=status]');
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the replay of the only hand. */
async function openReplay(page: Page): Promise<void> {
  await page.goto(`/${await importRecord(page, replayedRecord())}/hands`);
  await page.getByRole('link', { name: 'Replay East 1' }).click();
  await expect(happens(page)).toHaveText('The deal. Aki is the dealer.');
}

test('a hand that the record has otherwise is marked in the list and in its box, after a reload too', async ({ page }) => {
  const match = await importRecord(page, replayedRecord());
  await page.goto(`/${match}/hands`);
  await expect(marks(page)).toHaveText(SAYS, { ignoreCase: true });
  await page.reload();
  await expect(marks(page)).toHaveText(SAYS, { ignoreCase: true });
  await expectNoFault(page, 'main');
  await page.goto('/#/hand');
  await page.goto(`/${match}/hands/1/winner`);
  await expect(marks(page)).toHaveText(SAYS, { ignoreCase: true });
  await expectNoFault(page, 'main');
});

test('a hand is stepped through from the deal to the win by keyboard, and the address keeps the place', async ({ page }) => {
  await openReplay(page);
  const sentences: string[] = [];
  for (let step = 1; step <= 21; step++) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`/replay/1/${step}$`));
    sentences.push((await happens(page).textContent()) ?? '');
  }
  expect(sentences).toEqual([
    'Aki draws 9 pin.',
    'Aki discards the 9 pin just drawn.',
    'Ben calls pon: 9 pin from Aki.',
    'Ben discards East from the hand.',
    'Chie draws West.',
    'Chie discards the West just drawn.',
    'Dai draws 4 sou.',
    'Dai discards the 4 sou just drawn.',
    'Aki draws South.',
    'Aki declares riichi.',
    'Aki discards the South just drawn.',
    'Ben draws red dragon.',
    'Ben declares a kan of 9 pin (added kan).',
    'Ben draws white dragon.',
    'New dora indicator: 6 sou.',
    'Ben discards the white dragon just drawn.',
    'Chie draws North.',
    'Chie discards the North just drawn.',
    'Dai draws 8 man.',
    'Dai discards the 8 man just drawn.',
    'Aki, ron from Dai',
  ]);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/replay\/1\/21$/);
  await page.reload();
  await expect(happens(page)).toHaveText('Aki, ron from Dai');
  await expect(page.getByRole('heading', { name: 'Aki, ron from Dai' })).toBeVisible();
  await expect(page.getByText('11,600', { exact: true })).toBeVisible();
  await expect(marks(page)).toHaveText(SAYS, { ignoreCase: true });
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\/replay\/1\/0$/);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(happens(page)).toHaveText('Aki draws South.');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(happens(page)).toHaveText('Aki draws 9 pin.');
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'Score boxes' }).click();
  await expect(page.getByRole('region', { name: 'Winning hand' })).toBeVisible();
});

test('keys and taps step on and back; those that lead nowhere keep the focus', async ({ page }) => {
  await openReplay(page);
  await key(page, 'Step forward').click();
  await expect(happens(page)).toHaveText('Aki draws 9 pin.');
  await key(page, 'Step back').click();
  await expect(key(page, 'Step back')).toHaveAttribute('aria-disabled', 'true');
  await expect(key(page, 'Step back')).toBeFocused();
  const felt = page.locator('[data-screen=replay] > div').first();
  const { width = 0, height = 0 } = (await felt.boundingBox()) ?? {};
  for (let step = 1; step <= 21; step++) {
    await felt.tap({ position: { x: width * 0.8, y: height / 2 } });
    await expect(page).toHaveURL(new RegExp(`/replay/1/${step}$`));
  }
  await expect(happens(page)).toHaveText('Aki, ron from Dai');
  await felt.tap({ position: { x: width * 0.2, y: height / 2 } });
  await expect(happens(page)).toHaveText('Dai discards the 8 man just drawn.');
  await felt.hover();
  await page.mouse.move(width * 0.2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width * 0.7, height / 2);
  await page.mouse.up();
  await expect(happens(page)).toHaveText('Dai draws 8 man.');
});

test('what lies on the table is named: discards with their marks, melds, the sticks that were laid', async ({ page }) => {
  await openReplay(page);
  await key(page, 'To the end').click();
  const side = (player: string) => page.getByRole('region', { name: player, exact: true });
  await expect(side('Aki').getByRole('group', { name: 'Aki’s discards' }).getByRole('listitem')).toHaveText([
    'called just drawn',
    'riichi just drawn',
  ]);
  await expect(side('Aki').getByRole('img', { name: 'riichi stick' })).toBeVisible();
  await expect(page.getByText('24,000')).toBeVisible();
  await expect(side('Ben').getByRole('img', { name: 'added kan from the left: 9 pin 9 pin 9 pin 9 pin' })).toBeVisible();
});

test('shanten and waits are those of the player nearest, and follow the table when it is turned', async ({ page }) => {
  await openReplay(page);
  const near = page.locator('[data-screen=replay] strong').last();
  await expect(near).toHaveText('Tenpai');
  await expect(page.getByText('8 left', { exact: true })).toBeVisible();
  await key(page, 'Turn the table').click();
  await expect(near).not.toHaveText('Tenpai');
  await expect(key(page, 'Ben’s next turn')).toBeVisible();
});

test('other hands can be hidden: nothing tells their tiles until the hand is over', async ({ page }) => {
  await openReplay(page);
  const others = ['Ben', 'Chie', 'Dai'].map((player) => page.getByRole('img', { name: `${player}’s hand: 13 tiles face down` }));
  await key(page, 'Hide other hands').click();
  for (const other of others) await expect(other).toBeVisible();
  await expect(page.getByRole('group', { name: 'Aki’s hand' })).toBeVisible();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect(happens(page)).toHaveText('Chie draws.');
  await page.keyboard.press('End');
  await expect(page.getByRole('group', { name: 'Chie’s hand' })).toBeVisible();
});

test('axe finds no fault in a replay, at its beginning, in its course and at its end @wide', async ({ page }) => {
  await openReplay(page);
  for (const at of [0, 13, 21]) {
    await page.goto(page.url().replace(/\d+$/, String(at)));
    await expect(page.getByText(`${at} of 21`)).toBeVisible();
    await expectNoFault(page);
  }
});

test('an address of a replay that leads nowhere says so, and a step too far is the end', async ({ page }) => {
  const match = await importRecord(page, replayedRecord());
  await page.goto(`/${match}/replay/7/0`);
  await expect(page.getByText('This hand is not in the match.')).toBeVisible();
  await page.goto(`/${match}/replay/1/999`);
  await expect(happens(page)).toHaveText('Aki, ron from Dai');
});

test('a hand that the match does not have is listed too, with what the record says, and can be replayed', async ({ page }) => {
  const cut = replayedRecord()
    .split('\n')
    .filter((line) => !/"(?:hora|end_kyoku|end_game)"/.test(line));
  const match = await importRecord(page, cut.join('\n'));
  await page.goto(`/${match}/hands`);
  await expect(marks(page)).toHaveText('the record breaks off here');
  await expectNoFault(page, 'main');
  await page.getByRole('link', { name: 'Replay East 1' }).click();
  await expect(happens(page)).toHaveText('The deal. Aki is the dealer.');
  await page.keyboard.press('End');
  await expect(happens(page)).toHaveText('Dai discards the 8 man just drawn.');
  await expect(marks(page)).toHaveText('the record breaks off here');
});

test('a backup holds the record, and brings it to a match that has none; with its match it is deleted', async ({ page }) => {
  await importRecord(page, replayedRecord());
  const saving = page.waitForEvent('download');
  await key(page, 'Save everything').click();
  const backup = readFileSync(await (await saving).path(), 'utf8');
  const { matches } = JSON.parse(backup) as { matches: readonly { readonly log: unknown; readonly record: unknown }[] };
  expect(matches.map(({ record }) => record)).toEqual([{ name: 'game.mjson', text: replayedRecord() }]);

  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'View a sample match' })).toBeVisible();
  expect(await storedRecords(page)).toBe(0);

  // The match alone, as the command line has it: it comes in without its record.
  await importRecord(page, JSON.stringify(matches[0]?.log), { name: 'match.json' });
  expect(await storedRecords(page)).toBe(0);
  await importRecord(page, backup, { name: 'backup.json' });
  await expect(page.getByRole('status')).toContainText(['Aki, Ben, Chie and Dai: the record of the game']);
  await page.getByRole('link', { name: 'Aki, Ben, Chie and Dai' }).click();
  await page.getByRole('link', { name: 'Previous hand' }).click();
  await expect(marks(page)).toHaveText(SAYS, { ignoreCase: true });
});

test('a database of the version before records is taken over with its matches', async ({ page }) => {
  const match = await importRecord(page, replayedRecord());
  await page.goto('/icon.svg');
  await page.evaluate(toVersionOne);
  await page.goto(`/${match}/hands`);
  await expect(page.getByRole('link', { name: 'East 1 Score boxes' })).toBeVisible();
  await importRecord(page, replayedRecord());
  await page.goto(`/${match}/hands`);
  await expect(marks(page)).toHaveText(SAYS, { ignoreCase: true });
});

/** Stores the matches in a database as it was before it had records. Runs in the browser. */
const toVersionOne = async () => {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
    });
  const now = await done(indexedDB.open('tenbo'));
  const reading = now.transaction(['matches', 'entries']);
  const [matches, entries] = [
    await done(reading.objectStore('matches').getAll() as IDBRequest<object[]>),
    await done(reading.objectStore('entries').getAll() as IDBRequest<object[]>),
  ];
  now.close();
  await done(indexedDB.deleteDatabase('tenbo'));
  const opening = indexedDB.open('tenbo', 1);
  opening.addEventListener('upgradeneeded', () => {
    const tables = [
      opening.result.createObjectStore('matches', { keyPath: 'id' }),
      opening.result.createObjectStore('entries', { keyPath: ['match', 'nth'] }),
    ] as const;
    for (const one of matches) tables[0].put(one);
    for (const one of entries) tables[1].put(one);
  });
  (await done(opening)).close();
};

function storedRecords(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((found) => {
        const opening = indexedDB.open('tenbo');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('records').objectStore('records').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            found(counting.result);
          });
        });
      }),
  );
}
