// What npm would publish, judged by publint and attw: the manifest, the paths it names, and the types in every way of importing them. Each package is
// packed once for both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pack } from './pack.mjs';
import { libraries, packages, program, runBeside } from './tool.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-packed-'));
try {
  const packed = pack(folder);
  const libraryNames = new Set(libraries.map(({ manifest }) => manifest.name));
  const commands = [
    ...packed.map(({ file }) => [program('publint'), file, '--strict']),
    // Never published, so never packed.
    ...packages
      .filter(({ manifest }) => manifest.private)
      .map((one) => [program('publint'), one.folder, '--strict', '--pack=false']),
    ...packed
      .filter(({ name }) => libraryNames.has(name))
      .map(({ name, file }) => [
        program('@arethetypeswrong/cli'),
        file,
        '--ignore-rules',
        'cjs-resolves-to-esm',
        ...notOffered(name),
      ]),
  ];
  const runs = [];
  for (const command of commands) runs.push(await runBeside(command));
  const failures = runs.filter(({ ok }) => !ok);
  console.log(
    failures.map(({ stdout, stderr }) => stdout + stderr).join('\n') ||
      `${packed.length} packages by publint, ${libraryNames.size} by attw`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The paths of a package that exist only for what is built from source. @param {string} name */
function notOffered(name) {
  const manifest = libraries.find((one) => one.manifest.name === name)?.manifest;
  const exports = /** @type {Record<string, object | null>} */ (manifest?.exports ?? {});
  const paths = Object.entries(exports).flatMap(([path, to]) => (Object.keys(to ?? {}).join() === '@tenbo/source' ? [path] : []));
  return paths.length > 0 ? ['--exclude-entrypoints', ...paths] : [];
}
