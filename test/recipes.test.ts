import { globSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Planted, plant } from './planted.ts';

// The recipes of CONTRIBUTING for what is added to an app, followed in one copy: first what nothing asks for, then what the compiler asks for.

/** A file, a text in it, and what takes its place. */
type Edit = readonly [file: string, text: string, instead: string];

interface Recipe {
  readonly of: string;
  /** A new file, and what is in it. */
  readonly file: readonly [name: string, text: string];
  readonly edits: readonly Edit[];
  readonly askedFor: readonly Edit[];
  /** A program that uses what was added, and what it prints. */
  readonly program: string;
  readonly prints: string;
}

const FORMAT: Recipe = {
  of: 'a record format',
  file: [
    'packages/records/src/planted/planted.ts',
    `
import { type Result, type RuleSet, ok } from '@tenbo/engine';
import { type Game, type NotConverted, type RecordFileError, readKobalab, writeKobalab } from '@tenbo/records';
const FIRST = 'planted\\n';
export function readPlanted(text: string, rules?: RuleSet): Result<Game, RecordFileError> {
  return readKobalab(text.slice(FIRST.length), rules && { rules });
}
export function writePlanted(game: Game): Result<string, NotConverted> {
  const file = writeKobalab(game);
  return file.ok ? ok(FIRST + JSON.stringify(file.value)) : file;
}
`,
  ],
  edits: [
    [
      'packages/records/src/read.ts',
      '}[] = [',
      '}[] = [{ known: /^planted/, read: (text, { rules }) => readPlanted(text, rules) },',
    ],
    ['packages/records/src/read.ts', 'import ', "import { readPlanted } from './planted/planted.ts';\nimport "],
    ['packages/records/src/game.ts', 'RECORD_FORMATS = [', "RECORD_FORMATS = ['planted', "],
  ],
  askedFor: [
    ['packages/records/src/convert.ts', '  mjai: (game)', '  planted: writePlanted,\n  mjai: (game)'],
    ['packages/records/src/convert.ts', 'import ', "import { writePlanted } from './planted/planted.ts';\nimport "],
    ['apps/cli/src/records/convert.ts', "  mjai: '", "  planted: '.txt',\n  mjai: '"],
  ],
  program: `
import { unwrap } from '@tenbo/engine';
import { convertGame, readRecord } from '@tenbo/records';
const shoupai = ['m1112345678999', 'p1112345678999', 's1112345678999', 'z1112223334445'];
const start = { zhuangfeng: 0, jushu: 0, changbang: 0, lizhibang: 0, defen: [25000, 25000, 25000, 25000], baopai: 'z6', shoupai };
const record = { title: '', player: ['Aki', 'Ben', 'Chie', 'Dai'], qijia: 0, log: [[{ qipai: start }, { zimo: { l: 0, p: 'm0' } }]] };
const { text } = unwrap(convertGame(unwrap(readRecord('planted\\n' + JSON.stringify(record))), 'planted'));
console.log(text.slice(0, 7), ...unwrap(readRecord(text)).players);
`,
  prints: 'planted Aki Ben Chie Dai\n',
};

const COMMAND: Recipe = {
  of: 'a command',
  file: [
    'apps/cli/src/planted/planted-command.ts',
    `
import type { Command } from 'commander';
import { print } from '../output/output.ts';
export function plantedCommand(command: Command): Command {
  return command.argument('<word>', 'what grows').action((word: string) => print(word + ' grows\\n'));
}
`,
  ],
  edits: [
    [
      'apps/cli/src/commands.ts',
      'COMMANDS: readonly Listed[] = [',
      "$&{ name: 'planted', takes: '<word>', about: 'grow', load: async () => (await import('./planted/planted-command.ts')).plantedCommand },",
    ],
  ],
  askedFor: [],
  program: `
process.argv.splice(2, Infinity, 'planted', 'rice');
await import('./apps/cli/src/main.ts');
`,
  prints: 'rice grows\n',
};

const PLACE: Recipe = {
  of: 'a place of the page',
  file: [
    'apps/web/src/planted/planted-place.tsx',
    `
import { route } from '../router.ts';
export function PlantedPlace() {
  return <p>{route.value.path.join(', ')}</p>;
}
`,
  ],
  edits: [
    ['apps/web/src/router.ts', "...TABS, '", "...TABS, 'planted', '"],
    [
      'apps/web/src/app.tsx',
      'const ChartsPlace =',
      "const PlantedPlace = later(async () => (await fetched(() => import('./planted/planted-place.tsx'))).PlantedPlace);\n$&",
    ],
    ['apps/web/src/app.tsx', "{place === 'match' &&", "{place === 'planted' && <PlantedPlace />}\n$&"],
    [wordsOfPlaces('en'), 'places: {', "places: { planted: 'Plants',"],
  ],
  askedFor: ['ja', 'zh'].map((language) => [wordsOfPlaces(language), 'places: {', "places: { planted: '植物',"]),
  program: `
import { addressOf, routeOf } from './apps/web/src/router.ts';
console.log(routeOf(addressOf('planted', ['rice'])).path.join());
`,
  prints: 'rice\n',
};

