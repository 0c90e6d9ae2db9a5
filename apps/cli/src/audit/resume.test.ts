import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { ronRecord } from '../../../../fixtures/mjlog.ts';
import { TENBO, spawnTenbo } from '../../../../fixtures/spawn-tenbo.ts';
import { tenbo } from '../../../../fixtures/tenbo.ts';
import { zipOf } from '../../../../fixtures/zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-resume-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every fifth is not a record, and some do not agree. */
const records = Array.from({ length: 1000 }, (_, i) => ({
  name: `${i % 7}/${i}.mjlog`,
  content: i % 5 === 0 ? 'a note' : ronRecord({ points: i % 100 === 1 ? 3900 : 2900 }),
}));
const logs = join(folder, 'logs');
mkdirSync(logs);
writeFileSync(join(logs, 'a.zip'), zipOf(records.slice(0, 900)));
writeFileSync(join(logs, 'b.zip'), zipOf(records.slice(900)));

const out = join(folder, 'out');
const findings = join(out, 'findings.jsonl');
const journal = `${findings}.run`;

function emptyOut(): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
}

beforeEach(emptyOut);

/** How often the records are audited, so that a run lasts long enough to be killed. */
let times = 1;

function wordsFor(wins: string, jobs: number, ...more: readonly string[]): readonly string[] {
  return [
    'audit',
    ...Array.from({ length: times }, () => logs),
    '--out',
    findings,
    '--wins',
    join(out, wins),
    '--jobs',
    `${jobs}`,
    ...more,
  ];
}

/** What a run leaves behind, and its summary without the time it took. */
function leftBy(stdout: string) {
  const files = readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')] as const);
  return { summary: stdout.replace(/in [\d.]+ s/, ''), files };
}

/** Kills the command with SIGKILL once the journal says that some files are done. Returns how many; undefined if it completed before. */
async function killed(words: readonly string[]): Promise<number | undefined> {
  const child = spawn(process.execPath, [TENBO, ...words], { stdio: 'ignore' });
  const ended = once(child, 'close');
  while (child.exitCode === null && noted() === 0) await setTimeout(5);
  child.kill('SIGKILL');
  await ended;
  return noted() || undefined;
}

/** Starts a run and kills it. */
async function interrupt(wins: string, jobs: number): Promise<number> {
  for (;;) {
    emptyOut();
    const at = await killed(wordsFor(wins, jobs));
    if (at !== undefined) return at;
    times *= 2;
  }
}

/** How many files are done according to the journal. */
function noted(): number {
  try {
    return (JSON.parse(readFileSync(journal, 'utf8')) as { tally: { files: number } }).tally.files;
  } catch {
    return 0;
  }
}

describe.each([
  ['wins.jsonl', 1],
  ['wins.csv', 2],
])('killed while it writes %s in %i threads', (wins, jobs) => {
  test('a resumed run ends as if it had never been interrupted', async () => {
    const first = await interrupt(wins, jobs);
    expect(first).toBeLessThan(times * records.length);
    // A line that was only partly written.
    appendFileSync(findings, '{"file":"logs/a.z');
    appendFileSync(join(out, wins), 'half a li');
    const { stdout, status } = await tenbo(wordsFor(wins, 3 - jobs, '--resume'));
    const resumed = leftBy(stdout);
    expect(status).toBe(1);
    emptyOut();
    expect(resumed).toEqual(leftBy((await tenbo(wordsFor(wins, jobs))).stdout));
    expect(resumed.files.map(([name]) => name)).toEqual(['findings.jsonl', wins]);
  });
});

describe('an interrupted run', () => {
  test('is not overwritten, and not continued with other options or other files', async () => {
    await interrupt('wins.csv', 1);
    const before = [readFileSync(findings, 'utf8'), readFileSync(journal, 'utf8')];
    const refused = async (words: readonly string[], says: string) => {
      const { status, stderr } = await tenbo(words);
      expect(stderr).toContain(says);
      expect(status).toBe(2);
      expect([readFileSync(findings, 'utf8'), readFileSync(journal, 'utf8')]).toEqual(before);
    };
    await refused(wordsFor('wins.csv', 1), 'is from an interrupted run: add --resume to finish it');
    await refused(wordsFor('wins.csv', 1, '--resume', '--rules', 'tenhou'), 'had other options or other files');
    await refused(wordsFor('wins.csv', 1, '--resume', '--shard', '1/2'), 'had other options or other files');
    await refused(wordsFor('other.csv', 1, '--resume'), 'had other options or other files');
    writeFileSync(join(out, 'wins.csv'), '');
    await refused(wordsFor('wins.csv', 1, '--resume'), 'had other options or other files');
  });

  test('is refused if one of its files is missing', async () => {
    const added = join(logs, '0 before all others');
    writeFileSync(added, 'a note');
    await interrupt('wins.csv', 1);
    rmSync(added);
    const { stderr, status } = await tenbo(wordsFor('wins.csv', 1, '--resume'));
    expect(stderr).toContain('had other options or other files');
    expect(status).toBe(2);
  });
});

test('a complete run cannot be resumed, and the next run overwrites it', async () => {
  const words = ['audit', join(logs, 'b.zip'), '--out', findings];
  await tenbo(words);
  const whole = readFileSync(findings, 'utf8');
  const { stderr, status } = await tenbo([...words, '--resume']);
  expect(stderr).toContain('is not from an interrupted run: omit --resume');
  expect(status).toBe(2);
  await tenbo(words);
  expect(readFileSync(findings, 'utf8')).toBe(whole);
});

test('--resume starts a run if there is none to resume, so that a command can always include it', async () => {
  const words = ['audit', join(logs, 'b.zip'), '--out', findings];
  const { status } = await tenbo([...words, '--resume']);
  const resumed = readFileSync(findings, 'utf8');
  await tenbo(words);
  expect(resumed).toBe(readFileSync(findings, 'utf8'));
  expect(status).toBe(1);
});

test.runIf(process.platform === 'linux')(
  'a disk that is full ends the run with 3 and the name of the file; resumed, nothing is missing',
  async () => {
    const words = wordsFor('wins.csv', 2);
    const undisturbed = leftBy((await tenbo(words)).stdout);
    const half = Math.floor(statSync(join(out, 'wins.csv')).size / 2 / 1024);
    rmSync(out, { recursive: true });
    mkdirSync(out);
    const script = `ulimit -f ${half}; exec "$@"`;
    const limited = ['-c', script, 'bash', process.execPath, TENBO, ...words];
    const child = spawn('bash', limited, { env: { ...process.env, LC_ALL: 'C' } });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)));
    const [status] = (await once(child, 'close')) as [number];
    expect(stderr).toMatch(/wins\.csv cannot be read or written: the file would exceed the size limit/);
    expect(status).toBe(3);
    expect(leftBy(spawnTenbo([...words, '--resume']).stdout)).toEqual(undisturbed);
  },
);

test('output to a device has no journal', async () => {
  const { status } = await tenbo(['audit', join(logs, 'b.zip'), '--out', '/dev/null']);
  expect(status).toBe(1);
});
