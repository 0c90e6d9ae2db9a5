// Tests the packed packages in an empty project, as a user has them: the examples of their READMEs compile, run and can be bundled, the
// command answers, the page is there.
import { rmSync } from 'node:fs';

import { readmeExamples, withAssertions } from '../../test/examples.ts';
import { libraries, published } from '../tool.mjs';
import { bundles } from './bundle.mjs';
import { tryCommand } from './command.mjs';
import { compileAndRun } from './compile.mjs';
import { compareExports } from './exports.mjs';
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
