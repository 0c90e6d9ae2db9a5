// Installs system packages, on systems with apt and for users who may do so.
import { spawnSync } from 'node:child_process';

/** @type {import('node:child_process').SpawnSyncOptions} */
const ON_STDERR = { stdio: ['ignore', 2, 2] };

export function hasApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** @param {readonly string[]} packages @returns whether they are installed now */
export function installWithApt(packages) {
  spawnSync('apt-get', ['update', '-qq'], ON_STDERR);
  return spawnSync('apt-get', ['install', '-y', '-qq', ...packages], ON_STDERR).status === 0;
}
