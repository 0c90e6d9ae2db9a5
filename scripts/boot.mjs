// Prepares the checkout, then runs one of its commands: `node scripts/boot.mjs <command> [arguments]`.
// Runs on Node 18 and later, without packages. Writes only to stderr, because stdout belongs to the command.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import nodeRange from '../apps/cli/bin/node-range.cjs';
import { COMMAND, isBuilt } from './built.mjs';
import { canWrite, installPackages, mustWrite, ownNode, stop } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** What builds the command, and the packages as they are published. */
const rolldown = [join(root, 'node_modules/rolldown/bin/cli.mjs'), '--config'];
const commandBuild = [[...rolldown, join(root, 'apps/cli/rolldown.config.mjs')]];
const packageBuild = [
  [...rolldown, join(root, 'scripts/engine-build.mjs')],
  [join(root, 'node_modules/typescript/bin/tsc'), '--build', join(root, 'tsconfig.build.json')],
];
const cli = join(root, 'apps/cli/bin/tenbo.cjs');
const builtCli = join(root, 'apps/cli/dist/main.cjs');
const fromSource = '--conditions=@tenbo/source';

/** Options of `npm start` for the page; any other argument is for the command line. */
const OF_PAGE = /^(?:(?:--host|--open|--port(?:[ =]\S*)?)(?: |$))*$/;

/** Characters in a path that Node and rolldown misread; on Windows `\` separates folders. */
const UNREADABLE = process.platform === 'win32' ? /\?/ : /[?\\]/;

/** What each command passes to Node. @type {Record<string, string[]>} */
const commands = {
  start: [cli, 'web'],
  cli: [cli],
  web: ['node_modules/vite/bin/vite.js', 'apps/web', '--open'],
  gallery: ['node_modules/vite/bin/vite.js', 'apps/web', '--open', '/gallery/'],
  test: ['scripts/test.mjs'],
  'test-files': ['scripts/test-files.mjs'],
  bench: ['bench/run.ts'],
  fuzz: ['--expose-gc', fromSource, 'test/fuzz/run.ts'],
  measure: ['scripts/on-page.mjs', 'measure'],
  screens: ['scripts/on-page.mjs', 'screens'],
  'kill-page': ['scripts/on-page.mjs', 'kills'],
  records: [fromSource, 'test/records/run.ts'],
  games: [fromSource, 'test/records/games.ts'],
  raw: [fromSource, 'test/records/raw.ts'],
  mutated: ['--expose-gc', fromSource, 'test/records/mutated.ts'],
  fields: [fromSource, 'test/records/fields.ts'],
  seats: [fromSource, 'test/records/seats.ts'],
  season: [fromSource, 'test/records/season.ts'],
  prove: [fromSource, 'test/proof/run.ts'],
  mutate: [fromSource, 'test/mutation/run.ts'],
  chaos: [fromSource, 'apps/server/testing/chaos/run.ts'],
  'kill-store': ['apps/server/testing/kill-store.ts'],
  'kill-server': [fromSource, 'apps/server/testing/kill-server.ts'],
  load: [fromSource, 'apps/server/testing/load/run.ts'],
  proxies: [fromSource, 'apps/server/testing/proxies/run.ts'],
  'kill-match': [fromSource, 'test/kills/run.ts'],
  build: ['scripts/test.mjs', 'build'],
  docs: [fromSource, 'node_modules/@11ty/eleventy/cmd.cjs', '--config=apps/docs/eleventy.config.ts', '--quiet'],
  format: ['node_modules/oxfmt/bin/oxfmt'],
  api: ['scripts/api-report.mjs', '--write'],
  release: ['scripts/release.mjs'],
};

const [requested = '', ...typed] = process.argv.slice(2);
// `npm start -- web` is `npm start`, which builds the page first.
const words = requested === 'start' && typed[0] === 'web' ? typed.slice(1) : typed;
const name = nameOf(requested, words);
const rest = name === 'cli' ? commandLine(words) : words.filter((word) => name !== 'gallery' || word !== '--gallery');
const command = commands[name] ?? stop(`unknown command "${name}", one of: ${Object.keys(commands).join(', ')}`);
if (UNREADABLE.test(root)) stop(`the tools of tenbo cannot work in ${root}: move it to a folder without ? and \\ in its name`);
const node = nodeRange.isSupported(process.version) ? process.execPath : ownNode();
process.env['PATH'] = dirname(node) + delimiter + process.env['PATH'];
const isToUse = name === 'start' || name === 'cli';
/** Whether the command itself is started: to be used, or to be killed or measured. */
const needsCli = isToUse || ['kill-server', 'kill-match', 'load', 'proxies'].includes(name);
installPackages(node, isToUse ? 'use' : 'develop');
if (name === 'start' || (name === 'cli' && words[0] === 'serve')) buildPage();
if (needsCli) buildCli();
if (name === 'bench') build(packageBuild);
runCommand();

/** The command that is meant: `start` may be for the command line, `test` for files, and `web --gallery` is the gallery of components. @param {string} one @param {string[]} given */
function nameOf(one, given) {
  if (one === 'start' && !OF_PAGE.test(given.join(' '))) return 'cli';
  if (one === 'test' && given.some((word) => /[/\\.]/.test(word))) return 'test-files';
  return one === 'web' && given.includes('--gallery') ? 'gallery' : one;
}

/** The words for the command line: `--pipe` is its prompt, which reads hands from a pipe too. @param {string[]} given */
function commandLine(given) {
  const others = given.filter((word) => word !== '--pipe');
  const isPrompt = others.length < given.length && (others[0] ?? '-').startsWith('-');
  return isPrompt ? ['score', ...others] : others;
}

/** Does nothing if the page is built. */
function buildPage() {
  const { status } = spawnSync(node, [join(root, 'apps/web/build-page.ts')], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}

/** Does nothing if the command is built. If nothing can be written, the earlier build is used. */
function buildCli() {
  if (isBuilt(COMMAND)) return;
  const folder = join(root, 'apps/cli');
  if (!canWrite(folder) && existsSync(builtCli)) return;
  mustWrite(folder);
  build(commandBuild);
}

/** @param {string[][]} steps */
function build(steps) {
  for (const step of steps) {
    const { status, stdout, stderr } = spawnSync(node, step, { encoding: 'utf8' });
    if (status !== 0) stop(`the build failed\n${stdout}${stderr}`);
  }
}

/** Runs the command as if started directly, with its own streams, signals and exit code. */
function runCommand() {
  const cwd = name === 'cli' ? callersFolder() : root;
  const child = spawn(node, [...command, ...rest], { cwd, stdio: 'inherit' });
  process.on('SIGTERM', (signal) => child.kill(signal));
  process.on('SIGHUP', (signal) => child.kill(signal));
  // A terminal sends Ctrl-C to both processes: passing it on would send it twice.
  process.on('SIGINT', (signal) => process.stdin.isTTY || child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** Relative paths of a command line are the caller's: npm runs its scripts in the checkout, and says where it was started. */
function callersFolder() {
  const { INIT_CWD, npm_lifecycle_event: script } = process.env;
  return script === requested && INIT_CWD ? INIT_CWD : process.cwd();
}
