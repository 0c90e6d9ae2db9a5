import { fileURLToPath } from 'node:url';

import { type Page, expect, test } from './test.ts';
import { preview } from 'vite';

const WIN = '#/hand?hand=23467m406p56788s&tile=8m&by=ron&seat=S&round=E&dora=3p&rules=standard';

/** Expects a labelled field to copy from, with the focus and all its text selected. */
async function expectField(page: Page, content: RegExp): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Copy from here:' }).and(page.locator(':focus'));
  await expect(field).toBeVisible();
  await expect(field).toHaveValue(content);
  const { value, selected } = await field.evaluate((element: HTMLTextAreaElement) => ({
    value: element.value,
    selected: element.value.slice(element.selectionStart, element.selectionEnd),
  }));
  expect(selected).toBe(value);
}

async function expectFieldForEveryCopy(page: Page, address: string): Promise<void> {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto(`${address}${WIN}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectField(page, /#\/hand\?hand=/);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expectField(page, /7,700/);
  await page.goto(`${address}#/rules/edit`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectField(page, /#\/rules\/shared\?rules=/);
  expect(thrown).toEqual([]);
}

test('over plain HTTP, text is copied from a field, and images can be saved', async ({ page }) => {
  const server = await preview({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 4970 + test.info().workerIndex, allowedHosts: ['tenbo.example'] },
  });
  try {
    const address = (server.resolvedUrls?.local[0] ?? '').replace('127.0.0.1', 'tenbo.example');
    await expectFieldForEveryCopy(page, address);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.goto(`${address}${WIN.replace('hand?', 'hand/winner?')}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save image' }).click();
    expect((await download).suggestedFilename()).toBe('tenbo.png');
  } finally {
    await server.close();
  }
});

test('when the browser refuses to copy, text is copied from a field', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await expectFieldForEveryCopy(page, `${baseURL}/`);
});
