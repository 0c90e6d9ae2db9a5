import { expect, test } from 'vitest';

import { parseRules, pointSteps, presets, unwrap, withRule } from '../index.ts';

const { standard } = presets;
const YAKUMAN = [8000, 16_000, 24_000, 32_000, 40_000, 48_000, 56_000];
const LIMITS = [2000, 3000, 4000, 6000];

const pointsOf = (...asked: Parameters<typeof pointSteps>) => pointSteps(...asked).map(({ basePoints }) => basePoints);

test('every value by ron, each once: han and fu, the limits, yakuman up to seven', () => {
  const [one, two, three] = [
    [240, 320, 400, 480, 560, 640, 720, 800, 880],
    [400, 480, 640, 800, 960, 1120, 1280, 1440, 1600, 1760],
    [800, 960, 1280, 1600, 1920],
  ];
  const belowMangan = [...new Set([...one, ...two, ...three])].toSorted((a, b) => a - b);
  expect(pointsOf(standard, 'ron')).toEqual([...belowMangan, ...LIMITS, ...YAKUMAN]);
});

test('each value is that of the fewest han that reach it', () => {
  const valueAt = (points: number) => pointSteps(standard, 'ron').find(({ basePoints }) => basePoints === points)?.value;
  expect(valueAt(480)).toEqual({ han: 1, fu: 60, yakuman: 0 });
  expect(valueAt(960)).toEqual({ han: 2, fu: 60, yakuman: 0 });
  expect(valueAt(2000)).toEqual({ han: 3, fu: 70, yakuman: 0 });
  expect(valueAt(8000)).toMatchObject({ han: 13, yakuman: 0 });
  expect(valueAt(16_000)).toEqual({ han: 0, fu: 0, yakuman: 2 });
});

test('one han with 110 fu is possible by ron only', () => {
  expect(pointsOf(standard, 'ron').filter((points) => !pointsOf(standard, 'tsumo').includes(points))).toEqual([880]);
});

test('with two han at least, the lowest value is seven pairs', () => {
  expect(pointsOf(standard, 'ron', 2)[0]).toBe(400);
  expect(pointsOf(withRule(standard, 'yaku.minimumHan', 2), 'ron')[0]).toBe(400);
});

test('yakuman go up to the limit of the rules; where only the highest counts, to one, or to a double one', () => {
  const highest = { yakumanStacking: 'highest', yakumanLimit: null };
  const lastUnder = (rules: object) => pointsOf(unwrap(parseRules(rules)), 'ron').at(-1);
  expect(lastUnder({ yaku: { yakumanLimit: 3 } })).toBe(24_000);
  expect(lastUnder({ yaku: { ...highest, doubleYakuman: [] } })).toBe(8000);
  expect(lastUnder({ yaku: { ...highest, doubleYakuman: ['kokushi13'] } })).toBe(16_000);
  expect(lastUnder({ yaku: { ...highest, doubleYakuman: [] }, points: { countedYakuman: 'perThirteen' } })).toBe(56_000);
});

test.each(Object.values(presets))('the values of $id are ascending', (rules) => {
  for (const by of ['ron', 'tsumo'] as const) {
    const points = pointsOf(rules, by);
    expect(points).toEqual([...new Set(points)].toSorted((a, b) => a - b));
  }
});

test('without limits han and fu reach far above several yakuman, and the values are ascending', () => {
  const points = pointsOf(withRule(standard, 'points.limits', 'none'), 'ron');
  expect(points.filter((one) => one > 56_000)).not.toEqual([]);
  expect(points).toEqual([...new Set(points)].toSorted((a, b) => a - b));
});
