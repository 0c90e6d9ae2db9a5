/** Builds the current command, or that of an earlier commit, each into one folder. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');

/** Inside `node_modules`, so that other packages can be found from there. */
const CACHE = join(root, 'node_modules/.cache/bench');

/** The path of its starter, which is what npm installs. */
export function builtCommand(): string {
  const config = join(root, 'apps/cli/rolldown.config.mjs');
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/rolldown/bin/cli.mjs'), '--config', config], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return join(root, 'apps/cli/bin/tenbo.cjs');
}

/** The file that starts the command of a commit. */
export async function earlierCommand(commit: string): Promise<string> {
  const folder = join(CACHE, commit);
  const main = join(folder, 'dist/main.js');
  if (existsSync(main)) return main;
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'apps/cli', 'packages'], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const inFolder = (name: string) => [`@tenbo/${name}`, join(folder, `packages/${name}/src/index.ts`)] as const;
  const bundle = await rolldown({
    input: join(folder, 'apps/cli/src/main.ts'),
    platform: 'node',
    resolve: { alias: Object.fromEntries(['engine', 'i18n', 'ledger'].map(inFolder)) },
    onLog: () => undefined,
  });
  await bundle.write({ dir: join(folder, 'dist'), format: 'esm', minify: true });
  return main;
}

/** Runs Node in fresh processes, one after the other: their output, and how long they take. */

export function printed(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ends with ${status}: ${stderr}`);
  return stdout;
}

/** Milliseconds from start to end. */
export function lasted(args: readonly string[]): number {
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ends with ${status}`);
  return performance.now() - begin;
}
