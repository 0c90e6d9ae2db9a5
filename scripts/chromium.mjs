// Finds a Chromium for the browser tests: the one in CHROMIUM_PATH or on the system. If there is none, it is installed once.
import { existsSync } from 'node:fs';

import { hasApt, installWithApt } from './apt.mjs';
import { program, run } from './tool.mjs';

const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'];
const PLACES = {
  browser: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  // The same browser without windows: it opens a page in a third of the time.
  shell: ['/usr/bin/chromium-headless-shell'],
};

/** Installs Debian's if possible, or else Playwright's own. Announces any change to the system first. */
function install() {
  const ofSystem = hasApt();
  const what = ofSystem
    ? `installing the packages ${PACKAGES.join(', ')} (apt-get)`
    : "downloading Playwright's own (once for this user)";
  console.error(`tenbo: the page is tested in Chromium, and this system has none: ${what}`);
  console.error('tenbo: to use another one, stop this (Ctrl-C) and run CHROMIUM_PATH=/path/to/chromium npm test');
  if (ofSystem && installWithApt(PACKAGES)) return;
  run([program('@playwright/test'), 'install', 'chromium']);
}

/**
 * Sets CHROMIUM_PATH for child processes, and CHROMIUM_SHELL_PATH if the system also has the browser without windows. Playwright finds its
 * own browser without these.
 */
export function provideChromium(places = PLACES) {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (existsSync(named)) return;
    console.error(`tenbo: CHROMIUM_PATH is ${named}, but there is nothing there`);
    process.exit(1);
  }
  const find = (/** @type {readonly string[]} */ ones) => ones.find((path) => existsSync(path));
  if (!find(places.browser)) install();
  const [browser, shell] = [find(places.browser), find(places.shell)];
  if (browser) process.env['CHROMIUM_PATH'] = browser;
  if (browser && shell) process.env['CHROMIUM_SHELL_PATH'] = shell;
}
