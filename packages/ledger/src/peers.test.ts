// Known faults of score keepers that take more than one hand to show; those of a single hand are in fixtures/tables/peers.jsonl.
import { describe, expect, test } from 'vitest';

import { presets } from '@tenbo/engine';

import { draw, handText, playMatch, ron, tsumo } from '../../../fixtures/play-match.ts';
import { standings } from './index.ts';

const rules = presets.standard;
const { after } = playMatch(rules);

/** Two are in tenpai and in riichi: each has 1,500 from another, and 1,000 on the table. */
const drawn = { ...draw(1, 2), riichi: [1, 2] } as const;

describe('riichi sticks lost when a match is ended early', () => {
  const state = after([drawn, { type: 'matchEnded', reason: 'agreed' }]);

  test('they are still on the table', () => {
    expect([state.scores, state.sticks, state.end]).toEqual([[23_500, 25_500, 25_500, 23_500], [1, 2], 'agreed']);
  });

  test('and go to the first in the settlement, with nothing lost', () => {
    const rows = standings(state, rules);
    expect(rows.map(({ seat, points }) => [seat, points])).toEqual([
      [1, 27_500],
      [2, 25_500],
      [0, 23_500],
      [3, 23_500],
    ]);
    expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  });
});

describe('a hand taken back or changed, and what follows left as it was', () => {
  /** The first dealer goes after the draw, so that the ron is the next dealer's: 1,500, 300 and two sticks. */
  const before = [drawn, ron(1, 3)] as const;

  test('the course as it was entered', () => {
    const state = after(before);
    expect([handText(state), state.scores, state.sticks]).toEqual(['E2-2', [23_500, 29_300, 25_500, 21_700], []]);
  });

  test('without the draw there is no honba, no stick, and another dealer', () => {
    const state = after([...before, { type: 'entryVoided', entry: '1' }]);
    expect([handText(state), state.scores, state.sticks]).toEqual(['E2-0', [25_000, 26_000, 25_000, 24_000], []]);
  });

  test('a tsumo of the first dealer in place of the draw: its sticks go to the dealer', () => {
    const hand = { ...tsumo(0), riichi: [1, 2] } as const;
    const state = after([...before, { type: 'entryReplaced', entry: '1', event: { type: 'handEnded', hand } }]);
    expect([handText(state), state.scores, state.sticks]).toEqual(['E2-0', [28_500, 24_800, 23_500, 23_200], []]);
  });
});
