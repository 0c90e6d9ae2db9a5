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

/** What is asked for: how the next round is to be seated. Plain data, so that a worker can do it. */
export type SeatingJob = { readonly field: Field } & (
  | { readonly method: 'balanced'; readonly rounds: number; readonly seed: string; readonly announced?: Announced | undefined }
  | { readonly method: 'swiss'; readonly standing: readonly number[]; readonly seed: string }
  | { readonly method: 'lot'; readonly seed: string }
  | { readonly method: 'prescribed'; readonly text: string; readonly round: number }
);

export const METHODS = ['balanced', 'swiss', 'lot', 'prescribed'] as const satisfies readonly SeatingJob['method'][];
export type Method = (typeof METHODS)[number];

/** A plan of several rounds of which some are played: it can be made again, because a seed always gives the same. */
export interface Announced {
  readonly field: Field;
  readonly rounds: number;
  readonly seed: string;
  /** How many of its rounds are played. */
  readonly done: number;
  /** The present number of each of its numbers. */
  readonly now: readonly number[];
}

/** Rounds to come, the next one first, and what they are worth with those played. */
export interface PlannedRounds {
  readonly rounds: readonly Round[];
  readonly certificate: Certificate;
  /** How many seats differ from those announced; undefined if nothing was. */
  readonly changed: number | undefined;
}

/** Does a job. It may take seconds, so not where the page is drawn. */
export function planRounds(job: SeatingJob): Result<PlannedRounds> {
  const announced = job.method === 'balanced' && job.announced ? restOf(job.announced) : undefined;
  const rounds = announced ? goingOn(job, announced) : roundsFor(job);
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

/** A text may have one round, or all rounds of the tournament. */
function prescribed({ field, text, round }: Extract<SeatingJob, { method: 'prescribed' }>): Result<readonly Round[]> {
  const { players, seats, absent } = field;
  const read = readSeating(text, { players, ...(seats && { seats }), ...(absent && { absent }) });
  if (!read.ok || read.value.length === 1) return read;
  const next = read.value[round - 1];
  return next ? { ok: true, value: [next] } : { ok: false, error: [{ code: 'roundMissing', round }] };
}

/** What is left of a plan, in today's numbers. */
function restOf({ field, rounds, seed, done, now }: Announced): readonly Round[] | undefined {
  const plan = seatBalanced(field, rounds, seed);
  if (!plan.ok) return undefined;
  const renumbered = (list: readonly number[]) => list.map((number) => now[number] as number);
  return plan.value.slice(done).map(({ tables, byes }) => ({ tables: tables.map(renumbered), byes: renumbered(byes) }));
}

/** The rounds announced, as they are if the same people are there; repaired if not, so that few change seats. */
function goingOn({ field, method, ...job }: SeatingJob, announced: readonly Round[]): Result<readonly Round[]> {
  const away = new Set(field.absent);
  const present = Array.from({ length: field.players }, (_, player) => player).filter((player) => !away.has(player));
  const isSame = announced.every(({ tables, byes }) => isSameSet([...tables.flat(), ...byes], present));
  if (isSame) return { ok: true, value: announced };
  return repairSeating(field, announced, method === 'balanced' && 'seed' in job ? job.seed : '');
}

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === other.length;
}
