// Dora Mahjong, "EMA riichi mahjong scoring": several winners. The rest of the source is about single wins.
import { describe, expect, test } from 'vitest';

import { type Seat, presets } from '@tenbo/engine';

import { playMatch, ronOf } from '../../../../fixtures/play-match.ts';
import type { EnteredWin } from '../index.ts';

const dora = playMatch(presets.doramahjong);

const wins = (...hands: readonly (readonly [winner: Seat, han: number, fu: number])[]): EnteredWin[] =>
  hands.map(([winner, han, fu]) => ({ winner, value: { han, fu } }));

describe('the discarder pays each of several winners in full', () => {
  test.each([
    ['two', ronOf(0, wins([1, 3, 30], [2, 1, 40])), ['0→1 3900 hand', '0→2 1300 hand'], [-5200, 3900, 1300, 0]],
    ['two, East among them', ronOf(3, wins([0, 3, 30], [1, 3, 30])), ['3→0 5800 hand', '3→1 3900 hand'], [5800, 3900, 0, -9700]],
    [
      'three',
      ronOf(1, wins([0, 1, 30], [2, 5, 30], [3, 2, 30])),
      ['1→2 8000 hand', '1→3 2000 hand', '1→0 1500 hand'],
      [1500, -11_500, 8000, 2000],
    ],
  ])('%s', (_, hand, transfers, deltas) => {
    expect(dora.hand(hand)).toEqual({ transfers, deltas });
  });

  test('the second is paid in full even if that leaves the discarder below zero', () => {
    const { scores } = dora.after([ronOf(0, wins([1, 3, 30], [2, 1, 40]))], { scores: [4000, 30_000, 33_000, 33_000] });
    expect(scores).toEqual([-1200, 33_900, 34_300, 33_000]);
  });
});
