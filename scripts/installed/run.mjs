// Tests the packed packages in an empty project, as a user has them: the examples of their READMEs compile, run and can be bundled, the
// command answers, the page is there.
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { readmeExamples, withAssertions } from '../../test/examples.ts';
import { libraries, published, root } from '../tool.mjs';
import { bundles } from './bundle.mjs';
import { tryCommand } from './command.mjs';
import { compileAndRun } from './compile.mjs';
import { installedPlace, npmInstall } from './place.mjs';

/** Without the element: the README of the element shows a page, which its own tests open. */
const inNode = libraries.filter(({ folder }) => folder.startsWith('packages/'));

/** The README of each library counts as one program, however many examples it has. */
const examples = inNode.map(({ folder }) => {
  const parts = readmeExamples().filter(({ file }) => file === `${folder}/README.md`);
  const asserted = parts.map((part) => withAssertions(part));
  return {
    name: folder.replace(/.*\//, ''),
    body: asserted.map(({ body }) => body).join('\n'),
    assertions: asserted.reduce((sum, { assertions }) => sum + assertions, 0),
  };
});

const { folder, packed } = installedPlace();
try {
  const faults = examples.filter(({ assertions }) => assertions === 0).map(({ name }) => `the README of ${name} shows no value`);
  faults.push(...filesLeftOut());
  await npmInstall(folder);
  faults.push(...(await compareExports(folder)));
  const [ofTypes, ofBundles, ofCommand] = await Promise.all([
    compileAndRun(folder, examples),
    bundles(folder, examples).catch((error) => ({ faults: [`an example cannot be bundled:\n${String(error)}`], summary: '' })),
    tryCommand(folder, libraries[0]?.manifest.version ?? ''),
  ]);
  faults.push(...ofTypes, ...ofBundles.faults, ...ofCommand);
  const own = packed.filter(({ name }) => /^(?:@tenbo\/|tenbo$)/.test(name));
  const tarballs = own.map(({ name, size }) => `${name} ${(size / 1000).toFixed(0)} kB`).join(', ');
  console.log(faults.length > 0 ? faults.join('\n\n') : `${ofBundles.summary}; tarballs: ${tarballs}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Files that a manifest names, or everyone expects, but that the tarball does not have. */
function filesLeftOut() {
  return published.flatMap(({ manifest: { name, bin = {}, main, man } }) => {
    const named = [...Object.values(bin), main, man].flatMap((file) => file?.replace('./', '') ?? []);
    const there = packed.find((one) => one.name === name)?.files.map(({ path }) => path) ?? [];
    const missing = [...named, 'LICENSE', 'README.md'].filter((file) => !there.includes(file));
    return missing.map((file) => `the tarball of ${name} has no ${file}`);
  });
}

/** Compares what each library exports once it is installed with what its sources export. @param {string} place where the packages are installed @returns {Promise<string[]>} what is wrong */
async function compareExports(place) {
  /** @type {string[]} */
  const faults = [];
  for (const { folder: source, manifest } of libraries.filter((one) => one.folder.startsWith('packages/'))) {
    for (const file of entriesOf(source, manifest.exports)) {
      const built = join(place, 'node_modules', manifest.name, 'dist', file.replace(/\.ts$/, '.js'));
      const [is, should] = await Promise.all([namesIn(built), namesIn(join(root, source, 'src', file))]);
      if (is !== should) faults.push(`${manifest.name}: ${file} exports ${should}, and installed ${is}`);
    }
  }
  return faults;
}

/** The sources of what programs import. @param {string} source @param {unknown} exports the field of the manifest */
function entriesOf(source, exports) {
  return Object.values(/** @type {Record<string, { default?: string } | string | null>} */ (exports)).flatMap((entry) => {
    const built = typeof entry === 'object' ? entry?.default : undefined;
    const pattern = built?.replace('./dist/', '').replace(/\.js$/, '.ts');
    return pattern === undefined ? [] : globSync(pattern, { cwd: join(root, source, 'src') });
  });
}

/** @param {string} file */
async function namesIn(file) {
  return Object.keys(/** @type {object} */ (await import(pathToFileURL(file).href)))
    .toSorted()
    .join(', ');
}
