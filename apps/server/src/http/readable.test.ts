import { presets } from '@tenbo/engine';
import { type Tournament, tournamentOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { readable } from './readable.ts';

const AT = '2026-11-22T18:30:00Z';
const plan = { title: 'Finals', rules: presets.ema2016, standings: { ties: [] }, bye: 0 } as const;
const opened = (hides: boolean) =>
  tournamentOf([
    {
      id: 'a',
      at: AT,
      act: { type: 'tournamentOpened', version: 1, plan: hides ? { ...plan, hidesResults: true } : plan },
    },
  ]) as Tournament;
const LOG = { id: 'event/tournament', subject: '{}' };
const SPECTATOR = { role: 'spectator', subject: {} } as const;
/** An act of a version that this one does not know, as it may be in an imported event. */
const LATER = JSON.stringify({ id: 'b', at: AT, act: { type: 'resultImproved', scores: [98_765] } });

test('what only a later version can read is withheld while results are hidden, and stays in its place', () => {
  const harmless = JSON.stringify({ id: 'c', at: AT, act: { type: 'playerLeft', player: 'aki' } });
  expect(readable(SPECTATOR, LOG, [LATER, harmless], opened(true))).toEqual([
    JSON.stringify({ id: 'b', at: AT, act: { type: 'withheld' } }),
    harmless,
  ]);
  const all = [LATER, harmless];
  expect(readable(SPECTATOR, LOG, all, opened(false))).toEqual(all);
  expect(readable({ role: 'referee', subject: {} }, LOG, all, opened(true))).toEqual(all);
});
