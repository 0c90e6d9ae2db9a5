import { type UserConfig, defineConfig } from 'vite';

import { PAGE, noteBuild } from '../../scripts/built.mjs';
import { licenses } from '../../scripts/licenses.mjs';
import { loadAhead } from './load-ahead.ts';
import { manifestAside } from './manifest-aside.ts';
import { pageOfCommand } from './page-of-command.ts';
import { serviceWorker } from './service-worker.ts';
import { serving } from './serving.ts';
import { sheetAsset } from './sheet-asset.ts';

/** The tile drawings contain glyphs with their own licences. */
const { gather, write } = licenses(['apps/web/tiles/LICENSE-glyphs.md']);

export default defineConfig(async ({ command, isPreview }): Promise<UserConfig> => ({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['@tenbo/source', 'browser', 'module', 'import', 'default'] },
  plugins: [
    // Only for `npm run web`: it replaces a component in the open page. The build does not need it, so `npm start` does not install it.
    command === 'serve' && !isPreview && (await import('@preact/preset-vite')).preact(),
    loadAhead(),
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
    modulePreload: {
      // Every browser of that year supports it.
      polyfill: false,
      // The list of files to fetch with each place is part of the first load: it has only the styles of places, and everything that words need.
      resolveDependencies: (file, all) => (/\/(?:en|ja|zh|page)-/.test(file) ? all : all.filter((one) => one.endsWith('.css'))),
    },
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      // A normal distribution in CommonJS, which OpenSkill creates on load and none of our models uses: the helper for CommonJS would end up in the first load.
      treeshake: { manualPureFunctions: ['gaussian'], moduleSideEffects: [{ test: /[\\/]gaussian[\\/]/, sideEffects: false }] },
      output: {
        // The first load lists every chunk that it may fetch, so the names are short: seven characters are the fewest that suffice.
        // The first words of a language are named after it, and not all `page`, after their folder.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/[\\/](\w+)[\\/]page[\\/]index\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // The first load is one chunk, which compresses better than many.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // The parts that places are made of are also one chunk: each is a few lines, and separate requests would cost more.
            { name: 'ui', test: /[\\/]web[\\/]src[\\/]ui[\\/]/, includeDependenciesRecursively: false },
            // The code of a worker must be in no chunk of the page, because those need a document.
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
