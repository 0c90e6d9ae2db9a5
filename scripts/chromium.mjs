// A Chromium for what runs in a browser: the one named in CHROMIUM_PATH or installed on the system; else it is installed once.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

import { program, run } from './tool.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = () => process.env['CHROMIUM_PATH'] ?? PLACES.find((path) => existsSync(path));

/** From Debian where that is possible, else Playwright's own. */
function install() {
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    spawnSync('apt-get', ['update', '-qq']);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk']);
  }
  if (!find()) run([program('@playwright/test'), 'install', 'chromium']);
}

/** Names it in CHROMIUM_PATH, where programs that this one starts look for it; Playwright finds its own unnamed. */
export function provideChromium() {
  if (!find()) install();
  const chromium = find();
  if (chromium) process.env['CHROMIUM_PATH'] = chromium;
}
