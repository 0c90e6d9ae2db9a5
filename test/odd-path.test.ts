import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { whileServed } from './served.ts';

const windows = process.platform === 'win32';
const NAME = windows ? "it's #1 100% 東 [x] & (y)" : `it's #1 100% "q" 東 [x] & (y) *`;

let folder = '';
const boot = () => join(folder, NAME, 'scripts/boot.mjs');

/** A checkout in a folder with an odd name. Its packages are copied too, because symbolic links would lead the tools out of it. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenbo-odd-'));
  const checkout = join(folder, NAME);
  mkdirSync(checkout);
  for (const place of ['node_modules', ...globSync('{packages,apps}/*/node_modules')]) {
    mkdirSync(dirname(join(checkout, place)), { recursive: true });
    // Hard links where possible, because copying is slow.
    if (spawnSync('cp', ['-al', place, join(checkout, place)]).status !== 0)
      cpSync(place, join(checkout, place), { recursive: true });
  }
  rmSync(join(checkout, 'node_modules/.cache'), { recursive: true, force: true });
  const sources = globSync([
    'package*.json',
    'tsconfig*.json',
    'LICENSE',
    'scripts/*',
    'packages/*/{src,package.json}',
    'apps/*/*',
  ]);
  for (const source of sources.filter((one) => !/dist$|node_modules$/.test(one)))
    cpSync(source, join(checkout, source), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the page is built and served from a folder with an odd name', async () => {
  await whileServed(boot(), ['--port', '4393'], async (_, address) => {
    const page = await (await fetch(address)).text();
    const [, sheet = ''] = /"\.\/(assets\/sheet-[^"]+\.svg)"/.exec(page) ?? [];
    expect(await (await fetch(address + sheet)).text()).toContain('<svg');
    const worker = await (await fetch(`${address}sw.js`)).text();
    expect(worker).toContain(sheet);
  });
});

test('hands are scored from a folder with an odd name', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [boot(), 'start', '234m 406p 567s 88s 67m +8m'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('3 han 30 fu');
});

test.skipIf(windows)('a folder name that the tools cannot read is reported', () => {
  const odd = join(folder, 'why?');
  for (const part of ['scripts', 'apps/cli/bin', 'apps/cli/package.json']) cpSync(part, join(odd, part), { recursive: true });
  const { stderr, status } = spawnSync(process.execPath, [join(odd, 'scripts/boot.mjs'), 'start'], { encoding: 'utf8' });
  expect(stderr).toBe(`tenbo: the tools of tenbo cannot work in ${odd}: move it to a folder without ? and \\ in its name\n`);
  expect(status).toBe(1);
});
