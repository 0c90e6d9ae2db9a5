import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = join(import.meta.dirname, '../../node_modules/.cache/page-manifest.json');

/** Moves the build's manifest out of the published files; scripts/size.mjs reads it. */
export function manifestAside(): Plugin {
  return {
    name: 'manifest-aside',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const manifest = bundle['.vite/manifest.json'];
        if (manifest?.type !== 'asset') return;
        mkdirSync(dirname(FILE), { recursive: true });
        writeFileSync(FILE, manifest.source);
        delete bundle[manifest.fileName];
      },
    },
  };
}
