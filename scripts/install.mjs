// Installs what the lockfiles name, and says what is missing if npm could not. npm reports success even if it skips a package made for
// one system, so a package counts as installed only once it runs. Runs on Node 18 and later, without packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version: string, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Locked */

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
const system = `${process.platform}-${process.arch}`;

/** Node 24 as an npm package, for machines whose own Node is too old or too new. @returns its program */
export function ownNode(root = checkout) {
  const folder = join(root, 'tools/node');
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const version = versionOf(name, join(folder, 'package.json'));
  const advice = `or install Node 24 (this is ${process.version})`;
  if (version === undefined)
    stop(`npm has no Node 24 for this system (${system}): install Node 24 yourself (this is ${process.version})`);
  const program = join(folder, 'node_modules', name, windows ? 'bin/node.exe' : 'bin/node');
  const ask = () => spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (ask().stdout?.trim() === `v${version}`) return program;
  npmCi(folder, `Node ${process.version} is not supported: fetching Node 24 (once)`, advice);
  if (!existsSync(program)) stopWithout([`${name}@${version}`], folder, advice);
  const { stdout, stderr, error } = ask();
  if (stdout?.trim() === `v${version}`) return program;
  return stop(`the Node 24 from npm does not run here (${error?.message ?? lastLine(stderr)}): install one that does`);
}

/** What is installed for each purpose: only what builds the apps to use tenbo, everything to develop it. @type {Record<'use' | 'develop', { of: string[], what: string }>} */
const EXTENTS = {
  use: {
    of: ['--workspace=apps/cli', '--workspace=apps/server', '--workspace=apps/web'],
    what: 'installing the packages that build tenbo (once)',
  },
  develop: {
    of: [],
    what: 'installing all packages, including those that check and test tenbo (once, into node_modules)',
  },
};

/** Installs the packages of the lockfile for a purpose if they are missing. @param {string} node what runs them @param {keyof typeof EXTENTS} requested */
export function installPackages(node, requested, root = checkout) {
  // A checkout with a linter is for development: using tenbo in between must not remove the linter.
  const purpose = existsSync(join(root, 'node_modules/oxlint')) ? 'develop' : requested;
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules/.boot-stamp');
  /** @param {string} one */
  const complete = (one) => `${system} to ${one} ${createHash('sha256').update(lock).digest('hex')}`;
  const there = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (there === complete(purpose)) return;
  npmCi(root, EXTENTS[purpose].what, '', EXTENTS[purpose].of);
  const leftOut = madeForThisSystem(lock, root).filter(({ folder }) => !existsSync(join(root, folder)));
  if (leftOut.length > 0)
    stopWithout(
      leftOut.map(({ name, version }) => `${name}@${version}`),
      root,
    );
  const { status, stderr } = spawnSync(node, ['--input-type=module', '--eval', 'await import("rolldown")'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) stop(`rolldown, which builds tenbo, does not run on this system (${system}):\n${stderr.trim()}`);
  writeFileSync(stamp, complete(purpose));
}

/** @param {string} folder */
export function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ends with a sentence if a folder cannot be written. @param {string} folder */
export function mustWrite(folder) {
  if (!canWrite(folder)) stop(`cannot write to ${folder}: change its permissions, or copy the checkout to a folder of your own`);
}

/** @param {string} line */
export function say(line) {
  console.error(`tenbo: ${line}`);
}

/** @param {string} line @returns {never} */
export function stop(line) {
  say(line);
  process.exit(1);
}

/** @param {string} folder @param {string} message @param {string} [advice] @param {string[]} [of] */
function npmCi(folder, message, advice, of = []) {
  mustWrite(folder);
  say(message);
  const quick = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];
  const { status, error } = npm(['ci', '--include=dev', '--include=optional', '--loglevel=error', ...quick, ...of], folder, [
    'ignore',
    2,
    2,
  ]);
  if (error) stop(`npm cannot be started: ${error.message}`);
  if (status !== 0) stop(`npm ci failed for the reason above: fix it and start again${advice ? `, ${advice}` : ''}`);
}

/** Names the packages that npm skipped, with npm's message about them. @param {string[]} names @param {string} folder @param {string} [advice] @returns {never} */
function stopWithout(names, folder, advice) {
  const { status, stderr } = npm(['view', names[0] ?? '', 'version', '--fetch-retries=0'], folder, ['ignore', 'pipe', 'pipe']);
  const why = stderr.match(/^npm error (?!A complete log| ).+$/gm) ?? [];
  say(`npm left out ${names.join(', ')}${status === 0 ? '' : ':'}`);
  if (status !== 0) console.error(why.slice(0, 4).join('\n'));
  const registry = npm(['config', 'get', 'registry'], folder, ['ignore', 'pipe', 'pipe']).stdout.trim();
  return stop(`check the network and the registry (${registry}) and start again${advice ? `, ${advice}` : ''}`);
}

/** @param {string[]} words @param {string} cwd @param {import('node:child_process').StdioOptions} stdio */
function npm(words, cwd, stdio) {
  return spawnSync('npm', words, { cwd, stdio, encoding: 'utf8', shell: process.platform === 'win32' });
}

/** The optional dependencies of the installed packages that are made for this system. @param {string} lock @param {string} root */
function madeForThisSystem(lock, root) {
  const { packages } = /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(lock));
  const installed = Object.entries(packages).filter(([folder]) => existsSync(join(root, folder)));
  const wanted = new Set(installed.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies)));
  return Object.entries(packages)
    .map(([folder, locked]) => ({ ...locked, folder, name: folder.replace(/^.*node_modules\//, '') }))
    .filter(
      ({ name, os, cpu, libc }) =>
        wanted.has(name) &&
        (os || cpu) &&
        suits(os, process.platform) &&
        suits(cpu, process.arch) &&
        (!libc || suits(libc, cLibrary())),
    );
}

/** Whether a list such as `["linux"]` or `["!win32"]` allows a value. @param {string[] | undefined} list @param {string} value */
function suits(list = [], value) {
  const allowed = list.filter((one) => !one.startsWith('!'));
  return (allowed.length === 0 || allowed.includes(value)) && !list.includes(`!${value}`);
}

/** The C library: Linux uses one of two. */
function cLibrary() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/** @param {string} name @param {string} file */
function versionOf(name, file) {
  const { optionalDependencies } = /** @type {{ optionalDependencies: Record<string, string> }} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  return optionalDependencies[name];
}

/** @param {string} text */
function lastLine(text = '') {
  return text.trim().split('\n').at(-1) ?? '';
}
