import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect, test } from 'vitest';

const CHROMIUM = new URL('../scripts/browsers.mjs', import.meta.url).href;

/** Runs the installer with an empty folder for Chromium, and a fake package manager that records its commands. */
function provide(environment: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-chromium-'));
  const place = join(folder, 'chromium');
  const installer = join(folder, 'apt-get');
  writeFileSync(
    installer,
    `#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "apt-get $*" >&2\n[ "$1" = install ] && : > "${place}" && : > "${place}-headless-shell"\nexit 0\n`,
  );
  chmodSync(installer, 0o755);
  const script = `import { provideChromium } from ${JSON.stringify(CHROMIUM)}; provideChromium({ browser: [process.argv[1]], shell: [process.argv[1] + '-headless-shell'] }); console.log([process.env.CHROMIUM_PATH, process.env.CHROMIUM_SHELL_PATH].join(' '))`;
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: folder + delimiter + (process.env['PATH'] ?? '') };
  delete env['CHROMIUM_PATH'];
  delete env['CHROMIUM_SHELL_PATH'];
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script, place], {
    encoding: 'utf8',
    env: { ...env, ...environment },
  });
  return { found: stdout.trim(), printed: stderr.trim().split('\n'), status, place };
}

test.runIf(process.getuid?.() === 0)('before installing system packages, it prints what, why and how to avoid it', () => {
  const { found, printed, place } = provide();
  expect(printed[0]).toMatch(
    /tested in Chromium, and this system has none: installing the packages chromium, chromium-headless-shell, fonts-noto-cjk/,
  );
  expect(printed[1]).toContain('CHROMIUM_PATH=');
  expect(printed[2]).toBe('apt-get update -qq');
  expect(found).toBe(`${place} ${place}-headless-shell`);
});

test('a CHROMIUM_PATH that does not exist is reported', () => {
  const { printed, status } = provide({ CHROMIUM_PATH: '/nowhere/chromium' });
  expect(printed).toEqual(['tenbo: CHROMIUM_PATH is /nowhere/chromium, but there is nothing there']);
  expect(status).toBe(1);
});
