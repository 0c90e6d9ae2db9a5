import { presets } from '@tenbo/engine';
import type { Entry } from '@tenbo/ledger';
import { type Act, type TournamentEntry, tournamentOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { type LateRead, dismissal, undecidedLate } from './late.ts';

const plan = { title: 'Autumn', rules: presets.ema2016, standings: { ties: [] }, bye: 0 } as const;
const players = ['aki', 'ben', 'chie', 'dai'];
const START: Entry = { id: 's-1', after: [], event: { type: 'matchStarted', version: 3, rules: presets.ema2016, players } };
const note = (id: string, ...after: readonly string[]): Entry => ({ id, after, event: { type: 'noteAdded', text: id } });

const tournamentAfter = (...acts: readonly Act[]) =>
  tournamentOf(
    [
      { type: 'tournamentOpened', version: 1, plan } as const,
      ...players.map((player) => ({ type: 'playerEntered', player }) as const),
      { type: 'roundSeated', round: 1, tables: [{ table: 1, players }], byes: [] } as const,
      ...acts,
    ].map((act, i): TournamentEntry => ({ id: i === 5 ? 's' : `a${i}`, at: '2026-11-22T10:00:00Z', act })),
  );

const read = (...entries: readonly Entry[]): LateRead => ({
  arrived: entries.map((entry) => ({ match: 's-1', entry })),
  logs: new Map([['s-1', [START]]]),
});
const dismissed = (entry: string): Act => ({ type: 'lateDismissed', match: 's-1', entry });

test('what follows something that was dismissed brings it along: it could not be taken in alone', () => {
  const arrived = read(note('a', 's-1'), note('b', 'a'), note('other', 's-1'), note('c', 'b'));
  const late = undecidedLate(tournamentAfter(...['a', 'b', 'other'].map(dismissed)), arrived);
  expect(late.map(({ entries }) => entries.map(({ id }) => id))).toEqual([['a', 'b', 'c']]);
  expect(late[0]?.after.map(({ id }) => id)).toEqual(['s-1', 'a', 'b', 'c']);
  // Left as it is, nothing of it asks again.
  const left = late.flatMap((one) => dismissal(one));
  expect(undecidedLate(tournamentAfter(...['a', 'b', 'other'].map(dismissed), ...left), arrived)).toEqual([]);
});

test('what was dismissed, and nothing follows, is decided; so is what has become a part of its match', () => {
  expect(undecidedLate(tournamentAfter(dismissed('a')), read(note('a', 's-1')))).toEqual([]);
  const arrived = { ...read(note('a', 's-1'), note('b', 'a')), logs: new Map([['s-1', [START, note('a', 's-1')]]]) };
  expect(undecidedLate(tournamentAfter(), arrived).map(({ entries }) => entries.map(({ id }) => id))).toEqual([['b']]);
});
