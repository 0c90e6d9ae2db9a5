import { readFileSync } from 'node:fs';

import { defineConfig } from 'rolldown';
import { isolatedDeclarationSync } from 'rolldown/experimental';

import { licenses } from '../../scripts/licenses.mjs';

/** What a language loads on request but a hand never needs: matches, statistics, seating, the glossary, the words for comparing copies. */
const NEVER_ASKED = /^(?:\.\/(?:match|season|seating|terms)\.ts$|@scure\/bip39\/)/;
/** What is said of a whole rule set, which comes with the names of its rules. */
const OF_RULE_SETS = /^\.\/documents\.ts$/;

const EMPTY = '\0never-asked';
const EMPTY_ONLY = /^\0never-asked$/;
const DIST = `${import.meta.dirname}/dist`;
const ENTRY = `${import.meta.dirname}/src/index.ts`;

/** One file without imports, as a module and as a script. */
export default defineConfig({
  input: ENTRY,
  platform: 'browser',
  resolve: { conditionNames: ['@tenbo/source', 'import', 'default'] },
  plugins: [
    {
      name: 'never-asked',
      resolveDynamicImport: (specifier) => (NEVER_ASKED.test(specifier) ? EMPTY : null),
      resolveId: { filter: { id: OF_RULE_SETS }, handler: (_, from = '') => (from.endsWith('rules.ts') ? EMPTY : null) },
      load: { filter: { id: EMPTY_ONLY }, handler: () => 'export const [charts, documents, ruleNotices] = [];' },
    },
    {
      name: 'css-as-text',
      load: {
        filter: { id: /\.css$/ },
        handler: (id) => ({ code: `export default ${JSON.stringify(minified(readFileSync(id, 'utf8')))};`, moduleType: 'js' }),
      },
    },
    {
      name: 'declaration',
      generateBundle() {
        const { code, errors } = isolatedDeclarationSync(ENTRY, readFileSync(ENTRY, 'utf8'));
        if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
        this.emitFile({ type: 'asset', fileName: 'index.d.ts', source: code });
      },
    },
    licenses(['apps/web/tiles/LICENSE-glyphs.md']).write,
  ],
  output: [
    { dir: DIST, format: 'esm', minify: true, codeSplitting: false },
    // For pages without modules, such as those opened from disk.
    { dir: DIST, format: 'iife', name: 'tenboHand', entryFileNames: 'tenbo-hand.js', minify: true, codeSplitting: false },
  ],
});

/** Removes comments and the spaces between words. @param {string} css */
function minified(css) {
  return css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
}
