// `npm run release`, in CI for the tag of a version: checks that everything agrees, runs every gate, and publishes the packages with
// provenance, each after those it depends on. With `-- --dry-run` it does all but that anywhere, and lists what would be published; names of
// gates after it run only those gates. The dry run has been tried; publishing has not, because it needs the registry, the tag and the identity that
// .github/workflows/release.yml asks for.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { pack } from './pack.mjs';
import { published, root, run } from './tool.mjs';

const [option, ...gates] = process.argv.slice(2);
const isDry = option === '--dry-run';
if (option !== undefined && !isDry) throw new Error(`unknown option ${option}: only --dry-run`);

const [version = ''] = published.map(({ manifest }) => manifest.version);
const tag = `v${version}`;
const faults = [...versionFaults(), ...changelogFaults(), ...treeFaults(), ...placeFaults(), ...gateFaults()];
const packed = faults.length === 0 || isDry ? pack() : [];

for (const { name, size, unpackedSize, files } of packed) {
  console.log(`${name} ${version}: ${kB(size)}, ${kB(unpackedSize)} unpacked, ${files.length} files`);
  for (const file of files.filter(({ path }) => path.split('/').length === 1 || path.startsWith('bin/')))
    console.log(`  ${file.path}`);
}
for (const fault of faults) console.error(`tenbo: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else if (isDry) console.log(`would publish ${packed.map(({ name }) => name).join(', ')} as ${tag}`);
else publish();

function versionFaults() {
  return published.flatMap(({ folder, manifest: { version: own, dependencies = {}, devDependencies = {} } }) => {
    const ofOurs = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@tenbo/'));
    const other = ofOurs.filter(([, wanted]) => wanted !== version).map(([name, wanted]) => `${folder} wants ${name} ${wanted}`);
    return own === version ? other : [`${folder} has version ${own}, not ${version}`, ...other];
  });
}

function changelogFaults() {
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [section] = text.split(/^## /m).filter((one) => one.startsWith(version));
  if (section === undefined || !section.includes('\n- ')) return [`CHANGELOG.md says nothing of ${version}`];
  return /^.*not yet released/.test(section) ? [`CHANGELOG.md says that ${version} is not yet released`] : [];
}

function treeFaults() {
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  return stdout === '' ? [] : ['the tree has changes that are not committed'];
}

/** Only CI, at the tag of this version, may publish. */
function placeFaults() {
  if (isDry) return [];
  const { CI, GITHUB_REF_NAME } = process.env;
  return CI && GITHUB_REF_NAME === tag ? [] : [`only CI publishes, and for the tag ${tag}: see .github/workflows/release.yml`];
}

function gateFaults() {
  const { ok, stdout, stderr } = run(['scripts/test.mjs', ...(gates.length > 0 ? gates : ['all'])]);
  console.log(stdout.trim());
  return ok ? [] : [`a check failed${stderr && `: ${stderr.trim()}`}`];
}

/** npm asks CI for the identity with which it signs the provenance. */
function publish() {
  for (const { name, file } of packed) {
    const { status } = spawnSync('npm', ['publish', file, '--provenance', '--access', 'public'], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${name} is not published; those before it are: publish it and those after it by hand`);
  }
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
