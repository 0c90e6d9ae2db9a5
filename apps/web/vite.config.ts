import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { licenses } from '../../scripts/licenses.mjs';
import { manifestAside } from './manifest-aside.ts';
import { serving } from './serving.ts';
import { sheetAsset } from './sheet-asset.ts';

/** The tile drawings contain glyphs with licences of their own. */
const { gather, write } = licenses(['apps/web/tiles/LICENSE-glyphs.md']);

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['@tenbo/source', 'browser', 'module', 'import', 'default'] },
  plugins: [
    preact(),
    sheetAsset(),
    serving(),
    gather,
    manifestAside(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      includeManifestIcons: false,
      // Built from our own file: the plugin's generated one contains the checkout's path unescaped, so an apostrophe breaks it.
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,txt}'],
        buildPlugins: { vite: [write] },
      },
      integration: { configureCustomSWViteBuild: (config) => void (config.logLevel = 'warn') },
      manifest: {
        name: 'tenbo',
        short_name: 'tenbo',
        description: 'Score riichi mahjong hands under any rules, see why, and keep score at the table. Works offline.',
        start_url: '.',
        display: 'standalone',
        background_color: '#F5F0E6',
        theme_color: '#F5F0E6',
        id: '.',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first load is one chunk: it compresses better than many.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // So are the parts that places are made of: each is a few lines, and a request for each costs more than they do.
            { name: 'ui', test: /[\\/]web[\\/]src[\\/]ui[\\/]/, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
