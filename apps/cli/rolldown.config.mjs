import { readFileSync } from 'node:fs';

import { defineConfig } from 'rolldown';

import { COMMAND, noteBuild } from '../../scripts/built.mjs';
import { licenses } from '../../scripts/licenses.mjs';

/** The command, and what it loads by itself: its threads, and a library that few texts need. */
const ENTRIES = [
  'main',
  'pipe/pipe-worker',
  'audit/audit-worker',
  'stats/season-worker',
  'serve/serve-worker',
  'output/terminal-width',
];

/** What libraries load and tenbo does not use: commander can start other programs as its commands. Loading it takes time. */
const UNUSED = [{ id: 'node:child_process', by: /commander/ }];
const withoutUnused = {
  name: 'without-unused',
  /** @param {string} id @param {string} [importer] */
  resolveId: (id, importer = '') => (UNUSED.some((one) => one.id === id && one.by.test(importer)) ? NOTHING : null),
  /** @param {string} id */
  load: (id) => (id === NOTHING ? 'export default {};' : null),
};
const NOTHING = '\0nothing';

/** The looks of reports: the colours of the page, and their own. */
const REPORT_STYLES = ['../web/src/ui/tokens.css', 'src/stats/report/report.css'];

/**
 * Bundles all dependencies, and keeps code that few commands need in separate files, so that tenbo starts fast. What every command needs is
 * one file, and what a hand needs is another. CommonJS starts faster than modules do, of which Node reads every name of its own packages that they import.
 */
export default defineConfig({
  input: ENTRIES.map((name) => `${import.meta.dirname}/src/${name}.ts`),
  platform: 'node',
  resolve: { conditionNames: ['@tenbo/source', 'node', 'default'] },
  plugins: [
    licenses(['apps/web/tiles/LICENSE-glyphs.md']).write,
    withoutUnused,
    {
      name: 'report-styles',
      generateBundle() {
        const source = REPORT_STYLES.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n');
        this.emitFile({ type: 'asset', fileName: 'report.css', source });
      },
    },
    noteBuild(COMMAND),
  ],
  output: {
    dir: `${import.meta.dirname}/dist`,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    codeSplitting: {
      // Each with all it imports: to read sixty small files takes longer than to read these two.
      groups: [
        { name: 'start', test: /[\\/]cli[\\/]src[\\/]program\.ts$/, priority: 2 },
        { name: 'hand', test: /[\\/]cli[\\/]src[\\/]hands[\\/]score-command\.ts$/, priority: 1 },
      ],
    },
    minify: true,
    cleanDir: true,
  },
});
