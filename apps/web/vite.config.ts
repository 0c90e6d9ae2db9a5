import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Nothing may be loaded from elsewhere, and no request leaves the page. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

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
      workbox: { globPatterns: ['**/*.{js,css,html,svg,webmanifest}'] },
      manifest: {
        name: 'tenbo',
        short_name: 'tenbo',
        description: 'Scores riichi mahjong, and says why',
        start_url: '.',
        display: 'standalone',
        background_color: '#F6F1E7',
        theme_color: '#F6F1E7',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
    }),
  ],
  build: { target: 'es2024', outDir: 'dist', emptyOutDir: true, reportCompressedSize: true },
});
