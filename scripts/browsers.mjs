// Finds Firefox and WebKit for the gate `browsers`: those of the system, or those in FIREFOX_PATH and WEBKIT_PATH. In CI a missing one is
// installed; elsewhere the gate runs without it.
import { existsSync, globSync } from 'node:fs';

import { hasApt, installWithApt } from './apt.mjs';

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
      if (!['WebKitWebDriver', 'Xvfb'].every((program) => existsSync(`/usr/bin/${program}`))) return undefined;
      return globSync('/usr/{lib,libexec}/{*/,}webkit{2gtk,gtk}-*/MiniBrowser')[0];
    },
  },
];

/** Sets FIREFOX_PATH and WEBKIT_PATH for child processes, for each browser found. Announces any change to the system first. */
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
