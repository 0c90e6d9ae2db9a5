import { presets } from '@tenbo/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Act, TournamentEntry } from './acts.ts';
import { checkAct } from './check.ts';
import { parseTournamentEntry } from './parse.ts';
import { resultsOf, standingsOf } from './results.ts';
import { tournamentOf, withAct } from './tournament.ts';

const at = '2026-11-22T10:00:00Z';
const plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 } as const;
const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];

const player = fc.constantFrom(...PLAYERS);
const round = fc.integer({ min: 1, max: 3 });
const table = fc.integer({ min: 1, max: 2 });
const seat = fc.constantFrom(0, 1, 2, 3);
const place = { round, table };
/** Scores that add up to four times 30,000, or almost. */
const scores = fc
  .tuple(
    fc.integer({ min: -100, max: 600 }),
    fc.integer({ min: -100, max: 600 }),
    fc.integer({ min: -100, max: 600 }),
    fc.boolean(),
  )
  .map(([a, b, c, isWrong]) => [...[a, b, c].map((one) => one * 100), 120_000 - (a + b + c) * 100 + (isWrong ? 100 : 0)]);

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ type: fc.constant('playerEntered' as const), player }),
  fc.record({ type: fc.constant('playerLeft' as const), player }),
  fc.record({
    type: fc.constant('roundSeated' as const),
    round,
    tables: fc.shuffledSubarray(PLAYERS, { minLength: 8 }).map((order) => [
      { table: 1, players: order.slice(0, 4) },
      { table: 2, players: order.slice(4) },
    ]),
    byes: fc.constant([]),
  }),
  fc.record({ type: fc.constant('seatTaken' as const), ...place, seat, player }),
  fc.record({ type: fc.constant('resultConfirmed' as const), ...place, digest: fc.constant('d'.repeat(64)) }),
  fc.record({ type: fc.constant('resultEntered' as const), ...place, scores }),
  fc.record({ type: fc.constant('penaltyGiven' as const), round, player, total: fc.integer({ min: -50, max: 0 }) }),
  fc.record({ type: fc.constant('actWithdrawn' as const), entry: fc.integer({ min: 0, max: 40 }).map((n) => `e${n}`) }),
  fc.record({ type: fc.constant('roundClosed' as const), round }),
  fc.record({ type: fc.constant('roundReopened' as const), round }),
);

const log: fc.Arbitrary<readonly TournamentEntry[]> = fc
  .tuple(fc.boolean(), fc.array(act, { maxLength: 60 }))
  .map(([isFree, acts]) =>
    [
      { type: 'tournamentOpened' as const, version: 1, plan: isFree ? { ...plan, isFree } : plan },
      ...PLAYERS.map((one) => ({ type: 'playerEntered' as const, player: one })),
      ...acts,
    ].map((one, i) => ({ id: `e${i}`, at, act: one })),
  );

test('each act counts, or is set aside with the reason that checkAct gave before', () => {
  fc.assert(
    fc.property(log, (entries) => {
      const aside: unknown[] = [];
      let tournament = tournamentOf(entries.slice(0, 1));
      for (const entry of entries.slice(1)) {
        const error = checkAct(tournament, entry.act);
        if (error) aside.push({ entry, error });
        tournament = withAct(tournament, entry);
      }
      expect(tournament?.aside).toEqual(aside);
      expect(tournamentOf(entries)).toEqual(tournament);
      expect(entries.every((entry) => parseTournamentEntry(structuredClone(entry)).ok)).toBe(true);
    }),
  );
});

test('no player has two seats in a round, and the results of each table add up to zero', () => {
  fc.assert(
    fc.property(log, (entries) => {
      const tournament = tournamentOf(entries);
      if (!tournament) throw new Error('not opened');
      for (const { tables } of tournament.rounds) {
        const everybody = tables.flatMap(({ players }) => players);
        expect(new Set(everybody).size).toBe(everybody.length);
      }
      const results = resultsOf(tournament, new Map());
      const entered = tournament.rounds.flatMap(({ tables }) => tables.filter((one) => one.entered));
      expect(results).toHaveLength(4 * entered.length);
      expect(results.reduce((sum, { total }) => sum + total, 0)).toBe(0);
      const penalties = tournament.penalties.reduce((sum, { total }) => sum + total, 0);
      expect(standingsOf(tournament, new Map()).reduce((sum, { total }) => sum + total, 0)).toBe(penalties);
    }),
  );
});

test('in free play tables are independent: their acts may be interleaved in any order', () => {
  const seating = (of: number): Act => ({
    type: 'roundSeated',
    round: of,
    tables: [{ table: of, players: PLAYERS.slice(4 * (of - 1), 4 * of) }],
    byes: [],
  });
  const ofTable = (of: number): fc.Arbitrary<readonly Act[]> =>
    fc.array(
      fc.oneof(
        fc.record({ type: fc.constant('resultEntered' as const), round: fc.constant(of), table: fc.constant(of), scores }),
        fc.record({
          type: fc.constant('resultConfirmed' as const),
          round: fc.constant(of),
          table: fc.constant(of),
          digest: fc.constant('d'.repeat(64)),
        }),
        fc.record({ type: fc.constantFrom('roundClosed' as const, 'roundReopened' as const), round: fc.constant(of) }),
        fc.record({
          type: fc.constant('tableExtended' as const),
          round: fc.constant(of),
          table: fc.constant(of),
          minutes: fc.constant(5),
        }),
      ),
      { maxLength: 8 },
    );
  const before = [
    { type: 'tournamentOpened' as const, version: 1, plan: { ...plan, isFree: true as const } },
    ...PLAYERS.map((one) => ({ type: 'playerEntered' as const, player: one })),
    seating(1),
    seating(2),
  ];
  fc.assert(
    fc.property(ofTable(1), ofTable(2), fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }), (first, second, turns) => {
      const named = (acts: readonly Act[], by: string) => acts.map((one, i) => ({ id: `${by}${i}`, at, act: one }));
      const [ones, twos] = [named(first, 'a'), named(second, 'b')];
      const shuffled: TournamentEntry[] = [];
      const [restOfOnes, restOfTwos] = [[...ones], [...twos]];
      for (const isFirst of turns) shuffled.push(...(isFirst ? restOfOnes : restOfTwos).splice(0, 1));
      shuffled.push(...restOfOnes, ...restOfTwos);
      const opened = named(before, 'o');
      const one = tournamentOf([...opened, ...ones, ...twos]);
      const other = tournamentOf([...opened, ...shuffled]);
      expect(other?.rounds).toEqual(one?.rounds);
      expect(other && standingsOf(other, new Map())).toEqual(one && standingsOf(one, new Map()));
      expect(other?.aside).toHaveLength(one?.aside.length ?? -1);
    }),
  );
});
