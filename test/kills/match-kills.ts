import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

import { unwrap } from '@tenbo/engine';
import { parseLog } from '@tenbo/ledger';

import { TENBO, spawnTenbo } from '../../fixtures/spawn-tenbo.ts';

/** The results of killing `tenbo match` many times. */
export interface KillReport {
  readonly kills: number;
  /** Commands killed while they held the lock of the file. */
  readonly whileWriting: number;
  /** Commands that had answered, which promises that their note is saved. */
  readonly acknowledged: number;
  /** Notes that were acknowledged but are not in the file; must be empty. */
  readonly lost: readonly string[];
  /** How often the file could not be read; must be zero. */
  readonly unreadable: number;
  readonly notesInTheEnd: number;
  /** The files left next to the match at the end, after one more command. */
  readonly left: readonly string[];
}

/** The longest note allowed, so that writing takes a while. */
const PADDING = ' x'.repeat(230);

/**
 * Kills `tenbo match note` a number of times with SIGKILL: a third when the lock appears or moments later, a third when it answers,
 * and the rest at a random time. Reads the file after each.
 */
export async function killMatches(folder: string, kills: number): Promise<KillReport> {
  const file = join(folder, 'evening.json');
  spawnTenbo(['match', 'new', file, '--players', 'Aki,Ben,Chie,Dai']);
  const acknowledged: string[] = [];
  let [killed, whileWriting, unreadable] = [0, 0, 0];
  for (let nth = 0; killed < kills; nth++) {
    const note = `note ${nth}`;
    const ending = await killedOnce(folder, file, note, nth);
    if (ending.killed) killed++;
    if (ending.killed && ending.locked) whileWriting++;
    if (ending.answered) acknowledged.push(note);
    if (notesIn(file) === undefined) unreadable++;
  }
  spawnTenbo(['match', 'note', file, 'the last']);
  const notes = notesIn(file) ?? [];
  const lost = acknowledged.filter((note) => !notes.includes(note));
  const left = readdirSync(folder).filter((name) => name !== 'evening.json');
  return { kills, whileWriting, acknowledged: acknowledged.length, lost, unreadable, notesInTheEnd: notes.length, left };
}

async function killedOnce(folder: string, file: string, note: string, nth: number) {
  const args = [TENBO, 'match', 'note', file, note + PADDING];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'close');
  let answered = false;
  let locked = false;
  child.stdout.on('data', () => {
    answered = true;
    if (nth % 3 === 1) child.kill('SIGKILL');
  });
  const watcher = watch(folder, (_, name) => {
    if (locked || name?.endsWith('.lock') !== true) return;
    locked = true;
    if (nth % 3 === 0) killAfter(child, ((nth / 3) % 10) * 1.5);
  });
  if (nth % 3 === 2) killAfter(child, 60 + ((nth * 37) % 240));
  const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  watcher.close();
  // A command that finished has removed its lock, so a lock found now was left by a killed command.
  return { answered, killed: signal === 'SIGKILL', locked: readdirSync(folder).some((name) => name.endsWith('.lock')) };
}

function killAfter(child: ChildProcess, milliseconds: number): void {
  if (milliseconds === 0) child.kill('SIGKILL');
  else setTimeout(() => child.kill('SIGKILL'), milliseconds);
}

/** The notes of a match, or undefined if it cannot be read. */
function notesIn(file: string): readonly string[] | undefined {
  try {
    const log = unwrap(parseLog(JSON.parse(readFileSync(file, 'utf8'))));
    return log.flatMap(({ event }) => (event.type === 'noteAdded' ? [event.text.replace(PADDING, '')] : []));
  } catch {
    return undefined;
  }
}
