import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const OURS = join(import.meta.dirname, 'src/ahead.ts');

/**
 * Puts `ahead` around each import of code that is loaded later, in place of Vite's own helper, which is a hundredth of the first load and does not ask
 * again for a style sheet that failed.
 */
export function loadAhead(): Plugin {
  let isReplaced = false;
  return {
    name: 'load-ahead',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return undefined;
      isReplaced = true;
      return `export { ahead as __vitePreload } from ${JSON.stringify(OURS)};`;
    },
    generateBundle() {
      if (!isReplaced) throw new Error(`Vite's ${HELPER} has another name now: see apps/web/load-ahead.ts`);
    },
  };
}