const ENDPOINT: Recipe = {
  of: 'an address of the server',
  file: [
    'apps/server/src/http/planted.ts',
    `
import type { Route } from './operation.ts';
export function addPlanted(route: Route): void {
  route('GET /api/planted/{plant}', (_, { params: { plant } }) => ({ grows: plant }));
}
`,
  ],
  edits: [
    [
      'packages/club/src/contract/operations.ts',
      'OPERATIONS = {',
      "$&'GET /api/planted/{plant}': { summary: 'Grows.', right: 'public', params: { plant: id }, answer: v.object({ grows: id }), errors: [] },",
    ],
    ['apps/server/src/http/app.ts', 'import ', "import { addPlanted } from './planted.ts';\nimport "],
    ['apps/server/src/http/app.ts', 'addLinks(route,', 'addPlanted(route);\n  $&'],
  ],
  askedFor: [
    [
      'packages/club/src/contract/examples.ts',
      'OperationName, Example>> = {',
      "$& 'GET /api/planted/{plant}': { params: { plant: 'rice' }, answer: { grows: 'rice' } },",
    ],
  ],
  program: `
import { openStore } from './apps/server/src/store/open-store.ts';
import { newServer } from './apps/server/testing/club.ts';
const store = await openStore({ file: ':memory:' });
if (!store.ok) throw new Error('no store');
const { ask } = newServer(store.value);
console.log(await (await ask({ what: 'GET /api/planted/rice' })).text());
`,
  prints: '{"grows":"rice"}\n',
};

const RECIPES = [FORMAT, COMMAND, PLACE, ENDPOINT];

/** The file with the names of the page's places in a language. */
function wordsOfPlaces(language: string): string {
  const files = globSync(['apps/web/src/words', 'packages/i18n/src'].map((folder) => `${folder}/**/${language}/**/*.ts`));
  const found = files.filter((file) => /\bplaces: \{ hand:/.test(readFileSync(file, 'utf8')));
  expect(found).toHaveLength(1);
  return found.join();
}

let planted: Planted;

beforeAll(() => {
  const compilerOptions = {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: 'compiled',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['vite/client', 'node'],
    jsx: 'react-jsx',
    jsxImportSource: 'preact',
    customConditions: ['@tenbo/source'],
    allowJs: true,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: false,
    noPropertyAccessFromIndexSignature: false,
  };
  const others = [
    'apps/{cli,server,web}/{src,tiles}/**/*.{ts,tsx,css,svg}',
    'apps/{cli,server,web}/package.json',
    'apps/cli/bin/*',
    'apps/server/testing/club.ts',
    'fixtures/*.ts',
  ].flatMap((pattern) => globSync(pattern, { exclude: ['**/*.test.ts', '**/*.test.tsx'] }));
  planted = plant({ compilerOptions, include: ['packages/*/src', 'apps/*/src', 'apps/server/testing', '*.ts'] }, others);
  linkInstalled(planted.folder);
  for (const { file, edits } of RECIPES) {
    planted.write(...file);
    edits.forEach(replace);
  }
});
afterAll(() => rmSync(planted.folder, { recursive: true }));

/** Gives the copy the installed packages that it does not have. */
function linkInstalled(folder: string): void {
  const there = new Set(readdirSync(join(folder, 'node_modules')));
  for (const name of readdirSync('node_modules').filter((one) => !there.has(one) && one !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');
  for (const place of globSync('apps/{cli,server,web}/node_modules'))
    symlinkSync(resolve(place), join(folder, place), 'junction');
}

function replace([file, text, instead]: Edit): void {
  planted.edit(file, (whole) => {
    expect(whole).toContain(text);
    return whole.replace(text, instead);
  });
}

// All that the apps are made of is compiled, twice.
test('the compiler asks for what is left of each recipe, and for nothing else', { timeout: 300_000 }, () => {
  const left = RECIPES.flatMap(({ askedFor }) => askedFor);
  expect(planted.wrongFiles()).toEqual([...new Set(left.map(([file]) => file))].toSorted());
  left.forEach(replace);
  expect(planted.compile()).toBe('');
});

test.each(RECIPES)('$of can be used', ({ program, prints }) => {
  planted.write('program.ts', program);
  expect(planted.run('--conditions=@tenbo/source', 'program.ts')).toBe(prints);
});
