import { spawn, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

/** @typedef {{ name: string, version: string, private?: boolean, bin?: string | Record<string, string>, man?: string, main?: string, exports?: unknown, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

export const root = dirname(import.meta.dirname);

/** The workspaces, each with its folder and package.json. */
export const packages = globSync('{packages,apps}/*/package.json', { cwd: root })
  .toSorted()
  .map((file) => ({ folder: dirname(file), manifest: manifestOf(file) }));

export const published = packages.filter(({ manifest }) => !manifest.private);

export const libraries = published.filter(({ manifest }) => manifest.exports);

/** The program of an installed package. @param {string} name */
export function program(name) {
  const { bin = {} } = manifestOf(join('node_modules', name, 'package.json'));
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0];
  if (file === undefined) throw new Error(`${name} has no program`);
  return join(root, 'node_modules', name, file);
}

/**
 * The command for the compiler, with a single thread: a second would compute many of the same types, and most gates and tests run in parallel with others.
 * @param {string[]} words
 */
export function tsc(...words) {
  return [program('typescript7'), ...words, '--singleThreaded'];
}

/** Runs a script under this Node. @param {string[]} command @param {string} cwd */
export function run(command, cwd = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8', maxBuffer: Infinity });
  return { ok: status === 0, stdout, stderr };
}

/** Starts a script under this Node, and waits for its end while others run. @param {string[]} command */
export async function runBeside(command) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
  return { ok: status === 0, stdout, stderr };
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number | null>} */
function exitOf(child) {
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

/** @param {string} file */
function manifestOf(file) {
  return /** @type {Manifest} */ (JSON.parse(readFileSync(join(root, file), 'utf8')));
}

/** The slowest files of a run, for the end of a line. @param {(readonly [file: string, milliseconds: number])[]} files */
export function slowest(files) {
  const most = files.toSorted(([, one], [, other]) => other - one).slice(0, 3);
  return most.length === 0
    ? ''
    : `; slowest: ${most.map(([file, ms]) => `${basename(file)} ${(ms / 1000).toFixed(1)} s`).join(', ')}`;
}
