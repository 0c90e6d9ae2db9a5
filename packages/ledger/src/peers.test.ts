// Known faults of other score keepers that need more than one hand to show. Those of a single hand are in fixtures/tables/peers.jsonl.
import { describe, expect, test } from 'vitest';

import { presets } from '@tenbo/engine';

import { draw, handText, playMatch, ron, tsumo } from '../../../fixtures/play-match.ts';
import { settleMatch } from './index.ts';

const rules = presets.standard;
const after = (events: Parameters<typeof playMatch>[1]) => playMatch(rules, events);

/** Two players in riichi and tenpai: each gains 1,500 and has 1,000 on the table. */
const drawn = { ...draw(1, 2), riichi: [1, 2] } as const;

describe('riichi sticks when a match ends early', () => {
  const state = after([drawn, { type: 'matchEnded', reason: 'agreed' }]);

  test('stay on the table', () => {
    expect([state.scores, state.sticks, state.end]).toEqual([[23_500, 25_500, 25_500, 23_500], [1, 2], 'agreed']);
  });

  test('go to the first in the settlement, and nothing is lost', () => {
    const rows = settleMatch(state, rules);
    expect(rows.map(({ seat, points }) => [seat, points])).toEqual([
      [1, 27_500],
      [2, 25_500],
      [0, 23_500],
      [3, 23_500],
    ]);
    expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  });
});

describe('after a hand is taken back or corrected, what follows is worked out again', () => {
  /** The first dealer does not stay after the draw, so the next dealer wins the ron: 1,500, 300 and two sticks. */
  const before = [drawn, ron(1, 3)] as const;

  test('the match as entered', () => {
    const state = after(before);
    expect([handText(state), state.scores, state.sticks]).toEqual(['E2-2', [23_500, 29_300, 25_500, 21_700], []]);
  });

  test('without the draw there are no honba, no sticks, and another dealer', () => {
    const state = after([...before, { type: 'entryVoided', entry: '1' }]);
    expect([handText(state), state.scores, state.sticks]).toEqual(['E2-0', [25_000, 26_000, 25_000, 24_000], []]);
  });

  test('with a tsumo by the first dealer instead of the draw, its sticks go to that dealer', () => {
    const hand = { ...tsumo(0), riichi: [1, 2] } as const;
    const state = after([...before, { type: 'entryReplaced', entry: '1', event: { type: 'handEnded', hand } }]);
    expect([handText(state), state.scores, state.sticks]).toEqual(['E2-0', [28_500, 24_800, 23_500, 23_200], []]);
  });
});
