// Finds the browsers that the page is tested in, and installs those that are needed, where apt and the user's rights allow it.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

import { program, run } from './tool.mjs';

/** @typedef {{ name: string, variable: string, packages: string[], find: () => string | undefined }} Sought */

/** WebKit is WebKitGTK's test browser, with the driver that steers it and a display that needs no screen. @type {readonly Sought[]} */
const BROWSERS = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)),
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_PATH',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => {
      if (!['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`))) return undefined;
      return globSync('/usr/{lib,libexec}/{*/,}webkit{2gtk,gtk}-*/MiniBrowser')[0];
    },
  },
];

/**
 * Sets FIREFOX_PATH and WEBKIT_PATH for child processes, for each browser found. In CI a missing one is installed, and any change to the system announced first; elsewhere the
 * gate `browsers` runs without it.
 */
export function provideBrowsers(browsers = BROWSERS) {
  const sought = browsers.filter(({ variable }) => process.env[variable] === undefined);
  const missing = sought.filter(({ find }) => find() === undefined);
  if (missing.length > 0 && process.env['CI'] && hasApt()) {
    const packages = missing.flatMap((one) => one.packages);
    console.error(
      `tenbo: the page is tested in ${missing.map(({ name }) => name).join(' and ')} too: installing the packages ${packages.join(', ')} (apt-get)`,
    );
    installWithApt(packages);
  }
  for (const { variable, find } of sought) {
    const path = find();
    if (path !== undefined) process.env[variable] = path;
  }
}

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

/** @type {import('node:child_process').SpawnSyncOptions} */
const ON_STDERR = { stdio: ['ignore', 2, 2] };

function hasApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** @param {readonly string[]} packages @returns whether they are installed now */
function installWithApt(packages) {
  spawnSync('apt-get', ['update', '-qq'], ON_STDERR);
  return spawnSync('apt-get', ['install', '-y', '-qq', ...packages], ON_STDERR).status === 0;
}
