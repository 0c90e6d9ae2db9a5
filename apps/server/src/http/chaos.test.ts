import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, inject, test } from 'vitest';

import { playEvening } from '../../testing/chaos/evening.ts';
import { playEvenings } from '../../testing/chaos/evenings.ts';
import { FAULTS, type Fault } from '../../testing/chaos/fault.ts';
import { HAPPENINGS } from '../../testing/chaos/witness.ts';
import { upTo } from '../../testing/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenbo-chaos-'));
afterAll(() => rmSync(folder, { recursive: true }));

const postgres = inject('postgres');
/** Twenty evenings take long where other tests run beside them. */
const LONG = 300_000;

test(
  'whatever networks, phones and servers do, nothing is lost, what is closed stays closed, and all copies agree at the end (`npm run chaos`: 1,000 evenings)',
  async () => {
    const { failed, counts } = await playEvenings({
      seeds: upTo(20),
      postgres: 'address' in postgres ? postgres.address : undefined,
    });
    expect(failed?.fault).toBeUndefined();
    // Everything that can happen has happened: quiet evenings would prove nothing.
    expect([...counts.keys()].toSorted()).toEqual([...HAPPENINGS].toSorted());
  },
  LONG,
);

test.each([
  ['of free play', 9],
  ['with rounds', 8],
])('the same seed gives the same evening %s', async (_, seed) => {
  const [one, other] = [
    await playEvening({ seed, size: 2, place: { file: join(folder, `one-${seed}.db`) } }),
    await playEvening({ seed, size: 2, place: { file: join(folder, `other-${seed}.db`) } }),
  ];
  expect(one.story.length).toBeGreaterThan(50);
  expect(other.story).toEqual(one.story);
});

/** For each planted fault, a seed whose evening shows it. */
const SHOWN_BY: { readonly [F in Fault]: number } = { answersFirst: 1, notifiesFirst: 2, countsLate: 12, forgetsWaiting: 1 };

test.each(FAULTS)(
  'finds the planted fault %s',
  async (fault) => {
    const { failed } = await playEvenings({ seeds: [SHOWN_BY[fault]], postgres: undefined, fault });
    expect(failed?.fault).toMatch(/WRONG/);
  },
  LONG,
);
