import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'tiles/sheet.svg';

/** Emits the drawings of the tiles as a file of the build. Vite's own handling would cut the path at a `#` in the checkout's path. */
export function sheetAsset(): Plugin {
  return {
    name: 'sheet-asset',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]tiles[\\/]sheet\.svg\?url$/ },
      handler() {
        const source = readFileSync(join(import.meta.dirname, FILE));
        const reference = this.emitFile({ type: 'asset', name: 'sheet.svg', originalFileName: FILE, source });
        return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const isSheet = (one: (typeof bundle)[string]) => one.type === 'asset' && one.originalFileNames.includes(FILE);
        const made = Object.values(bundle).find(isSheet);
        if (!made || !html.includes(`./${FILE}`)) throw new Error(`index.html and the build both have ${FILE}`);
        return html.replace(`./${FILE}`, `./${made.fileName}`);
      },
    },
  };
}
