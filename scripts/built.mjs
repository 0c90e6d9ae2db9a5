// Whether a build is up to date. A build notes the size and time of every file it is made from and of every file it
// made: whatever is added, removed, changed or only half written after that, the note no longer matches. Runs on Node 18 and later, without packages.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ from: (root: string) => string[], made: string, note: string }} Product what it is made from, its folder, and the file that notes both */

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));

/** The sources of both builds. The lockfile stands for the installed packages. */
const shared = (/** @type {string} */ root) => [
  'package-lock.json',
  'LICENSE',
  'scripts/built.mjs',
  'scripts/licenses.mjs',
  'scripts/licenses',
  'tsconfig.base.json',
  'tsconfig.json',
  'apps/web/src',
  'apps/web/tiles',
  ...readdirSync(join(root, 'packages')).flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
];

/** The bundle of the command. @type {Product} */
export const COMMAND = {
  from: (root) => [...shared(root), 'apps/cli/package.json', 'apps/cli/rolldown.config.mjs', 'apps/cli/src', 'apps/server/src'],
  made: 'apps/cli/dist',
  note: 'apps/cli/.built-command',
};

/** The page that the command serves. @type {Product} */
export const PAGE = {
  from: (root) => [...shared(root), 'apps/web/public', 'apps/web/worker', ...filesOf(root, 'apps/web')],
  made: 'apps/cli/page',
  note: 'apps/cli/.built-page',
};

/** What is written for tenbo, among the modules of a bundle. */
const OURS = /^(?:packages|apps|scripts|fixtures)\/(?!.*node_modules\/)/;

/** @param {Product} product */
export function isBuilt({ from, made, note }, root = checkout) {
  try {
    return readFileSync(join(root, note), 'utf8') === noteOf(stateOf(root, from(root)), stateOf(root, [made]));
  } catch {
    return false;
  }
}

/**
 * The last plugin of a build: it looks at the sources before they are read, so that a change during the build counts. It refuses a source that is not
 * looked at. @param {Product} product @returns {import('rolldown').Plugin}
 */
export function noteBuild({ from, made, note }, root = checkout) {
  let before = '';
  let isWritten = false;
  return {
    name: 'note-build',
    buildStart() {
      before = stateOf(root, from(root));
    },
    generateBundle() {
      const ours = [...this.getModuleIds()].map((id) => relative(root, id.split('?')[0] ?? '').replaceAll(sep, '/'));
      const places = from(root);
      const unknown = ours.find((file) => OURS.test(file) && !places.some((place) => `${file}/`.startsWith(`${place}/`)));
      if (unknown !== undefined) this.error(`${unknown} is in ${made}, and scripts/built.mjs does not look at it`);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (isWritten) writeFileSync(join(root, note), noteOf(before, stateOf(root, [made])));
      },
    },
  };
}

/** @param {string} from @param {string} made */
function noteOf(from, made) {
  return `from ${from}\nmade ${made}\n`;
}

/** A digest of what is at these places: the name, size and time of each file. @param {string} root @param {string[]} places */
function stateOf(root, places) {
  const digest = createHash('sha256');
  for (const file of places.flatMap((place) => filesBelow(root, place))) {
    const { size, mtimeMs } = statSync(join(root, file));
    digest.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return digest.digest('hex');
}

/** A file itself; of a folder all files, at any depth, except tests. @param {string} root @param {string} place @returns {string[]} */
function filesBelow(root, place) {
  if (statSync(join(root, place)).isFile()) return [place];
  return entriesOf(root, place).flatMap((entry) => {
    const path = `${place}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, path);
    return entry.name.endsWith('.test.ts') ? [] : [path];
  });
}

/** The files in a folder itself. @param {string} root @param {string} folder */
function filesOf(root, folder) {
  return entriesOf(root, folder)
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);
}

/** @param {string} root @param {string} folder */
function entriesOf(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true });
}
