// Builds the page if its sources are newer than the build. `npm start` runs it before the command serves the page.
import { accessSync, constants, existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

if (!isBuilt()) {
  mustWrite();
  console.error('tenbo: building the page');
  // Under a test runner, Vite would otherwise build for development, and such a page does not work offline.
  process.env['NODE_ENV'] = 'production';
  // Loaded only when needed: it takes longer than everything else here.
  const { build } = await import('vite');
  await build({ root: import.meta.dirname, configLoader: 'native', logLevel: 'error' }).catch(stop);
}

/** Whether the copy that the command serves is up to date. It is written last. Removing a file changes the date of its folder. */
function isBuilt(): boolean {
  const built = join(root, 'apps/cli/page/sw.js');
  if (!existsSync(built)) return false;
  const sources = globSync(['package-lock.json', 'packages/*/src/**', 'apps/web/{src,tiles,public}/**', 'apps/web/*.{html,ts}'], {
    cwd: root,
  });
  const { mtimeMs } = statSync(built);
  return sources.every((file) => statSync(join(root, file)).mtimeMs <= mtimeMs);
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
