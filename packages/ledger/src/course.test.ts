import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { courseAfter } from './course.ts';

test('a match that goes on has neither an end nor a choice of one', () => {
  const draw = { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [3] } } as const;
  const course = courseAfter(draw, { kyoku: 7, honba: 0 }, [40_000, 20_000, 20_000, 20_000], presets.standard);
  expect(Object.entries(course)).toEqual([
    ['kyoku', 7],
    ['honba', 1],
  ]);
});
