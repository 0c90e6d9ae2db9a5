import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, type PluginOption, type ResolvedConfig, build } from 'vite';

const FILE = 'sw.js';
/** The placeholder for the list of files in `worker/sw.ts`. */
const LIST = 'self.__WB_MANIFEST';
const STORED = '**/*.{js,css,html,svg,png,webmanifest,txt}';

/** Builds the service worker after the page, and writes into it the list of files to store. @param plugins for the build of the worker */
export function serviceWorker(plugins: readonly PluginOption[]): Plugin {
  let page: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => void (page = config),
    closeBundle: {
      sequential: true,
      async handler() {
        const { build: options, mode, resolve, root } = page;
        await build({
          root,
          mode,
          resolve,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          plugins: [...plugins],
          build: {
            target: options.target,
            outDir: options.outDir,
            emptyOutDir: false,
            lib: { entry: 'worker/sw.ts', formats: ['iife'], name: 'worker', fileName: () => FILE },
          },
        });
        const folder = join(root, options.outDir);
        const path = join(folder, FILE);
        const code = readFileSync(path, 'utf8');
        if (code.split(LIST).length !== 2) throw new Error(`${FILE} must have ${LIST} once`);
        writeFileSync(
          path,
          code.replace(LIST, () => JSON.stringify(filesIn(folder))),
        );
      },
    },
  };
}

/** Every file of the page with its version, for Workbox: files in `assets/` have theirs in their name. */
function filesIn(folder: string): readonly { readonly revision: string | null; readonly url: string }[] {
  const urls = globSync(STORED, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  return urls
    .filter((url) => url !== FILE)
    .toSorted()
    .map((url) => ({ revision: url.startsWith('assets/') ? null : versionOf(join(folder, url)), url }));
}

function versionOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32);
}
