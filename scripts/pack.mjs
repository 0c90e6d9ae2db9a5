// Packs the published packages with npm, in an order in which each comes after those it depends on.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { published, root } from './tool.mjs';

/** @typedef {{ name: string, filename: string, size: number, unpackedSize: number, files: { path: string }[] }} Packed */

/**
 * Packs the built packages into a folder. @param {string} folder @param {string[]} others folders of more packages
 * @returns {(Packed & { file: string })[]}
 */
export function pack(folder = mkdtempSync(join(tmpdir(), 'tenbo-packed-')), others = []) {
  const folders = [...inOrder().map((one) => `./${one.folder}`), ...others];
  const words = ['pack', ...folders, '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder];
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack failed\n${stderr}`);
  const packed = /** @type {Packed[]} */ (JSON.parse(stdout));
  return packed.map((one) => ({ ...one, file: join(folder, one.filename) }));
}

/** The packages in an order in which each comes after those of ours that it depends on. */
function inOrder() {
  /** @type {typeof published} */
  const ordered = [];
  const isReady = (/** @type {(typeof published)[number]} */ { manifest: { dependencies = {} } }) =>
    published.every(({ manifest: { name } }) => !(name in dependencies) || ordered.some((one) => one.manifest.name === name));
  while (ordered.length < published.length) {
    const next = published.find((one) => !ordered.includes(one) && isReady(one));
    if (!next) throw new Error('packages depend on each other in a circle');
    ordered.push(next);
  }
  return ordered;
}
