// Writes the licences of everything in a bundle to a text next to it. What counts is the modules actually bundled, not package.json.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './tool.mjs';

/** @typedef {import('rolldown').Plugin} Plugin */
/** @typedef {{ name?: string, version?: string, license?: string }} Manifest */

const FILE = 'licenses.txt';
const RULE = `\n\n${'-'.repeat(80)}\n\n`;
/** Code that bundlers add, such as `\0vite/preload-helper.js`. */
const OF_BUNDLER = /^\0(vite|rolldown)\//;

/**
 * Two plugins for bundles shipped together: `gather` for each except the last, `write` for the last. @param {string[]} others files with
 * the terms of things that are not code. @returns {{ gather: Plugin, write: Plugin }}
 */
export function licenses(others = []) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @param {Record<string, { type: string, moduleIds?: string[] }>} bundle */
  const take = (bundle) => {
    const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
    for (const folder of new Set(modules.map(packageOf))) if (folder) texts.set(...licenseIn(folder));
  };
  return {
    gather: { name: 'licenses', generateBundle: (_, bundle) => take(bundle) },
    write: {
      name: 'licenses',
      generateBundle(_, bundle) {
        take(bundle);
        const sorted = [...texts].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
        const own = ['LICENSE', ...others].map((file) => readFileSync(join(root, file), 'utf8').trim());
        const theirs = sorted.map(([title, text]) => `${title}\n\n${text}`);
        this.emitFile({ type: 'asset', fileName: FILE, source: `tenbo\n\n${[...own, ...theirs].join(RULE)}\n` });
      },
    },
  };
}

/** The folder of the installed package that a module belongs to. @param {string} id */
function packageOf(id) {
  const [, bundler] = OF_BUNDLER.exec(id) ?? [];
  if (bundler) return join(root, 'node_modules', bundler);
  if (id.startsWith('\0') || !/[\\/]node_modules[\\/]/.test(id)) return undefined;
  let folder = dirname(id.split('?')[0] ?? id);
  while (!isPackage(folder)) folder = dirname(folder);
  return folder;
}

/** Whether this is the package.json of a package: a folder inside may have one that only sets its module type, perhaps with the version. @param {string} folder */
function isPackage(folder) {
  if (!existsSync(join(folder, 'package.json'))) return false;
  const { name, version } = manifestOf(folder);
  return name !== undefined && version !== undefined;
}

/** The text that a package ships, or else the text of its repository, from `licenses/`. @param {string} folder @returns {[title: string, text: string]} */
function licenseIn(folder) {
  const { name, version, license } = manifestOf(folder);
  const [file] = globSync('{LICENSE,LICENCE,COPYING,license,licence}*', { cwd: folder });
  const path = file === undefined ? join(root, `scripts/licenses/${name}.txt`) : join(folder, file);
  if (!existsSync(path)) throw new Error(`${name} is in the bundle and has no text of its licence`);
  // Only Vite's own licence, not those of the code bundled into Vite.
  const [text = ''] = readFileSync(path, 'utf8').split(/^# Licenses of bundled dependencies$/m);
  return [`${name} ${version} (${license})`, text.trim()];
}

/** @param {string} folder */
function manifestOf(folder) {
  return /** @type {Manifest} */ (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}
