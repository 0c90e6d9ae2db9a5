// Tests the page in a browser: Playwright on the production build, in the Chromium that test.mjs provides.
import { program, run } from './tool.mjs';

const { ok, stdout, stderr } = run([program('@playwright/test'), 'test', '--config', 'apps/web/playwright.config.ts']);
const passed = /(\d+) passed/.exec(stdout)?.[1] ?? '0';
console.log(ok ? `${passed} passed in Chromium` : stdout + stderr);
process.exitCode = ok && passed !== '0' ? 0 : 1;
