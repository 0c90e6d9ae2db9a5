import { expect, test } from 'vitest';

import { wayBetween, wayOfSticks } from './ways.ts';

const middle = { x: 200, y: 150 };
const card = (x: number, y: number) => ({ x, y, w: 60, h: 30 });
const [bottom, right, top, left] = [card(200, 270), card(340, 150), card(200, 30), card(60, 150)];

test.each([
  ['the left pays the top round the outside', left, top, 'M60 115Q60 30 132 30'],
  ['the top pays the left the same way back', top, left, 'M135 30Q60 30 60 112'],
  ['the right pays the bottom round the outside', right, bottom, 'M340 185Q340 270 268 270'],
  ['the bottom pays the top through the middle', bottom, top, 'M226 235L226 68'],
  ['the right pays the left through the middle', right, left, 'M275 120L128 120'],
])('%s', (_, from, to, path) => {
  expect(wayBetween(from, to, middle).path).toBe(path);
});

test('sticks go from the middle to the player who takes them, or from the player who lays them to the middle', () => {
  expect(wayOfSticks(top, middle, true)).toBe('M200 138L200 68');
  expect(wayOfSticks(left, middle, false)).toBe('M128 150L170 150');
});
