import { presets } from '@tenbo/engine';
import { type MatchEvent, replay } from '@tenbo/ledger';
import type { Act, Plan, Tournament } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { PLAN, entered, playedAt, tournamentAfter } from '../testing.ts';
import { allPenalties } from './all-penalties.ts';

const SEATED: Act = { type: 'roundSeated', round: 1, tables: [{ table: 3, players: ['a', 'b', 'c', 'd'] }], byes: [] };
const event = (plan: Plan, ...acts: readonly Act[]) =>
  tournamentAfter(plan, ...entered('a', 'b', 'c', 'd', 'e'), SEATED, ...acts);
const played = (of: Tournament, ...events: readonly MatchEvent[]) => playedAt(of, 1, 3, ...events);
const logsOf = (log: ReturnType<typeof played>) => new Map([[log[0]?.id ?? '', log]]);

const CHOMBO: MatchEvent = { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'chombo', by: [1] } } };
const GIVEN: MatchEvent = { type: 'penaltyGiven', seat: 2, ranking: 5 };

test('lists what the desk gave, what was entered in a match, and each chombo; their sum is what the results lose', () => {
  const of = event(
    PLAN,
    { type: 'penaltyGiven', round: 1, player: 'a', total: -20_000, reason: 'late' },
    { type: 'penaltyGiven', round: 1, player: 'e', total: -1_000 },
  );
  const log = played(of, GIVEN, CHOMBO);
  const all = allPenalties(of, logsOf(log));
  expect(all.map(({ kind, player, table, total, reason }) => [kind, player, table, total, reason])).toEqual([
    ['desk', 'a', 3, -20_000, 'late'],
    ['desk', 'e', undefined, -1_000, undefined],
    ['match', 'c', 3, -5_000, undefined],
    ['chombo', 'b', 3, -PLAN.rules.chombo.ranking * 1000, undefined],
  ]);
  const inMatch = all.filter(({ kind }) => kind !== 'desk').reduce((sum, { total }) => sum + total, 0);
  expect(inMatch).toBe(-1000 * replay(log).penalties.reduce((sum, one) => sum + one, 0));
});

test('what was taken back, and what a result entered by hand has replaced, does not count', () => {
  const of = event(PLAN);
  const [, given] = played(of, GIVEN);
  const undone = played(of, GIVEN, { type: 'entryVoided', entry: given?.id ?? '' });
  expect(allPenalties(of, logsOf(undone))).toEqual([]);
  const byHand = event(PLAN, { type: 'resultEntered', round: 1, table: 3, scores: [30_000, 30_000, 30_000, 30_000] });
  expect(allPenalties(byHand, logsOf(played(byHand, GIVEN, CHOMBO)))).toEqual([]);
});

test('a chombo that is paid at the table says how much', () => {
  const of = event({ ...PLAN, rules: presets.standard });
  const log = played(of, CHOMBO);
  const [line] = replay(log).hands;
  const [one] = allPenalties(of, logsOf(log));
  expect(one?.paid).toBe(-(line?.deltas[1] ?? 0));
});
