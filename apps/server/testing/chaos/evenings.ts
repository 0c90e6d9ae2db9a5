import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { newDatabase } from '../postgres.ts';
import { type Outcome, SIZES, playEvening } from './evening.ts';
import type { Fault } from './fault.ts';
import type { Happening } from './witness.ts';

/** One seed in this many is played with PostgreSQL. */
const POSTGRES_EVERY = 20;

interface Evenings {
  readonly seeds: readonly number[];
  /** The address of a PostgreSQL server; without it all seeds are played with SQLite. */
  readonly postgres: string | undefined;
  /** The same for all seeds; undefined to vary it by seed. */
  readonly size?: number | undefined;
  readonly fault?: Fault | undefined;
}

export interface Report {
  readonly seeds: number;
  readonly withPostgres: number;
  readonly counts: ReadonlyMap<Happening, number>;
  /** The first seed that fails, with the smallest evening that shows it. */
  readonly failed?: { readonly seed: number; readonly size: number; readonly fault: string };
}

/** Plays an evening for each seed, up to the first that fails. */
export async function playEvenings({ seeds, postgres, size, fault }: Evenings): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-chaos-'));
  const counts = new Map<Happening, number>();
  let [played, withPostgres] = [0, 0];
  const play = async (seed: number, of: number): Promise<Outcome> => {
    const address = postgres !== undefined && seed % POSTGRES_EVERY === 0 ? await newDatabase(postgres) : undefined;
    if (address !== undefined) withPostgres++;
    const file = join(folder, `${seed}-${of}.db`);
    const outcome = await playEvening({ seed, size: of, place: address === undefined ? { file } : { address }, fault });
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    return outcome;
  };
  try {
    for (const seed of seeds) {
      const of = size ?? 1 + (seed % SIZES);
      const outcome = await play(seed, of);
      played++;
      for (const [what, count] of outcome.counts) counts.set(what, (counts.get(what) ?? 0) + count);
      if (outcome.fault === undefined) continue;
      for (let smaller = 1; smaller < of; smaller++) {
        const { fault: found } = await play(seed, smaller);
        if (found !== undefined) return { seeds: played, withPostgres, counts, failed: { seed, size: smaller, fault: found } };
      }
      return { seeds: played, withPostgres, counts, failed: { seed, size: of, fault: outcome.fault } };
    }
    return { seeds: played, withPostgres, counts };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
