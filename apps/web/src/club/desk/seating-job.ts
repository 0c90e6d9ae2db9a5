// The work of the worker that seats rounds.
import {
  type Certificate,
  type Field,
  type Result,
  type Round,
  certify,
  readSeating,
  repairSeating,
  seatBalanced,
  seatByLot,
  seatSwiss,
  seatsChanged,
} from '@tenbo/seating';

/** How to seat the next round. Plain data, so that it can be sent to a worker. */
export type SeatingJob = { readonly field: Field } & (
  | { readonly method: 'balanced'; readonly rounds: number; readonly seed: string; readonly announced?: Announced | undefined }
  | { readonly method: 'swiss'; readonly standing: readonly number[]; readonly seed: string }
  | { readonly method: 'lot'; readonly seed: string }
  | { readonly method: 'prescribed'; readonly text: string; readonly round: number }
);

export const METHODS = ['balanced', 'swiss', 'lot', 'prescribed'] as const satisfies readonly SeatingJob['method'][];
export type Method = (typeof METHODS)[number];

/** A plan of several rounds, some of them played. A seed always gives the same plan, so it can be computed again. */
export interface Announced {
  readonly field: Field;
  readonly rounds: number;
  readonly seed: string;
  /** How many of its rounds have been played. */
  readonly done: number;
  /** For each number in the plan, that player's number now. */
  readonly now: readonly number[];
}

/** The coming rounds, next one first, with their quality together with the rounds played. */
export interface PlannedRounds {
  readonly rounds: readonly Round[];
  readonly certificate: Certificate;
  /** How many seats differ from the announced plan; undefined if there was none. */
  readonly changed: number | undefined;
}

/** Does a job. This may take seconds, so do not run it on the thread that draws the page. */
export function planRounds(job: SeatingJob): Result<PlannedRounds> {
  const announced = job.method === 'balanced' && job.announced ? restOf(job.announced) : undefined;
  const rounds = announced ? adapted(job, announced) : roundsFor(job);
  if (!rounds.ok) return rounds;
  return {
    ok: true,
    value: {
      rounds: rounds.value,
      certificate: certify(job.field, rounds.value),
      changed: announced && seatsChanged(announced, rounds.value),
    },
  };
}

function roundsFor(job: SeatingJob): Result<readonly Round[]> {
  switch (job.method) {
    case 'balanced':
      return seatBalanced(job.field, job.rounds, job.seed);
    case 'swiss': {
      const next = seatSwiss(job.field, job.standing, job.seed);
      return next.ok ? { ok: true, value: [next.value] } : next;
    }
    case 'lot':
      return seatByLot(job.field, 1, job.seed);
    case 'prescribed':
      return prescribed(job);
  }
}

/** Reads a seating from a text that contains one round, or all rounds of the tournament. */
function prescribed({ field, text, round }: Extract<SeatingJob, { method: 'prescribed' }>): Result<readonly Round[]> {
  const { players, seats, absent } = field;
  const read = readSeating(text, { players, ...(seats && { seats }), ...(absent && { absent }) });
  if (!read.ok || read.value.length === 1) return read;
  const next = read.value[round - 1];
  return next ? { ok: true, value: [next] } : { ok: false, error: [{ code: 'roundMissing', round }] };
}

/** The rest of a plan, with the numbers that players have now. */
function restOf({ field, rounds, seed, done, now }: Announced): readonly Round[] | undefined {
  const plan = seatBalanced(field, rounds, seed);
  if (!plan.ok) return undefined;
  const renumbered = (list: readonly number[]) => list.map((number) => now[number] as number);
  return plan.value.slice(done).map(({ tables, byes }) => ({ tables: tables.map(renumbered), byes: renumbered(byes) }));
}

/** The announced rounds: unchanged if the same people are present, otherwise repaired so that few change seats. */
function adapted({ field, method, ...job }: SeatingJob, announced: readonly Round[]): Result<readonly Round[]> {
  const away = new Set(field.absent);
  const present = Array.from({ length: field.players }, (_, player) => player).filter((player) => !away.has(player));
  const isSame = announced.every(({ tables, byes }) => isSameSet([...tables.flat(), ...byes], present));
  if (isSame) return { ok: true, value: announced };
  return repairSeating(field, announced, method === 'balanced' && 'seed' in job ? job.seed : '');
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === other.length;
}
