import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { draw, handText, playMatch } from '../../../fixtures/play-match.ts';
import { courseAfter } from './course.ts';
import { conditions } from './index.ts';

test('a match that goes on has neither an end nor a choice of one', () => {
  const drawn = { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [3] } } as const;
  const course = courseAfter(drawn, { kyoku: 7, honba: 0 }, [40_000, 20_000, 20_000, 20_000], presets.standard);
  expect(Object.entries(course)).toEqual([
    ['kyoku', 7],
    ['honba', 1],
  ]);
});

test('a match without a last round goes on for hundreds of hands, each with a place of its own, until a player is bust', () => {
  const at = { scores: [1000, 5000] };
  const state = playMatch(presets.arcadeC, Array(400).fill(draw()), at);
  expect([handText(state), state.kyoku, state.end, state.mayEnd]).toEqual(['E1-1', 400, undefined, undefined]);
  expect(new Set(state.hands.map(({ before }) => `${before.kyoku}/${before.honba}`)).size).toBe(400);
  expect(playMatch(presets.arcadeC, [draw(1)], { ...at, kyoku: 400 })).toMatchObject({ scores: [0, 6000], end: 'bust' });
});

test('in such a match no hand is the last of a comeback: every end but a bust goes on', () => {
  const { goesOn } = conditions(playMatch(presets.arcadeC, [draw(), draw(), draw()], { scores: [1000, 5000] }), 0);
  expect(goesOn.draws).toEqual([[], [0], [0, 1]]);
  const [ofRon, ofTsumo] = goesOn.wins;
  expect(ofRon?.ranges.at(-1)?.most?.basePoints).toBeLessThan(5000 / 4);
  expect(ofTsumo?.ranges.at(-1)?.most?.basePoints).toBeLessThan(5000 / 4);
});
