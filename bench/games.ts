/** Recorded games: read and audited in one thread, and by `tenbo audit` on one core and on two. Needs the records next to the checkout. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { auditGame, readRecord } from '@tenbo/records';

import { builtCommand } from './processes.ts';
import { inTurn, medianOf, run, showRow } from './report.ts';

const RAW = join(import.meta.dirname, '../../shared/data/raw');
const PASSES = 5;
/** So many games that the start hardly matters. */
const SOME = 20_000;
const MANY = 100_000;
const GZIP = [0x1f, 0x8b];

if (existsSync(RAW)) await measure();
else console.log('\nrecorded games: none next to the checkout');

async function measure(): Promise<void> {
  const files = readdirSync(RAW).flatMap((folder) => readdirSync(join(RAW, folder)).map((file) => join(RAW, folder, file)));
  const texts = files.map(textOf).filter((text) => text.startsWith('<'));
  const audited = run('read and audited, one thread', () => texts.reduce((sum, text) => sum + winsIn(text), 0));
  const checksum = inTurn([audited], PASSES);
  console.log(`\n${texts.length} mjlogs, ${PASSES} passes, medians; checksum ${checksum}`);
  const each = (1000 * medianOf(audited.figures)) / texts.length;
  showRow(audited.name, `${Math.round(1e6 / each)} games/s, ${Math.round(each)} µs a game`, {
    value: Math.round(each),
    most: 667,
  });
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-bench-'));
  try {
    await measureCommand(folder, texts);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function textOf(file: string): string {
  const bytes = readFileSync(file);
  return (GZIP.every((byte, i) => bytes[i] === byte) ? gunzipSync(bytes) : bytes).toString();
}

function winsIn(text: string): number {
  const read = readRecord(text);
  return read.ok ? auditGame(read.value).wins : 0;
}

/** Creates a folder with a given number of packed records, repeating the same ones. */
function manyIn(folder: string, texts: readonly string[], count: number): string {
  const many = join(folder, `${count}`);
  for (let at = 0; at < count; at++) {
    const part = join(many, `${Math.floor(at / 1000)}`);
    const first = join(many, '0', `${at % texts.length}.mjlog.gz`);
    if (at % 1000 === 0) mkdirSync(part, { recursive: true });
    if (at < texts.length) writeFileSync(join(many, '0', `${at}.mjlog.gz`), gzipSync(texts[at] as string));
    else linkSync(first, join(part, `${at}.mjlog.gz`));
  }
  return many;
}

async function measureCommand(folder: string, texts: readonly string[]): Promise<void> {
  const audit = [builtCommand(), 'audit'];
  const onOne = spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : [];
  const some = manyIn(folder, texts, SOME);
  const one = run('tenbo audit --jobs 1, one core', () => timed([...onOne, process.execPath, ...audit, some, '--jobs', '1']));
  const two = run('tenbo audit --jobs 2', () => timed([process.execPath, ...audit, some, '--jobs', '2']));
  inTurn([one, two], PASSES);
  console.log(`\n${SOME} packed mjlogs, ${PASSES} passes in turn, medians`);
  const rate = ({ figures }: typeof one) => `${Math.round((1000 * SOME) / medianOf(figures))} games/s`;
  showRow(one.name, rate(one));
  showRow(two.name, rate(two), { times: medianOf(one.figures) / medianOf(two.figures), least: 1.8 });
  if (process.platform === 'linux') {
    const most = await memoryOf([...audit, manyIn(folder, texts, MANY), '--jobs', '2']);
    showRow(`most memory for ${MANY} records`, `${most.toFixed(0)} MB`, { value: Math.round(most), most: 300 });
  }
}

/** Runs a command to its end. It ends with 1, because some of the records disagree. */
function timed([program = '', ...args]: readonly string[]): number {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 1) throw new Error(`${program} ${args.join(' ')} ends with ${status}`);
  return status;
}

/** The peak memory of a Node process, in megabytes. */
async function memoryOf(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  let most = 0;
  const look = () => {
    const status = `/proc/${child.pid}/status`;
    if (existsSync(status)) most = Math.max(most, Number(/VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1000);
  };
  const timer = setInterval(look, 200);
  await once(child, 'close');
  clearInterval(timer);
  return most;
}
