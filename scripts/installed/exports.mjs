// Compares what each library exports once it is installed with what its sources export.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { libraries, root } from '../tool.mjs';

/** @param {string} folder where the packages are installed @returns {Promise<string[]>} what is wrong */
export async function compareExports(folder) {
  /** @type {string[]} */
  const faults = [];
  for (const { folder: source, manifest } of libraries.filter((one) => one.folder.startsWith('packages/'))) {
    for (const file of entriesOf(source, manifest.exports)) {
      const built = join(folder, 'node_modules', manifest.name, 'dist', file.replace(/\.ts$/, '.js'));
      const [is, should] = await Promise.all([namesIn(built), namesIn(join(root, source, 'src', file))]);
      if (is !== should) faults.push(`${manifest.name}: ${file} exports ${should}, and installed ${is}`);
    }
  }
  return faults;
}

/** The sources of what programs import. @param {string} folder @param {unknown} exports the field of the manifest */
function entriesOf(folder, exports) {
  return Object.values(/** @type {Record<string, { default?: string } | string | null>} */ (exports)).flatMap((entry) => {
    const built = typeof entry === 'object' ? entry?.default : undefined;
    const pattern = built?.replace('./dist/', '').replace(/\.js$/, '.ts');
    return pattern === undefined ? [] : globSync(pattern, { cwd: join(root, folder, 'src') });
  });
}

/** @param {string} file */
async function namesIn(file) {
  return Object.keys(/** @type {object} */ (await import(pathToFileURL(file).href)))
    .toSorted()
    .join(', ');
}
