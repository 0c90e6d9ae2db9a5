// Started by `npm start`: builds the page where its sources are newer than what was built, serves it on this machine and says where.
// `--host` lets other devices of the network reach it, `--port` asks for a port, `--open` opens it in the browser.
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const { values } = parseArgs({
  options: { host: { type: 'boolean' }, open: { type: 'boolean' }, port: { type: 'string', default: '4173' } },
});
const root = join(import.meta.dirname, '../..');
const built = join(import.meta.dirname, 'dist/sw.js');

if (!isBuilt()) {
  console.error('tenbo: building the page');
  await build({ root: import.meta.dirname, logLevel: 'error' });
}
const server = await preview({
  root: import.meta.dirname,
  logLevel: 'error',
  preview: { host: values.host ? true : '127.0.0.1', port: Number(values.port), open: values.open ?? false },
});
const { local = [], network = [] } = server.resolvedUrls ?? {};
for (const address of [...local, ...network]) console.log(`tenbo: ${address}`);
console.log('tenbo: Ctrl-C ends');

/** The service worker is written last. A folder is newer too when a file was taken out of it. */
function isBuilt(): boolean {
  if (!existsSync(built)) return false;
  const sources = globSync(['package-lock.json', 'packages/*/src/**', 'apps/web/{src,tiles,public}/**', 'apps/web/*.{html,ts}'], {
    cwd: root,
  });
  const { mtimeMs } = statSync(built);
  return sources.every((file) => statSync(join(root, file)).mtimeMs <= mtimeMs);
}
