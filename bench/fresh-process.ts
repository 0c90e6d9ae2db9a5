/** Runs Node in fresh processes, one after the other: their output, and how long they take. */
import { spawnSync } from 'node:child_process';

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
