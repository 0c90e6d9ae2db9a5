import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** The requirement for a figure: at least a multiple of another one, or at most a value in its own unit. */
export type Bar = { readonly times: number; readonly least: number } | { readonly value: number; readonly most: number };

/** Prints the machine and the commit, once, before all figures. */
export function showMachine(): void {
  const [commit] = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).split('\n');
  const [one] = cpus();
  console.log(`Node ${process.versions.node}; ${cpus().length} × ${one?.model ?? 'unknown'}; commit ${commit}`);
}

/** Prints a line: a figure, what it is compared with, and its bar. */
export function showRow(name: string, figure: string, bar?: Bar): void {
  console.log(`${name.padEnd(44)} ${figure.padStart(20)} ${bar === undefined ? '' : barText(bar)}`.trimEnd());
}

/** Prints a figure as a multiple of another one, without a bar. */
export function showTimes(name: string, figure: string, times: number): void {
  console.log(`${name.padEnd(44)} ${figure.padStart(20)} ${`${times.toFixed(1)}×`.padStart(8)}`);
}

function barText(bar: Bar): string {
  const ofTimes = 'times' in bar;
  const reached = ofTimes ? bar.times >= bar.least : bar.value <= bar.most;
  const measured = ofTimes ? `${bar.times.toFixed(1)}×` : '';
  const wanted = ofTimes ? `bar ≥ ${bar.least}×` : `bar ≤ ${bar.most}`;
  return `${measured.padStart(8)}   ${wanted.padEnd(12)} ${reached ? 'reached' : 'missed'}`;
}

export function medianOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] as number;
}

/** Something to measure, and its figures so far. */
export interface Run {
  readonly name: string;
  readonly pass: () => number;
  readonly figures: number[];
}

export function run(name: string, pass: () => number): Run {
  return { name, pass, figures: [] };
}

/** Alternates the runs in each pass, so that a change of the machine affects them all, and notes the milliseconds of each. Returns a checksum. */
export function inTurn(runs: readonly Run[], passes: number): number {
  let checksum = 0;
  for (let pass = 0; pass < passes; pass++) {
    for (const { pass: once, figures } of runs) {
      const begin = performance.now();
      checksum += once();
      figures.push(performance.now() - begin);
    }
  }
  return checksum;
}
