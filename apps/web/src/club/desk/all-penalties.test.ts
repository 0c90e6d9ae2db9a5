import { presets, unwrap } from '@tenbo/engine';
import { type Log, type MatchEvent, append, newMatch, nextEntry, replay } from '@tenbo/ledger';
import { type Act, matchStartOf, tournamentOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { allPenalties } from './all-penalties.ts';

const PLAYERS = ['a', 'b', 'c', 'd'];
const rules = presets.ema2016;

function event(...further: readonly Act[]) {
  const acts: readonly Act[] = [
    { type: 'tournamentOpened', version: 1, plan: { title: 'Autumn', rules, standings: { ties: [] }, bye: 0 } },
    ...[...PLAYERS, 'e'].map((player) => ({ type: 'playerEntered', player }) as const),
    { type: 'roundSeated', round: 1, tables: [{ table: 3, players: PLAYERS }], byes: [] },
    ...further,
  ];
  const state = tournamentOf(acts.map((act, i) => ({ id: `act${i}`, at: '2026-11-22T10:00:00Z', act })));
  const round = state?.rounds[0];
  const table = round?.tables[0];
  if (!state || !round || !table) throw new Error('not seated');
  return { state, match: table.match, start: matchStartOf(round, table) };
}

function log(of: ReturnType<typeof event>, ...events: readonly MatchEvent[]): Log {
  return events.reduce(
    (match, one, i) => unwrap(append(match, nextEntry(match, one, { id: `e${i}` }))),
    unwrap(newMatch(of.start)),
  ).log;
}

const CHOMBO: MatchEvent = { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'chombo', by: [1] } } };
const GIVEN: MatchEvent = { type: 'penaltyGiven', seat: 2, ranking: 5 };

test('lists what the desk gave, what was entered in a match, and each chombo; their sum is what the results lose', () => {
  const of = event(
    { type: 'penaltyGiven', round: 1, player: 'a', total: -20_000, reason: 'late' },
    { type: 'penaltyGiven', round: 1, player: 'e', total: -1_000 },
  );
  const played = log(of, GIVEN, CHOMBO);
  const all = allPenalties(of.state, new Map([[of.match, played]]));
  expect(all.map(({ kind, player, table, total, reason }) => [kind, player, table, total, reason])).toEqual([
    ['desk', 'a', 3, -20_000, 'late'],
    ['desk', 'e', undefined, -1_000, undefined],
    ['match', 'c', 3, -5_000, undefined],
    ['chombo', 'b', 3, -rules.chombo.ranking * 1000, undefined],
  ]);
  const inMatch = all.filter(({ kind }) => kind !== 'desk').reduce((sum, { total }) => sum + total, 0);
  expect(inMatch).toBe(-1000 * replay(played).penalties.reduce((sum, one) => sum + one, 0));
});

test('what was taken back, and what a result entered by hand has replaced, does not count', () => {
  const of = event();
  const undone = log(of, GIVEN, { type: 'entryVoided', entry: 'e0' });
  expect(allPenalties(of.state, new Map([[of.match, undone]]))).toEqual([]);
  const entered = event({ type: 'resultEntered', round: 1, table: 3, scores: [30_000, 30_000, 30_000, 30_000] });
  expect(allPenalties(entered.state, new Map([[entered.match, log(entered, GIVEN, CHOMBO)]]))).toEqual([]);
});

test('a chombo that is paid at the table says how much', () => {
  const of = event();
  const start = { ...of.start, event: { ...of.start.event, rules: presets.standard } } as typeof of.start;
  const played = log({ ...of, start }, CHOMBO);
  const [line] = replay(played).hands;
  const [one] = allPenalties(
    { ...of.state, rounds: of.state.rounds.map((round) => ({ ...round, rules: presets.standard })) },
    new Map([[of.match, played]]),
  );
  expect(one?.paid).toBe(-(line?.deltas[1] ?? 0));
});
