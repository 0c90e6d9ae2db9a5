// `npm run fuzz`: mutated inputs for some minutes, then growing inputs. A failing case prints its seed, and `npm run fuzz -- --seed N --minutes 0`
// repeats it. `--minutes` covers all targets together.
import { parseArgs } from 'node:util';

import { seeded } from '../../fixtures/wins.ts';
import { GROWING } from './growing.ts';
import { TARGETS, type Target } from './targets.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } } });
const first = Number(values.seed);
const share = (Number(values.minutes) * 60_000) / TARGETS.length;
const LONGEST_ANSWER = 64_000;
const SLOWEST = 2000;

let failures = 0;
for (const target of TARGETS) failures += await attackFor(target);
for (const [name, input, act] of GROWING) failures += await grow(name, input, act);
process.exitCode = failures > 0 ? 1 : 0;

/** Attacks a target for its share of the time, with at least one case. @returns how many cases failed */
async function attackFor({ name, attack }: Target): Promise<number> {
  const end = Date.now() + share;
  const before = heap();
  let failed = 0;
  let cases = 0;
  let slowest = { took: 0, seed: first };
  let longest = { length: 0, seed: first };
  do {
    const seed = first + cases++;
    const begin = performance.now();
    try {
      const { answer } = await attack(seeded(seed));
      if (answer.length > longest.length) longest = { length: answer.length, seed };
    } catch (error) {
      failed++;
      if (failed <= 5) console.error(`  ${name}, seed ${seed}:`, error);
    }
    const took = performance.now() - begin;
    if (took > slowest.took) slowest = { took, seed };
  } while (Date.now() < end);
  const grown = (heap() - before) / 2 ** 20;
  console.log(
    `${name}: ${cases} cases, ${failed} failed; slowest ${slowest.took.toFixed(0)} ms (seed ${slowest.seed}), ` +
      `longest answer ${longest.length} characters (seed ${longest.seed}), memory ${grown >= 0 ? '+' : ''}${grown.toFixed(1)} MB`,
  );
  return failed + Number(longest.length > LONGEST_ANSWER) + Number(slowest.took > SLOWEST);
}

/** Times an input and one four times as long; more than twice linear time is a failure. */
async function grow(name: string, inputOf: (n: number) => unknown, act: (input: never) => unknown): Promise<number> {
  const [small, large] = [inputOf(1), inputOf(4)];
  await act(small as never);
  const [once, fourTimes] = [await timeOf(() => act(small as never)), await timeOf(() => act(large as never))];
  const ratio = fourTimes / once;
  console.log(`${name}: ${once.toFixed(1)} ms, four times as much ${fourTimes.toFixed(1)} ms`);
  return Number(fourTimes > 50 && ratio > 8);
}

/** The fastest of three runs. */
async function timeOf(act: () => unknown): Promise<number> {
  let least = Infinity;
  for (let nth = 0; nth < 3; nth++) {
    const begin = performance.now();
    await act();
    least = Math.min(least, performance.now() - begin);
  }
  return least;
}

/** Bytes in use after garbage collection. */
function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
