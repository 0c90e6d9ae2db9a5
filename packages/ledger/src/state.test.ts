import { presets, withRule } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { scoresSoFar } from './index.ts';

test('players in riichi have already paid their stick', () => {
  const scores = [25_000, 24_000, 26_000, 25_000];
  expect(scoresSoFar({ rules: presets.standard, scores }, { riichi: [] })).toEqual(scores);
  expect(scoresSoFar({ rules: presets.standard, scores }, { riichi: [1, 3] })).toEqual([25_000, 23_000, 26_000, 24_000]);
  const dear = withRule(presets.standard, 'payments.riichiStick', 5000);
  expect(scoresSoFar({ rules: dear, scores }, { riichi: [0] })).toEqual([20_000, 24_000, 26_000, 25_000]);
});
