/** `tenbo score --jsonl` on one core and on two, alternating with its build from before it read bytes, and with the least that any pipe of JSON does. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presets } from '@tenbo/engine';

import { builtCommand, earlierCommand } from './processes.ts';
import { recordOf, winCases } from './cases.ts';
import { medianOf, showRow, showTimes } from './report.ts';

const WINS = 20_000;
const LINES = 10 * WINS;
const MANY = 4_000_000;
const PASSES = 5;
const BEFORE = '652fce8';

/** Parses each line and writes it again. */
const FLOOR = `
  let rest = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) {
    const lines = (rest + chunk).split('\\n');
    rest = lines.pop();
    process.stdout.write(lines.map((line) => JSON.stringify(JSON.parse(line)) + '\\n').join(''));
  }
`;

const folder = mkdtempSync(join(tmpdir(), 'tenbo-bench-'));
const file = join(folder, 'wins.jsonl');
const wins = winCases(WINS, presets.tenhou).map((win) => `${JSON.stringify({ ...recordOf(win), rules: 'tenhou' })}\n`);
const text = wins.join('');
writeFileSync(file, text.repeat(LINES / WINS));
const tenbo = builtCommand();
const before = [await earlierCommand(BEFORE), 'score', '--jsonl'];
const now = [tenbo, 'score', '--jsonl'];

/** Only Linux can pin a process to one core; elsewhere its helpers (garbage collection, compilation) run in parallel. */
const onOne = spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : [];
const runs = [
  { name: `build of ${BEFORE}, one core`, command: [...onOne, process.execPath, ...before] },
  { name: 'now, one core', command: [...onOne, process.execPath, ...now], least: 2 },
  { name: 'now, --jobs 2', command: [process.execPath, ...now, '--jobs', '2'], least: 3 },
  {
    name: 'JSON.parse and JSON.stringify, one core',
    command: [...onOne, process.execPath, '--input-type=module', '--eval', FLOOR],
  },
].map((run) => ({ ...run, figures: [] as number[] }));

try {
  for (let pass = 0; pass < PASSES; pass++) {
    for (const { command, figures } of runs) figures.push(timed(command));
  }
  console.log(`\nthe pipe, ${LINES} lines, ${PASSES} passes in turn, medians`);
  const [slowest = 0] = runs.map(({ figures }) => medianOf(figures));
  for (const { name, figures, least } of runs) {
    const rate = `${Math.round((1000 * LINES) / medianOf(figures)).toLocaleString('en')} lines/s`;
    const times = slowest / medianOf(figures);
    if (least === undefined) showTimes(name, rate, times);
    else showRow(name, rate, { times, least });
  }
  if (process.platform === 'linux') await showMemory();
} finally {
  rmSync(folder, { recursive: true });
}

function timed([program = '', ...args]: readonly string[]): number {
  const begin = performance.now();
  const { status } = spawnSync(program, args, { stdio: [openSync(file, 'r'), 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ends with ${status}`);
  return performance.now() - begin;
}

/** Prints the peak memory of a long pipe, early on and at its end. */
async function showMemory(): Promise<void> {
  const child = spawn(process.execPath, now, { stdio: ['pipe', 'ignore', 'inherit'] });
  const taken = () => Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000;
  let early = 0;
  for (let written = 0; written < MANY; written += WINS) {
    if (!child.stdin.write(text)) await once(child.stdin, 'drain');
    if (written === MANY / 4) early = taken();
  }
  const late = taken();
  child.stdin.end();
  await once(child, 'close');
  const name = `memory after ${MANY / 4e6} and ${MANY / 1e6} million lines`;
  showRow(name, `${early.toFixed(0)} and ${late.toFixed(0)} MB`, { value: late / early, most: 1.1 });
}
