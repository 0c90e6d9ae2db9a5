/**
 * `npm run chaos -- [seeds] [--from n] [--size n] [--fault name]`: plays this many evenings of a club (100 by default), each from its seed, every
 * twentieth with PostgreSQL, and prints what happened and which check failed.
 */
import { parseArgs } from 'node:util';

import { startPostgres } from '../postgres.ts';
import { playEvenings } from './evenings.ts';
import { FAULTS } from './fault.ts';

const OPTIONS = { from: { type: 'string' }, size: { type: 'string' }, fault: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
const [count, from] = [Number(positionals[0] ?? 100), Number(values.from ?? 1)];
const fault = FAULTS.find((name) => name === values.fault);
if (values.fault !== undefined && !fault) throw new Error(`no fault "${values.fault}", one of: ${FAULTS.join(', ')}`);

const server = await startPostgres();
try {
  const { seeds, withPostgres, counts, failed } = await playEvenings({
    seeds: Array.from({ length: count }, (_, i) => from + i),
    postgres: typeof server === 'string' ? undefined : server.address,
    size: values.size === undefined ? undefined : Number(values.size),
    fault,
  });
  if (typeof server === 'string') console.log(`not tested: PostgreSQL does not run here: ${server}`);
  for (const [what, times] of counts) console.log(`${String(times).padStart(9)} ${what}`);
  console.log(
    `${String(seeds).padStart(9)} evenings, ${withPostgres} of them with PostgreSQL: ${failed ? 'a check failed' : 'every check held'}`,
  );
  if (failed) {
    console.log(
      `\n${failed.fault}\n\nnpm run chaos -- 1 --from ${failed.seed} --size ${failed.size}${fault ? ` --fault ${fault}` : ''}`,
    );
    process.exitCode = 1;
  }
} finally {
  if (typeof server !== 'string') await server.stop();
}
