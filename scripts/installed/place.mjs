// Creates an empty project with the packed packages installed as a user would have them. It needs no network: their dependencies are packed
// from the installed packages, each in the version of the lockfile.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pack } from '../pack.mjs';
import { libraries, root } from '../tool.mjs';

/** @typedef {ReturnType<typeof installedPlace>} Place */

export const windows = process.platform === 'win32';

export function installedPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-installed-'));
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs);
  const packed = pack(tarballs, foreignPackages());
  const dependencies = Object.fromEntries(packed.map(({ name, filename }) => [name, `file:tarballs/${filename}`]));
  writeJson(join(folder, 'package.json'), { name: 'somebodys-project', private: true, type: 'module', dependencies });
  return { folder, packed };
}

/** @param {string} folder */
export async function npmInstall(folder) {
  const words = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, stderr } = await start('npm', words, folder);
  if (!ok) throw new Error(`the packages cannot be installed:\n${stderr}`);
}

/** The folders of everything that the libraries depend on, directly or indirectly, except our own packages. */
function foreignPackages() {
  const wanted = libraries.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
  for (const name of wanted) {
    const { dependencies = {} } = readManifest(join(root, 'node_modules', name));
    wanted.push(...Object.keys(dependencies).filter((one) => !wanted.includes(one)));
  }
  const foreign = new Set(wanted.filter((name) => !name.startsWith('@tenbo/')));
  return [...foreign].map((name) => `./node_modules/${name}`);
}

/** @param {string} folder */
function readManifest(folder) {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return /** @type {{ dependencies?: Record<string, string> }} */ (JSON.parse(text));
}

/** @param {string} file @param {unknown} value */
export function writeJson(file, value) {
  writeFileSync(file, JSON.stringify(value, null, 2));
}

/**
 * Runs a program while others run. @param {string} program @param {string[]} words @param {string} cwd
 * @returns {Promise<{ ok: boolean, stdout: string, stderr: string }>}
 */
export function start(program, words, cwd) {
  // Windows needs a shell for npm and the programs it links. Their arguments are ours, so the shell leaves them as they are.
  const shell = windows && program !== process.execPath;
  return new Promise((resolve) => {
    const quoted = shell ? words.map((word) => `"${word}"`) : words;
    execFile(program, quoted, { cwd, shell, maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve({ ok: error === null, stdout, stderr }),
    );
  });
}
