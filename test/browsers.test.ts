import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect, test } from 'vitest';

const BROWSERS = new URL('../scripts/browsers.mjs', import.meta.url).href;

/** Looks for a missing browser, with a fake package manager that records its commands and then provides it. */
function provide(environment: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-browsers-'));
  const place = join(folder, 'firefox');
  const installer = join(folder, 'apt-get');
  writeFileSync(
    installer,
    `#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "apt-get $*" >&2\n[ "$1" = install ] && : > "${place}"\nexit 0\n`,
  );
  chmodSync(installer, 0o755);
  const script = `import { existsSync } from 'node:fs';
    import { provideBrowsers } from ${JSON.stringify(BROWSERS)};
    const find = () => [process.argv[1]].find((path) => existsSync(path));
    provideBrowsers([{ name: 'Firefox', variable: 'FIREFOX_PATH', packages: ['firefox-esr'], find }]);
    console.log(process.env.FIREFOX_PATH);`;
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: folder + delimiter + (process.env['PATH'] ?? '') };
  delete env['CI'];
  delete env['FIREFOX_PATH'];
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script, place], {
    encoding: 'utf8',
    env: { ...env, ...environment },
  });
  return { found: stdout.trim(), printed: stderr.trim(), place };
}

test('a missing browser is skipped, and nothing is installed', () => {
  expect(provide()).toMatchObject({ found: 'undefined', printed: '' });
});

test.runIf(process.getuid?.() === 0)('in CI it is installed, and that is announced', () => {
  const { found, printed, place } = provide({ CI: 'true' });
  expect(printed.split('\n')).toEqual([
    'tenbo: the page is tested in Firefox too: installing the packages firefox-esr (apt-get)',
    'apt-get update -qq',
    'apt-get install -y -qq firefox-esr',
  ]);
  expect(found).toBe(place);
});

test('a browser named in the environment is used', () => {
  expect(provide({ CI: 'true', FIREFOX_PATH: '/opt/firefox' })).toMatchObject({ found: '/opt/firefox', printed: '' });
});
