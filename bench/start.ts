/** How long the command takes to start, alternating with Node alone. */
import { builtCommand, lasted } from './processes.ts';
import { medianOf, showRow } from './report.ts';

const STARTS = 25;
const MOST = 1.6;

const tenbo = builtCommand();
const starts = [
  { name: 'node -e 0', args: ['-e', '0'] },
  { name: 'tenbo --help', args: [tenbo, '--help'] },
  { name: 'tenbo, a hand scored', args: [tenbo, '234m 406p 567s 88s 67m +8m'] },
].map((start) => ({ ...start, figures: [] as number[] }));

// The first start of each does not count: it fills the cache of compiled code.
for (let pass = 0; pass <= STARTS; pass++) {
  for (const { args, figures } of starts) {
    const figure = lasted(args);
    if (pass > 0) figures.push(figure);
  }
}

console.log(`\n${STARTS} starts of the command in turn, medians`);
const [bare = 0] = starts.map(({ figures }) => medianOf(figures));
for (const { name, figures } of starts) {
  const value = medianOf(figures) / bare;
  showRow(
    name,
    `${medianOf(figures).toFixed(1)} ms, ${value.toFixed(2)}×`,
    name.startsWith('node') ? undefined : { value, most: MOST },
  );
}
