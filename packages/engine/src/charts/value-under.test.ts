import { describe, expect, test } from 'vitest';

import {
  type NamedValue,
  type RuleSet,
  type WonBy,
  fuMatter,
  mostYakuman,
  parseRules,
  pointSteps,
  presets,
  unwrap,
  valueUnder,
  withRule,
} from '../index.ts';

const { standard, arcadeC, shanghai, doramahjong, mleague } = presets;
const aotenjou = withRule(standard, 'points.limits', 'none');

const found = (named: NamedValue, rules: RuleSet = standard, by: WonBy = 'ron') => {
  const value = valueUnder(named, by, rules);
  return value.ok ? value.value : value.error;
};

describe('han and fu', () => {
  // Four closed quads of terminals, a pair of double winds and its wait: 20 + 10 + 128 + 4 + 2 fu are 170.
  test.each([
    [1, 30, 240],
    [2, 25, 400],
    [4, 170, 2000],
  ])('%d han %d fu', (han, fu, basePoints) => {
    expect(found({ han, fu })).toEqual({ basePoints, value: { han, fu, yakuman: 0 } });
  });

  test.each([
    [2, 10],
    [3, 35],
    [3, 50.5],
    [4, 180],
    [1.5, 30],
  ])('%d han %d fu are none', (han, fu) => {
    expect(found({ han, fu })).toStrictEqual({ code: 'noSuchValue', han, fu });
  });

  test('numbers that no hand has are refused with the reason', () => {
    const why = { code: 'sevenPairs', by: 'ron', fu: 25, han: 2 };
    expect(found({ han: 1, fu: 25 })).toEqual({ code: 'noSuchValue', han: 1, fu: 25, why });
    expect(found({ han: 1, fu: 80 }, arcadeC)).toEqual({ code: 'noSuchValue', han: 1, fu: 80 });
  });

  test('a win needs some han', () => {
    expect(found({ han: 0, fu: 30 })).toEqual({ code: 'tooFewHanEntered', han: 0, minimum: 1 });
    expect(valueUnder({ han: 1, fu: 30 }, 'ron', standard, 2)).toEqual({
      ok: false,
      error: { code: 'tooFewHanEntered', han: 1, minimum: 2 },
    });
    expect(found({ han: 1, fu: 30 }, withRule(standard, 'yaku.minimumHan', 2))).toMatchObject({ minimum: 2 });
  });
});

describe('five han or more', () => {
  test.each([
    [5, standard, 2000],
    [8, standard, 4000],
    [13, standard, 8000],
    [13, mleague, 6000],
    [26, standard, 8000],
    [26, arcadeC, 16_000],
    [104, arcadeC, 56_000],
    [200, standard, 8000],
  ] as const)('%d han need no fu (%#)', (han, rules, basePoints) => {
    expect(found({ han }, rules)).toEqual({ basePoints, value: { han, fu: undefined, yakuman: 0 } });
  });

  test('fu given with them do not count: they are kept if a hand can have them, else forgotten', () => {
    const of8Han = (fu: number) => found({ han: 8, fu });
    expect(of8Han(40)).toEqual({ basePoints: 4000, value: { han: 8, fu: 40, yakuman: 0 } });
    for (const fu of [0, 20, 35, 1000, 1e308, NaN])
      expect(of8Han(fu)).toEqual({ basePoints: 4000, value: { han: 8, fu: undefined, yakuman: 0 } });
  });

  test('below them, and without limits, the fu are asked for', () => {
    expect(found({ han: 4 })).toEqual({ code: 'fuMissing', han: 4, from: 5 });
    expect(found({ han: 13 }, aotenjou)).toEqual({ code: 'fuMissing', han: 13 });
    expect(found({ han: 13, fu: 35 }, aotenjou)).toEqual({ code: 'noSuchValue', han: 13, fu: 35 });
    expect(found({ han: 13, fu: 40 }, aotenjou)).toMatchObject({ basePoints: 1_310_720 });
    expect([fuMatter(4, standard), fuMatter(5, standard), fuMatter(13, aotenjou)]).toEqual([true, false, true]);
  });

  test.each([5.5, 201, NaN, Infinity])('%d han are none', (han) => {
    expect(found({ han })).toStrictEqual({ code: 'noSuchValue', han });
  });
});

describe('limits and yakuman', () => {
  test('a limit is worth its base points, and nothing more is known', () => {
    expect(found({ limit: 'mangan' })).toEqual({ basePoints: 2000, value: undefined });
    expect(found({ limit: 'sanbaiman' }, mleague)).toEqual({ basePoints: 6000, value: undefined });
  });

  test('rules without limits have none, yakuman neither', () => {
    expect(found({ limit: 'haneman' }, aotenjou)).toEqual({ code: 'noSuchLimit', limit: 'haneman' });
    expect(found({ yakuman: 1 }, aotenjou)).toEqual({ code: 'noSuchLimit', limit: 'yakuman' });
    expect(pointSteps(aotenjou, 'ron').filter(({ value }) => value.yakuman > 0)).toEqual([]);
  });

  test.each([
    [standard, 7],
    [arcadeC, 7],
    [presets.majsoul, 6],
    [shanghai, 1],
    [doramahjong, 1],
  ] as const)('yakuman: from one to as many as the rules count (%#)', (rules, most) => {
    expect(mostYakuman(rules)).toBe(most);
    expect(found({ yakuman: most }, rules)).toEqual({ basePoints: 8000 * most, value: { han: 0, fu: 0, yakuman: most } });
    for (const yakuman of [0, most + 1, 99, 0.5, NaN])
      expect(found({ yakuman }, rules)).toEqual({ code: 'noSuchYakuman', yakuman, most });
  });

  test('where only the highest yakuman counts, a local one may be the most', () => {
    const highest = (yaku: object) => unwrap(parseRules({ yaku: { yakumanStacking: 'highest', doubleYakuman: [], ...yaku } }));
    expect(mostYakuman(highest({ local: { daisharin: { yakuman: 3 } } }))).toBe(3);
    expect(mostYakuman(highest({ local: { daisharin: { yakuman: 3 } }, yakumanLimit: 2 }))).toBe(2);
    expect(mostYakuman(highest({ doubleYakuman: ['kokushi13'], disabled: ['kokushi13'] }))).toBe(1);
  });
});

test.each(Object.values(presets))('$id: every value of its steps is one that can be named', (rules) => {
  for (const by of ['ron', 'tsumo'] as const) {
    for (const { basePoints, value } of pointSteps(rules, by)) {
      const named = value.yakuman > 0 ? { yakuman: value.yakuman } : { han: value.han, fu: value.fu };
      expect(found(named, rules, by)).toEqual({ basePoints, value });
    }
  }
});

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
