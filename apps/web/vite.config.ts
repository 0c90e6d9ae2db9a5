import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Nothing may be loaded from elsewhere, no request leaves the page, and nothing written into it runs or styles. An image is made of `data:`. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'connect', 'manifest', 'worker'].map((what) => `${what}-src 'self'`),
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['@tenbo/source', 'browser', 'module', 'import', 'default'] },
  plugins: [
    preact(),
    {
      name: 'content-security-policy',
      apply: 'build',
      transformIndexHtml: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      ],
    },
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      includeManifestIcons: false,
      workbox: { globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'] },
      manifest: {
        name: 'tenbo',
        short_name: 'tenbo',
        description: 'Scores riichi mahjong hands under any rule set and says why; works offline.',
        start_url: '.',
        display: 'standalone',
        background_color: '#F6F1E7',
        theme_color: '#F6F1E7',
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
    // What is needed at once comes in one piece: it compresses better than many.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
});
