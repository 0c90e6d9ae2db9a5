// Builds the page if it is not what its sources make. `npm start` runs it before the command serves the page.
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

import { PAGE, isBuilt } from '../../scripts/built.mjs';

const root = join(import.meta.dirname, '../..');

if (!isBuilt(PAGE)) {
  mustWrite();
  console.error('tenbo: building the page');
  // Vite would build a page for development, which does not work offline, where the caller is a test.
  process.env['NODE_ENV'] = 'production';
  // Loading it takes longer than everything else here.
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
