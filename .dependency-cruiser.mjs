import { readdirSync } from 'node:fs';

/** Which packages a package may import; an app may import any package. @type {Record<string, string[]>} */
const MAY_IMPORT = {
  club: ['engine', 'ledger', 'tournament'],
  engine: [],
  i18n: ['engine', 'ledger', 'records', 'seating', 'tournament'],
  ledger: ['engine'],
  records: ['engine', 'ledger'],
  seating: [],
  tournament: ['engine', 'ledger'],
};

/** The libraries a package may import. @type {Record<string, string[]>} */
const LIBRARIES = {
  club: ['eventsource-parser', 'valibot'],
  i18n: ['@scure/bip39'],
  ledger: ['@noble/hashes', 'valibot'],
  records: ['@noble/hashes', 'saxes'],
  tournament: ['openskill', 'valibot'],
};

/**
 * The engine's layers: each may import itself and those above it in this list. What is left out (`score.ts`, `lens.ts` …) puts all of them
 * together.
 */
const ENGINE_LAYERS = [
  '(result\\.ts|input/)',
  'tiles/',
  'hand/',
  'yaku/',
  'rules/',
  '(tenpai|payments|formats)/',
  'core/',
  'charts/',
];

/** How the page draws tiles and lays them down, its colours and its charts: the element and the reports of the command line draw the same. */
const DRAWINGS = '^apps/web/(?:tiles/|src/ui/(?:laid\\.ts|laid-win\\.ts|chart-layout\\.ts|places\\.ts|tokens\\.css)$)';

/** The server of a club, which `tenbo serve` is. */
const SERVER = '^apps/server/src/index\\.ts$';

/** A server that the page's tests start. */
const SERVED = '^apps/server/testing/(?:club|served)\\.ts$';

const packages = readdirSync(new URL('packages', import.meta.url));
const tests = '\\.test\\.ts$';
/** @param {string} layer */
const inEngine = (layer) => `^packages/engine/src/${layer}`;

export default {
  forbidden: [
    ...packages.map((name) => ({
      name: `${name}-imports`,
      severity: 'error',
      from: { path: `^packages/${name}/`, pathNot: tests },
      to: {
        pathNot: [
          `^packages/(${[name, ...(MAY_IMPORT[name] ?? [])].join('|')})/`,
          ...(LIBRARIES[name] ?? []).map((library) => `^node_modules/${library}/`),
        ],
      },
    })),
    ...ENGINE_LAYERS.map((layer, i) => ({
      name: 'engine-layers',
      severity: 'error',
      from: { path: inEngine(layer), pathNot: [tests, ...ENGINE_LAYERS.slice(0, i).map(inEngine)] },
      to: { path: '^packages/engine/src/', pathNot: ENGINE_LAYERS.slice(0, i + 1).map(inEngine) },
    })),
    {
      name: 'packages-by-their-index',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/club/src/client/index\\.ts$',
          '^packages/engine/src/(?:record-fields|yaku/examples)\\.ts$',
          '^packages/i18n/src/(?:page|command)\\.ts$',
        ],
      },
    },
    {
      name: 'no-app',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: { path: '^apps/', pathNot: ['^apps/$1/', DRAWINGS, SERVER, SERVED] },
    },
    {
      name: 'served-for-tests-of-the-page',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: '^apps/(?:server/|web/(?:browsers|e2e)/)' },
      to: { path: SERVED },
    },
    {
      name: 'drawings-for-element-and-reports',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: '^apps/(?:element/|web/|cli/src/stats/report/)' },
      to: { path: DRAWINGS },
    },
    {
      name: 'server-for-its-command',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: '^apps/(?:server/|cli/src/serve/)' },
      to: { path: SERVER },
    },
    {
      // It keeps entries and never reads what they say.
      name: 'store-alone',
      severity: 'error',
      from: { path: '^apps/server/src/store/', pathNot: tests },
      to: { path: '^(?:apps|packages)/', pathNot: '^apps/server/src/store/' },
    },
    {
      // It defines what it needs of the club; the club supplies it.
      name: 'club-in-one-file-of-match',
      severity: 'error',
      from: { path: '^apps/web/src/match/', pathNot: '^apps/web/src/match/shared\\.ts$' },
      to: { path: '^apps/web/src/club/' },
    },
    {
      name: 'server-without-client',
      severity: 'error',
      from: { path: '^(?:apps/(?:server|cli)/src/|packages/club/src/(?!client/))', pathNot: tests },
      to: { path: '^packages/club/src/client/' },
    },
    { name: 'no-test', severity: 'error', from: {}, to: { path: tests } },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|^apps/cli/page/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['@tenbo/source', 'import', 'types', 'default'] },
  },
};
