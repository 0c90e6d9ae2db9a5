// Builds the page if its sources have changed since the last build. `npm start` runs it before the command serves the page.
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

import { PAGE, isBuilt } from '../../scripts/built.mjs';

const root = join(import.meta.dirname, '../..');

if (!isBuilt(PAGE)) {
  mustWrite();
  console.error('tenbo: building the page');
  // Under a test runner, Vite would otherwise build for development, and such a page does not work offline.
  process.env['NODE_ENV'] = 'production';
  // Loaded only when needed: it takes longer than everything else here.
  const { build } = await import('vite');
  await build({ root: import.meta.dirname, configLoader: 'native', logLevel: 'error' }).catch(stop);
}

function mustWrite(): void {
  try {
    for (const folder of ['apps/web', 'apps/cli']) accessSync(join(root, folder), constants.W_OK);
  } catch {
    stop(`the page is not built, and cannot be: ${import.meta.dirname} cannot be written`);
  }
}

function stop(reason: unknown): never {
  console.error(`tenbo: ${reason instanceof Error ? reason.message : String(reason)}`);
  process.exit(1);
}
