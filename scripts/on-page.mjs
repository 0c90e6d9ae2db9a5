// `npm run measure`, `npm run screens` and `npm run kill-page`: run the production build of the page in Chromium to measure it, to take screenshots, or
// to check that it loses nothing when the browser is killed.
import { spawnSync } from 'node:child_process';

import { provideChromium } from './browsers.mjs';
import { program, root, run } from './tool.mjs';

const [what = '', ...words] = process.argv.slice(2);
provideChromium();
const built = run([program('vite'), 'build', 'apps/web', '--logLevel=warn']);
if (!built.ok) throw new Error(built.stdout + built.stderr);
const { status } = spawnSync(process.execPath, ['--conditions=@tenbo/source', `apps/web/${what}/run.ts`, ...words], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
