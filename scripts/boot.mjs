// Prepares the checkout, then runs one command of it: `node scripts/boot.mjs <command> [arguments]`.
// Runs on Node 18 and later, without packages. It speaks on stderr only: stdout belongs to the command.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = [join(root, 'node_modules/rolldown/bin/cli.mjs'), '--config', join(root, 'apps/cli/rolldown.config.mjs')];
const cli = join(root, 'apps/cli/dist/main.js');
const fromSource = '--conditions=@tenbo/source';

/** What `npm start` can ask of the page; any other word is for the command line. */
const OF_PAGE = /^(?:(?:--host|--open|--port[ =]\d+)(?: |$))*$/;

/** What each command hands to Node. @type {Record<string, string[]>} */
const commands = {
  start: ['apps/web/serve.ts'],
  cli: [cli],
  web: ['node_modules/vite/bin/vite.js', 'apps/web', '--open'],
  test: ['scripts/test.mjs'],
  bench: [fromSource, 'bench/run.ts'],
  fuzz: ['--expose-gc', fromSource, 'test/fuzz/run.ts'],
  measure: ['scripts/on-page.mjs', 'measure'],
  screens: ['scripts/on-page.mjs', 'screens'],
  'kill-page': ['scripts/on-page.mjs', 'kills'],
  records: [fromSource, 'test/records/run.ts'],
  games: [fromSource, 'test/records/games.ts'],
  'kill-match': [fromSource, 'test/kills/run.ts'],
  build: ['scripts/test.mjs', 'build'],
  format: ['node_modules/oxfmt/bin/oxfmt'],
  api: ['scripts/api-report.mjs', '--write'],
};

const [asked = '', ...words] = process.argv.slice(2);
const name = asked === 'start' && !OF_PAGE.test(words.join(' ')) ? 'cli' : asked;
const rest = name === 'cli' ? words.filter((word) => word !== '--pipe') : words;
const command = commands[name] ?? stop(`unknown command "${name}", one of: ${Object.keys(commands).join(', ')}`);
const node = inRange(process.version) ? process.execPath : ownNode();
process.env['PATH'] = dirname(node) + delimiter + process.env['PATH'];
install(root, 'installing packages (once)');
if (name === 'cli') buildCli();
runCommand();

/** Must agree with `engines` in package.json. @param {string} version */
function inRange(version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return (major === 22 && minor >= 18) || (major === 24 && minor >= 11) || major >= 26;
}

/** Node 24 as an npm package, for a machine whose own Node is out of range. */
function ownNode() {
  const folder = join(root, 'tools/node');
  const windows = process.platform === 'win32';
  const package24 = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const file = join(folder, 'node_modules', package24, windows ? 'bin/node.exe' : 'bin/node');
  if (readFileSync(join(folder, 'package.json'), 'utf8').includes(`"${package24}"`)) {
    install(folder, `Node ${process.version} is not supported, fetching Node 24 (once)`);
    if (spawnSync(file, ['--version']).status === 0) return file;
  }
  return stop(`install Node 24: this is ${process.version}, and npm has no Node 24 that runs on this system`);
}

/** `npm ci` when the lockfile is not the one installed here. @param {string} folder @param {string} message */
function install(folder, message) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const stamp = join(folder, 'node_modules/.boot-stamp');
  const wanted = `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(message);
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('npm ci failed');
  writeFileSync(stamp, wanted);
}

/** Takes a tenth of a second, so it is done at every start. */
function buildCli() {
  const { status, stdout, stderr } = spawnSync(node, bundle, { encoding: 'utf8' });
  if (status !== 0) stop(`the build failed\n${stdout}${stderr}`);
}

/** Runs the command as if it had been started directly: streams, signals and exit code are its own. */
function runCommand() {
  const cwd = name === 'cli' ? process.cwd() : root;
  const child = spawn(node, [...command, ...rest], { cwd, stdio: 'inherit' });
  process.on('SIGTERM', (signal) => child.kill(signal));
  process.on('SIGHUP', (signal) => child.kill(signal));
  // A terminal sends Ctrl-C to both processes: passing it on would make it two.
  process.on('SIGINT', (signal) => process.stdin.isTTY || child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** @param {string} line */
function say(line) {
  console.error(`tenbo: ${line}`);
}

/** @param {string} line @returns {never} */
function stop(line) {
  say(line);
  process.exit(1);
}
