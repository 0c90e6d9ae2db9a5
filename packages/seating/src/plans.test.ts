import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cases } from '../../../fixtures/effort.ts';
import { seatBalanced } from './balanced.ts';
import { certify } from './certificate.ts';
import { drawNumbers, seatByLot } from './drawn.ts';
import { type Field, type Round, everybodyIn, presentIn } from './field.ts';
import { Random } from './cooling.ts';
import { repairSeating, seatsChanged } from './repair.ts';
import { seatSwiss } from './swiss.ts';
import { withWinds } from './winds.ts';

/** Fields with any combination of constraints. */
const fields = fc
  .record({ players: fc.integer({ min: 8, max: 44 }), seats: fc.constantFrom(3, 4), seed: fc.string() })
  .chain(({ players, seats, seed }) => {
    const numbers = fc.integer({ min: 0, max: players - 1 });
    return fc.record({
      seed: fc.constant(seed),
      field: fc.record({
        players: fc.constant(players),
        seats: fc.constant(seats),
        teams: fc.uniqueArray(numbers, { maxLength: 6 }).map((team) => [team]),
        apart: fc
          .array(fc.tuple(numbers, numbers), { maxLength: 3 })
          .map((pairs) => pairs.filter(([one, other]) => one !== other)),
        absent: fc.uniqueArray(numbers, { maxLength: players - 2 * seats }),
      }),
    });
  }) as fc.Arbitrary<{ seed: string; field: Field }>;

function valueOf<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Every present player has one place in each round, and every table is full or empty. */
function expectWhole(field: Field, rounds: readonly Round[]): void {
  for (const round of rounds) {
    expect(everybodyIn(round).toSorted((one, other) => one - other)).toEqual(presentIn(field));
    expect(round.tables.every((table) => table.length === field.seats || table.length === 0)).toBe(true);
    expect(round.byes.length).toBe(presentIn(field).length % (field.seats ?? 4));
  }
}

/** Checks that no figure is better than its bound. */
function expectBounds(field: Field, rounds: readonly Round[]): void {
  const { repeats, clashes, winds, visits, byes } = certify(field, rounds);
  for (const { value, least } of [repeats, clashes, winds, visits, byes]) expect(value).toBeGreaterThanOrEqual(least);
  expect(byes.value).toBe(byes.least);
}

