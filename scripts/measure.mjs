// `npm run measure`: how quick the production build of the page is, in figures.
import { spawnSync } from 'node:child_process';

import { provideChromium } from './chromium.mjs';
import { program, root, run } from './tool.mjs';

provideChromium();
const built = run([program('vite'), 'build', 'apps/web', '--logLevel=warn']);
if (!built.ok) throw new Error(built.stdout + built.stderr);
const { status } = spawnSync(process.execPath, ['apps/web/measure/run.ts'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
