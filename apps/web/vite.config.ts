import { type UserConfig, defineConfig } from 'vite';

import { PAGE, noteBuild } from '../../scripts/built.mjs';
import { licenses } from '../../scripts/licenses.mjs';
import { manifestAside } from './manifest-aside.ts';
import { pageOfCommand } from './page-of-command.ts';
import { serviceWorker } from './service-worker.ts';
import { serving } from './serving.ts';
import { sheetAsset } from './sheet-asset.ts';

/** The tile drawings contain glyphs with licences of their own. */
const { gather, write } = licenses(['apps/web/tiles/LICENSE-glyphs.md']);

export default defineConfig(async ({ command, isPreview }): Promise<UserConfig> => ({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['@tenbo/source', 'browser', 'module', 'import', 'default'] },
  plugins: [
    // Only for `npm run web`: it replaces a component in the open page. The build needs nothing of it, so `npm start` does not install it.
    command === 'serve' && !isPreview && (await import('@preact/preset-vite')).preact(),
    sheetAsset(),
    serving(),
    gather,
    manifestAside(),
    serviceWorker([write]),
    pageOfCommand(),
    command === 'build' && noteBuild(PAGE),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2024',
    // Every browser of that year has it.
    modulePreload: { polyfill: false },
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      // A normal distribution in CommonJS, which OpenSkill makes when it is loaded and no model of ours uses: what CommonJS needs would be in the first load.
      treeshake: { manualPureFunctions: ['gaussian'], moduleSideEffects: [{ test: /[\\/]gaussian[\\/]/, sideEffects: false }] },
      output: {
        // The first load names every chunk that it may fetch: seven characters are the fewest for so many.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // The first load is one chunk: it compresses better than many.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // So are the parts that places are made of: each is a few lines, and a request for each costs more than they do.
            { name: 'ui', test: /[\\/]web[\\/]src[\\/]ui[\\/]/, includeDependenciesRecursively: false },
            // What a worker runs must be in no chunk of the page, which asks for a document.
            {
              name: 'seating',
              test: /[\\/]packages[\\/]seating[\\/]|[\\/]seating-job\.ts$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
}));
