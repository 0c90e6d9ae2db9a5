import { gzipSync } from 'node:zlib';

import { type Phone, longTasksOf } from './phone.ts';

/** The size of the first load, compressed as a server would, and the time until the pad can be tapped. */
export async function measureLoad(phone: Phone): Promise<string> {
  const { page, address, slowed } = phone;
  const bodies: Promise<Buffer>[] = [];
  // A file that the browser has already is answered without a body.
  page.on('response', (response) => response.ok() && bodies.push(response.body()));
  await page.goto(address);
  await page.getByRole('button', { name: '1 man' }).waitFor();
  const usable = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(bodies);
  const [raw, packed] = [files, files.map((file) => gzipSync(file, { level: 9 }))].map(kilobytes);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  return `First load, processor slowed ${slowed}×
  ${files.length} files, ${raw} kB, ${packed} kB compressed, tiles and icon included
  first paint after ${Math.round(painted)} ms, keys ready after ${Math.round(usable)} ms; ${await longTasksOf(phone)}`;
}

function kilobytes(files: readonly Uint8Array[]): string {
  return (files.reduce((sum, { length }) => sum + length, 0) / 1000).toFixed(1);
}
