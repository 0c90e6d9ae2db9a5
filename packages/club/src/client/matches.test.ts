import { presets, unwrap } from '@tenbo/engine';
import { newMatch } from '@tenbo/ledger';
import { TOURNAMENT_VERSION, type Act, tournamentOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { started } from '../../../../fixtures/logs.ts';
import { latestOf, linkFor, matchesOf } from './matches.ts';
import type { StoredLink } from './state.ts';

const PLAYERS = ['aki', 'ben', 'chie', 'dai'];
const ACTS: readonly Act[] = [
  {
    type: 'tournamentOpened',
    version: TOURNAMENT_VERSION,
    plan: { title: 'Autumn', rules: presets.tenhou, standings: { ties: [] }, bye: 0 },
  },
  ...PLAYERS.map((player) => ({ type: 'playerEntered', player }) as const),
  { type: 'roundSeated', round: 1, tables: [{ table: 3, players: PLAYERS }], byes: [] },
];
const LOG = ACTS.map((act, i) => ({ id: `act-${i}`, at: `2026-11-22T10:0${i}:00Z`, act }));
const club = { id: 'club-night', kind: 'match', subject: { table: 3 }, created: '2026-11-22T09:00:00Z', head: 12 } as const;

test('the match of a table is that of the latest round, whether or not its log exists yet, and its start is the same on every device', () => {
  expect(latestOf(matchesOf([club], undefined), 3)).toEqual({ log: 'club-night', table: 3, created: club.created, head: 12 });
  const tournament = tournamentOf(LOG);
  const latest = latestOf(matchesOf([club], tournament), 3);
  expect(latest).toMatchObject({ round: 1, table: 3, head: 0 });
  expect(unwrap(newMatch(latest?.start ?? started().log[0]!)).state.players).toEqual(PLAYERS);
  const made = { ...club, id: latest?.log ?? '', created: '2026-11-22T10:30:00Z', head: 4 };
  const all = matchesOf([club, made], tournament);
  expect(all.map(({ log, head }) => [log, head])).toEqual([
    [latest?.log, 4],
    ['club-night', 12],
  ]);
  expect(latestOf(all, 3)?.created).toBe(latest?.created);
  expect(latestOf(all, 4)).toBeUndefined();
});

test('in free play a table’s match is the last one that is not cleared, even if it was seated in the same moment', () => {
  const night = ACTS.map((act) =>
    act.type === 'tournamentOpened' ? { ...act, plan: { ...act.plan, isFree: true as const } } : act,
  );
  const more: readonly Act[] = [
    { type: 'roundSeated', round: 2, tables: [{ table: 3, players: PLAYERS.toReversed() }], byes: [] },
    { type: 'resultEntered', round: 2, table: 3, scores: [25_000, 25_000, 25_000, 25_000] },
  ];
  const latest = (...acts: readonly Act[]) => {
    const log = [...night, ...acts].map((act, i) => ({ id: `act-${i}`, at: '2026-11-22T10:00:00Z', act }));
    return latestOf(matchesOf([], tournamentOf(log)), 3)?.round;
  };
  expect(latest()).toBe(1);
  expect(latest(...more)).toBe(2);
  expect(latest(...more, { type: 'roundClosed', round: 2 })).toBe(1);
  const closed: readonly Act[] = [2, 1].flatMap((round) => [
    { type: 'resultEntered', round, table: 3, scores: [25_000, 25_000, 25_000, 25_000] },
    { type: 'roundClosed', round },
  ]);
  expect(latest(...more, ...closed)).toBe(2);
});

test('an official’s link comes before the table’s, and one that the server does not know is not used', () => {
  const link = (token: string, role: 'referee' | 'table' | 'spectator', table?: number): StoredLink => ({
    token,
    session: { event: 'event', link: token, role, subject: table === undefined ? {} : { table } },
  });
  const links = [
    { token: 'new' },
    link('looks', 'spectator'),
    link('t3', 'table', 3),
    link('t4', 'table', 4),
    link('ref', 'referee'),
  ];
  const best = (table: number | undefined, ...unknown: readonly string[]) =>
    linkFor(links, new Set(unknown), 'event', table)?.token;
  expect(best(3)).toBe('ref');
  expect(best(3, 'ref')).toBe('t3');
  expect(best(4, 'ref')).toBe('t4');
  expect(best(5, 'ref')).toBe('looks');
  expect(best(undefined, 'ref', 'looks', 't3', 't4')).toBeUndefined();
  expect(linkFor(links, new Set(), 'other', 3)).toBeUndefined();
});
