/** The quality of seating plans, compared with other ways of seating: repeats, winds, visits, and the time. */
import { type Field, type Round, certify, drawNumbers, seatBalanced, seatSwiss } from '@tenbo/seating';

import { showRow } from './report.ts';

const SEEDS = 3;

/** Results of the four players at a table after a round. */
const RESULTS = [45, 5, -15, -35];

/** Players and rounds, with the fewest repeats that annealing alone reached in two seconds. */
const SIZES = [
  [16, 5, 0],
  [20, 5, 0],
  [24, 6, 1],
  [28, 7, 1],
  [32, 8, 2],
  [40, 8, 0],
  [64, 8, 0],
  [80, 10, 0],
  [100, 10, 0],
  [160, 12, 0],
  [12, 3, 9],
  [12, 4, 17],
  [12, 6, 43],
  [16, 6, 24],
  [16, 8, 72],
  [20, 6, 6],
  [20, 8, 50],
  [24, 7, 9],
  [24, 8, 23],
  [24, 10, 84],
  [28, 8, 10],
  [28, 9, 24],
  [28, 10, 49],
  [32, 9, 9],
  [32, 10, 25],
  [36, 8, 0],
  [36, 9, 2],
  [40, 10, 2],
  [44, 10, 0],
  [48, 10, 0],
  [64, 12, 0],
] as const;

/** Players and rounds seated by standing, with a number of repeats that annealing with 0.2 s per round did not exceed. */
const SWISS = [
  [16, 5, 8],
  [20, 5, 3],
  [24, 6, 7],
  [28, 7, 7],
  [32, 8, 7],
  [40, 8, 0],
  [64, 8, 0],
  [100, 10, 0],
] as const;

/** The widths of the columns: repeats, winds, visits, time. */
const WIDTHS = [14, 4, 5, 9];

/** Plans for every seed: the worst figures, and the longest time. */
function show(players: number, rounds: number, bar: number, plan: (field: Field, seed: string) => readonly Round[]): void {
  let time = 0;
  const certificates = Array.from({ length: SEEDS }, (_, seed) => {
    const begin = performance.now();
    const made = plan({ players }, `bench ${seed}`);
    time = Math.max(time, performance.now() - begin);
    return certify({ players }, made);
  });
  const worst = (of: 'repeats' | 'winds' | 'visits') => Math.max(...certificates.map((one) => one[of].value));
  const least = certificates[0]?.repeats.least;
  const figures = [`${worst('repeats')} (bound ${least})`, worst('winds'), worst('visits'), `${time.toFixed(0)} ms`];
  const [repeats = '', ...others] = figures.map((figure, i) => String(figure).padStart(WIDTHS[i] ?? 0));
  showRow(`${players} players, ${rounds} rounds`, repeats + others.join(''), { value: worst('repeats'), most: bar });
}

console.log(`\nseatings of ${SEEDS} seeds, the worst: repeats, winds apart, visits again, time`);
for (const [players, rounds, bar] of SIZES) {
  show(players, rounds, bar, (field, seed) => {
    const plan = seatBalanced(field, rounds, seed);
    if (!plan.ok) throw new Error(plan.error[0]?.code);
    return plan.value;
  });
}

console.log('\nby standing, with results by lot');
for (const [players, rounds, bar] of SWISS) show(players, rounds, bar, (field, seed) => bySwiss(field, rounds, seed));

/** Rounds seated by standing; the places at each table are random. */
function bySwiss(field: Field, rounds: number, seed: string): readonly Round[] {
  const totals = new Float64Array(field.players);
  const played: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const standing = [...totals.keys()].toSorted((one, other) => (totals[other] as number) - (totals[one] as number));
    const next = seatSwiss({ ...field, played }, standing, `${seed} ${round}`);
    if (!next.ok) throw new Error(next.error[0]?.code);
    played.push(next.value);
    next.value.tables.forEach((table, number) => {
      const results = drawNumbers(RESULTS, `${seed} ${round} ${number}`);
      table.forEach((player, i) => (totals[player] = (totals[player] as number) + (results[i] as number)));
    });
  }
  return played;
}
