import { presets } from '@tenbo/engine';
import { readResults } from '@tenbo/records';
import { type Act, resultsOf, tournamentOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { part } from '../../fixtures/effort.ts';
import { resultActs } from '../../apps/web/src/club/desk/result-acts.ts';
import { splitCells } from '../../apps/web/src/club/desk/results-file.ts';
import { type Choose, oneOf, seeded } from '../../fixtures/wins.ts';
import { LISTS } from './lists.ts';
import { mutatedText } from './mutations.ts';

const PLAN = { title: 'Autumn', rules: presets.ema2025, standings: { ties: [] }, bye: 0 } as const;

/** Enters mutated results of past rounds. @returns whether the whole file was good */
function attack(choose: Choose): boolean {
  const input = mutatedText(choose, oneOf(choose, LISTS));
  const plan = choose(2) === 0 ? PLAN : { ...PLAN, isFree: true as const };
  const entriesOf = (acts: readonly Act[]) =>
    [{ type: 'tournamentOpened', version: 1, plan } as const, ...acts].map((act, i) => ({ id: `e${i}`, at: '', act }));
  const before = tournamentOf(entriesOf([]));
  if (!before) throw new Error('not opened');
  const { rows, faults } = readResults(input, { split: splitCells });
  let ids = 0;
  const done = resultActs(
    rows,
    before,
    (player) => player,
    () => `p${++ids}`,
  );
  const all = [...faults, ...done.faults];
  const after = tournamentOf(entriesOf(done.acts));
  if (!after || after.aside.length > 0) throw new Error(`set aside: ${JSON.stringify(after?.aside)}`);
  const seated = rows.filter(({ table }) => table !== undefined).length;
  const entered = resultsOf(after, new Map()).length;
  if (all.length === 0 && entered !== seated) throw new Error(`${seated} rows, but ${entered} results`);
  return all.length === 0;
}

// Not among the targets of `npm run fuzz`: plain Node finds no named exports in the CSV parser, which is made for bundlers.
const FILES = part(2000);

test(`${FILES} mutated files of results: nothing throws, what fits is entered, and no row of a good file is lost`, () => {
  const good = Array.from({ length: FILES }, (_, seed) => attack(seeded(seed))).filter(Boolean);
  expect(good.length).toBeGreaterThan(FILES / 100);
});