describe('any field', { timeout: 60_000 }, () => {
  test('gives every player one place in each round', () => {
    fc.assert(
      fc.property(fields, ({ field, seed }) => {
        const balanced = valueOf(seatBalanced(field, 2, seed));
        const next = valueOf(
          seatSwiss({ ...field, played: balanced }, drawNumbers([...Array(field.players).keys()], seed), seed),
        );
        const drawn = valueOf(seatByLot(field, 3, seed));
        for (const rounds of [balanced, [...balanced, next], drawn]) {
          expectWhole(field, rounds);
          expectBounds(field, rounds);
        }
      }),
      { numRuns: cases(8) },
    );
  });

  test('keeps the counts of winds within one of each other', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 1, max: 9 }), ({ field, seed }, rounds) => {
        const drawn = valueOf(seatByLot(field, rounds, seed));
        const tables = withWinds(
          drawn.map((round) => round.tables),
          field.seats ?? 4,
        );
        const seated = tables.map((round, r) => ({ tables: round, byes: drawn[r]?.byes ?? [] }));
        expectWhole(field, seated);
        expect(certify(field, seated).winds.value).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('stays complete when players leave and arrive', () => {
    const change = fc.record({ leave: fc.integer({ min: 0, max: 9 }), come: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(fields, change, ({ field, seed }, { leave, come }) => {
        const rounds = valueOf(seatByLot(field, 4, seed));
        const [first, ...announced] = rounds as [Round, ...Round[]];
        const present = presentIn(field);
        const left = new Random(seed).shuffled(present).slice(0, Math.min(leave, present.length - (field.seats ?? 4)));
        const now = { ...field, players: field.players + come, absent: [...(field.absent ?? []), ...left], played: [first] };
        const repaired = valueOf(repairSeating(now, announced, seed));
        expectWhole(now, repaired);
      }),
      { numRuns: cases(8) },
    );
  });
});

describe('the same request', () => {
  test('gives the same plan, and a different one with another seed', () => {
    expect(seatBalanced({ players: 23 }, 3, 'a')).toEqual(seatBalanced({ players: 23 }, 3, 'a'));
    expect(seatBalanced({ players: 23 }, 3, 'a')).not.toEqual(seatBalanced({ players: 23 }, 3, 'b'));
  });

  test('draws the same numbers on every machine', () => {
    const random = new Random('2026-11-23 点棒');
    expect([random.word(), random.word(), random.word()]).toEqual([2755716963, 2995449351, 4106666200]);
    expect(drawNumbers(['a', 'b', 'c', 'd', 'e'], 'tenbo').join('')).toBe('dceab');
  });

  test('draws every order equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = drawNumbers(['a', 'b', 'c', 'd'], `draw ${i}`).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // With fair draws, the sum of squared differences from 1,000, divided by 1,000, exceeds 49.7 once in a thousand times.
    expect([...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(49.7);
  });
});

describe('teams', () => {
  test('of equal size never meet internally, and nobody meets twice', () => {
    const teams = Array.from({ length: 8 }, (_, team) => [0, 1, 2, 3].map((i) => team + 8 * i));
    const field = { players: 32, teams };
    const { clashes, repeats, winds } = certify(field, valueOf(seatBalanced(field, 8, 'league')));
    expect([clashes.value, repeats.value, winds.value]).toEqual([0, 0, 0]);
  });

  test('of any size do not meet internally if there are enough tables', () => {
    const field = {
      players: 30,
      teams: [
        [0, 1, 2],
        [3, 4, 5, 6, 7],
        [8, 9],
      ],
      apart: [
        [10, 11],
        [11, 12],
      ] as const,
    };
    expect(certify(field, valueOf(seatBalanced(field, 6, 'teams'))).clashes.value).toBe(0);
  });
});

describe('a player who cannot change tables', () => {
  test('stays, and all others move', () => {
    const field = {
      players: 40,
      stays: [
        { player: 7, table: 3 },
        { player: 20, table: 0 },
      ],
    };
    const rounds = valueOf(seatBalanced(field, 8, 'wheelchair'));
    expect(rounds.every(({ tables }) => tables[3]?.includes(7) && tables[0]?.includes(20))).toBe(true);
    expect(certify(field, rounds)).toMatchObject({ repeats: { value: 0 }, winds: { value: 0 } });
  });
});

describe('a repair', () => {
  const field = { players: 40 };
  const plan = valueOf(seatBalanced(field, 8, 'spring'));
  const played = plan.slice(0, 4);
  const announced = plan.slice(4);

  test('changes nothing if nobody left', () => {
    expect(repairSeating({ ...field, played }, announced, 'x')).toEqual({ ok: true, value: announced });
  });

  test('after four players leave causes no repeats, and most keep their seats', () => {
    const now = { ...field, played, absent: [3, 11, 22, 38] };
    const rounds = valueOf(repairSeating(now, announced, 'x'));
    expect(certify(now, rounds).repeats.value).toBe(0);
    expect(seatsChanged(announced, rounds)).toBeLessThan(72);
  });

  test('gives a substitute the seat of a player who left, if that causes no repeats', () => {
    const now = { players: 41, played, absent: [5] };
    const rounds = valueOf(repairSeating(now, announced, 'x'));
    expect(seatsChanged(announced, rounds)).toBe(0);
    expect(rounds.every(({ tables }) => tables.flat().includes(40))).toBe(true);
  });
});

test.each([
  [{ players: 3 }, 1, [{ code: 'notInRange', what: 'players', value: 3, least: 4, most: 2000 }]],
  [{ players: 16.5 }, 1, [{ code: 'notInRange', what: 'players', value: 16.5, least: 4, most: 2000 }]],
  [{ players: 16 }, 0, [{ code: 'notInRange', what: 'rounds', value: 0, least: 1, most: 100 }]],
  [
    { players: 8, absent: [8, -1] },
    1,
    [
      { code: 'noSuchPlayer', player: 9, players: 8 },
      { code: 'noSuchPlayer', player: 0, players: 8 },
    ],
  ],
  [
    {
      players: 8,
      teams: [
        [1, 2],
        [2, 3],
      ],
    },
    1,
    [{ code: 'listedTwice', player: 3 }],
  ],
  [{ players: 8, absent: [0, 1, 2, 3, 4] }, 1, [{ code: 'tooFew', present: 3, seats: 4 }]],
  [{ players: 8, stays: [{ player: 0, table: 2 }] }, 1, [{ code: 'notInRange', what: 'table', value: 3, least: 1, most: 2 }]],
  [
    {
      players: 8,
      stays: [
        { player: 0, table: 1 },
        { player: 1, table: 1 },
      ],
    },
    1,
    [{ code: 'sameTable', table: 2 }],
  ],
] as const)('%j for %i rounds is refused', (field, rounds, error) => {
  expect(seatBalanced(field, rounds, '')).toEqual({ ok: false, error });
  expect(seatByLot(field, rounds, '')).toEqual({ ok: false, error });
});

test('a standing must have every player once', () => {
  expect(seatSwiss({ players: 5 }, [0, 1, 1, 7], '')).toMatchObject({
    error: [
      { code: 'noSuchPlayer', player: 8 },
      { code: 'listedTwice', player: 2 },
      { code: 'notInStanding', player: 3 },
      { code: 'notInStanding', player: 4 },
      { code: 'notInStanding', player: 5 },
    ],
  });
});
