import { expect, test } from 'vitest';

import {
  type ChartValue,
  LIMIT_TABLE,
  type RuleSet,
  type Unreached,
  basePointsChart,
  fuPlayed,
  parseRules,
  presets,
  scoreChart,
  unreached,
  unwrap,
  withRule,
} from '../index.ts';

/** A chart's ron payments by row of fu; a dash where no hand has the value. */
function ronOf(rules: (typeof presets)[keyof typeof presets], dealer: boolean): Record<number, (number | string)[]> {
  const rows = scoreChart(rules, dealer).rows.map(({ fu, cells }) => {
    const cell = ({ shares, unreached: why }: ChartValue) => (why ? '—' : (Object.values(shares)[0] as number));
    return [fu, cells.map(({ ron }) => cell(ron))] as const;
  });
  return Object.fromEntries(rows);
}

test('the non-dealer chart is the one Wikipedia prints, with 1 han 110 fu, which needs a double-wind pair of 4 fu', () => {
  expect(ronOf(presets.wikipedia, false)).toEqual({
    20: ['—', '—', '—', '—'],
    25: ['—', 1600, 3200, 6400],
    30: [1000, 2000, 3900, 7700],
    40: [1300, 2600, 5200, 8000],
    50: [1600, 3200, 6400, 8000],
    60: [2000, 3900, 7700, 8000],
    70: [2300, 4500, 8000, 8000],
    80: [2600, 5200, 8000, 8000],
    90: [2900, 5800, 8000, 8000],
    100: [3200, 6400, 8000, 8000],
    110: [3600, 7100, 8000, 8000],
  });
});

test('the arcade chart ×6 ends at 70 fu and 5 fans, and has 20 fu by ron', () => {
  expect(ronOf(presets.arcadeC, true)).toEqual({
    20: [1000, 2000, 3900, 7700, 12_000],
    25: ['—', 2400, 4800, 9600, 12_000],
    30: [1500, 2900, 5800, 11_600, 12_000],
    40: [2000, 3900, 7700, 12_000, 12_000],
    50: [2400, 4800, 9600, 12_000, 12_000],
    60: [2900, 5800, 11_600, 12_000, 12_000],
    70: [3400, 6800, 12_000, 12_000, 12_000],
  });
});

test('by tsumo, 20 fu begins at 2 han and seven pairs at 3', () => {
  const shown = scoreChart(presets.standard, false).rows.map(
    ({ fu, cells }) => [fu, cells.map(({ tsumo }) => (tsumo.unreached ? undefined : tsumo.shares))] as const,
  );
  expect(Object.fromEntries(shown)).toMatchObject({
    20: [undefined, { dealer: 700, other: 400 }, { dealer: 1300, other: 700 }, { dealer: 2600, other: 1300 }],
    25: [undefined, undefined, { dealer: 1600, other: 800 }, { dealer: 3200, other: 1600 }],
    30: [{ dealer: 500, other: 300 }, {}, {}, { dealer: 3900, other: 2000 }],
  });
});

test('the chart marks mangan, and values rounded up to it', () => {
  const region = (rules: typeof presets.standard) =>
    scoreChart(rules, true).rows.flatMap(({ fu, cells }) =>
      cells.flatMap(({ mangan }, i) => (mangan === 'roundedUp' ? [`${fu}/${i + 1}`] : [])),
    );
  expect(region(presets.standard)).toEqual([]);
  expect(region(presets.shanghai)).toEqual(['30/4', '60/3']);
  const reached = scoreChart(presets.standard, true).rows.map(({ fu, cells }) => [fu, cells.filter((c) => c.mangan).length]);
  expect(reached.filter(([, count]) => count === 1).map(([fu]) => fu)).toEqual([40, 50, 60]);
});

test('limits by han, with and without counted yakuman', () => {
  const limits = (rules: typeof presets.standard) =>
    scoreChart(rules, true).limits.map(({ limit, from, to, ron }) => [limit, from, to, ...Object.values(ron)]);
  expect(limits(presets.standard)).toEqual([
    ['mangan', 5, 5, 12_000],
    ['haneman', 6, 7, 18_000],
    ['baiman', 8, 10, 24_000],
    ['sanbaiman', 11, 12, 36_000],
    ['yakuman', 13, undefined, 48_000],
  ]);
  expect(
    scoreChart(presets.arcadeC, false)
      .limits.slice(4)
      .map(({ basePoints, from, to }) => [basePoints / LIMIT_TABLE.yakuman.basePoints, from, to]),
  ).toEqual([
    [1, 13, 25],
    [2, 26, 38],
    [3, 39, 51],
    [4, 52, 64],
    [5, 65, 77],
    [6, 78, 90],
    [7, 91, undefined],
  ]);
  expect(limits(presets.ema2016).at(-1)).toEqual(['sanbaiman', 11, undefined, 36_000]);
});

test('the fu at which three and four han reach mangan', () => {
  const mangan = (rules: typeof presets.standard) => scoreChart(rules, true).limits[0]?.byFu.map(({ han, fu }) => `${fu}/${han}`);
  expect(mangan(presets.guide)).toEqual(['70/3', '40/4']);
  expect(mangan(presets.arcadeC)).toEqual(['70/3', '40/4']);
  expect(mangan(presets.mleague)).toEqual(['60/3', '30/4']);
  expect(
    scoreChart(presets.guide, true)
      .limits.slice(1)
      .flatMap(({ byFu }) => byFu),
  ).toEqual([]);
});

test('without limits, the chart has more han and no table of limits', () => {
  const { standard } = presets;
  const rules = { ...standard, points: { ...standard.points, limits: 'none' } } as const;
  const { han, limits, rows } = scoreChart(rules, false);
  expect([han.at(-1), limits]).toEqual([8, []]);
  expect(rows.flatMap(({ cells }) => cells.map(({ mangan }) => mangan)).filter((mangan) => mangan !== undefined)).toEqual([]);
  expect(rows.find(({ fu }) => fu === 30)?.cells.at(-1)?.ron.shares).toEqual({ discarder: 122_900 });
});

test('base points: each han doubles them, past mangan too, which some reach only by rounding up', () => {
  const { han, rows } = basePointsChart(presets.mleague);
  expect(han).toEqual([1, 2, 3, 4, 5]);
  const rowOf = (fu: number) => rows.find((row) => row.fu === fu)?.cells;
  expect(rowOf(30)?.map(({ basePoints }) => basePoints)).toEqual([240, 480, 960, 1920, 3840]);
  expect(rowOf(30)?.map(({ mangan }) => mangan)).toEqual([undefined, undefined, undefined, 'roundedUp', 'reached']);
  expect(rowOf(110)?.[3]).toEqual({ basePoints: 7040, mangan: 'reached' });
});

test('base points without limits go on past five han, and are no mangan', () => {
  const { han, rows } = basePointsChart(withRule(presets.standard, 'points.limits', 'none'));
  expect(han.length).toBeGreaterThan(5);
  expect(rows.flatMap(({ cells }) => cells.filter(({ mangan }) => mangan !== undefined))).toEqual([]);
});

test('fu are ascending, with those of seven pairs, up to 110 or to what the rules count', () => {
  const tens = [30, 40, 50, 60, 70, 80, 90, 100, 110];
  expect(fuPlayed(presets.standard)).toEqual([20, 25, ...tens]);
  expect(fuPlayed(withRule(presets.standard, 'fu.sevenPairs.fu', 50))).toEqual([20, ...tens]);
  expect(fuPlayed(withRule(presets.standard, 'fu.most', 70))).toEqual([20, 25, 30, 40, 50, 60, 70]);
});

test('a limit says what the dealer gets by ron and by tsumo', () => {
  const [mangan] = scoreChart(presets.standard, true).limits;
  expect(mangan).toMatchObject({ limit: 'mangan', ron: { discarder: 12_000 }, tsumo: { all: 4000 } });
});

test('counted yakuman go up to the rules’ limit, or to as many as charts list', () => {
  const perThirteen = withRule(presets.standard, 'points.countedYakuman', 'perThirteen');
  const yakuman = (rules: typeof perThirteen) =>
    scoreChart(rules, false)
      .limits.filter(({ limit }) => limit === 'yakuman')
      .map(({ from, to, basePoints }) => [from, to, basePoints]);
  expect(yakuman(withRule(perThirteen, 'yaku.yakumanLimit', 2))).toEqual([
    [13, 25, 8000],
    [26, undefined, 16_000],
  ]);
  expect(yakuman(withRule(perThirteen, 'yaku.yakumanLimit', null)).at(-1)).toEqual([91, undefined, 56_000]);
  expect(yakuman(presets.standard)).toEqual([[13, undefined, 8000]]);
});

test('the charts of documents that print a row of five fans have it, all of it mangan', () => {
  for (const { id } of Object.values(presets)) {
    const rules = presets[id as keyof typeof presets];
    const printsFive = ['arcadeA', 'arcadeB', 'arcadeC', 'shanghai'].includes(id);
    for (const dealer of [false, true]) {
      const { han, rows } = scoreChart(rules, dealer);
      expect([id, han.at(-1)]).toEqual([id, printsFive ? 5 : 4]);
      if (!printsFive) continue;
      const five = rows.map(({ cells }) => cells[4]);
      expect(new Set(five.map((cell) => cell?.mangan))).toEqual(new Set(['reached']));
      expect(five.every((cell) => cell && !cell.ron.unreached && !cell.tsumo.unreached)).toBe(true);
      expect(new Set(five.map((cell) => Object.values(cell?.ron.shares ?? {})[0]))).toEqual(new Set([dealer ? 12_000 : 8000]));
    }
  }
});

const rulesOf = (fu: object): RuleSet => unwrap(parseRules({ fu }));
const without = (...disabled: string[]): RuleSet => unwrap(parseRules({ yaku: { disabled } }));

test.each<[string, RuleSet, [number, number, 'ron' | 'tsumo'], Unreached | undefined]>([
  ['20 fu by ron', presets.guide, [3, 20, 'ron'], { code: 'ronOf20Fu' }],
  ['20 fu by ron of an open hand without fu', presets.arcadeA, [1, 20, 'ron'], undefined],
  ['20 fu by ron if a closed ron adds none', rulesOf({ closedRon: 0 }), [1, 20, 'ron'], undefined],
  ['20 fu by tsumo', presets.guide, [2, 20, 'tsumo'], undefined],
  ['20 fu by tsumo with one han', presets.guide, [1, 20, 'tsumo'], { code: 'pinfuTsumo' }],
  [
    '20 fu by tsumo if pinfu by tsumo is not played',
    rulesOf({ pinfuTsumo: 'notPinfu' }),
    [2, 20, 'tsumo'],
    { code: 'tsumoOf20Fu' },
  ],
  ['other fu by tsumo are as usual then', rulesOf({ pinfuTsumo: 'notPinfu' }), [1, 30, 'tsumo'], undefined],
  ['seven pairs by ron', presets.guide, [2, 25, 'ron'], undefined],
  ['25 fu with one han', presets.guide, [1, 25, 'ron'], { code: 'sevenPairs', by: 'ron', fu: 25, han: 2 }],
  ['seven pairs by tsumo', presets.guide, [3, 25, 'tsumo'], undefined],
  ['25 fu by tsumo with two han', presets.guide, [2, 25, 'tsumo'], { code: 'sevenPairs', by: 'tsumo', fu: 25, han: 3 }],
  ['20 fu by tsumo with one han if tsumo is not a yaku', without('menzenTsumo'), [1, 20, 'tsumo'], undefined],
  ['20 fu by tsumo with one han if pinfu is not a yaku', without('pinfu'), [1, 20, 'tsumo'], undefined],
  ['25 fu by tsumo with two han if tsumo is not a yaku', without('menzenTsumo'), [2, 25, 'tsumo'], undefined],
  ['30 fu', presets.guide, [1, 30, 'ron'], undefined],
  ['one han 110 fu by ron', presets.standard, [1, 110, 'ron'], undefined],
  [
    'one han 110 fu by ron if a double-wind pair has 2',
    presets.mleague,
    [1, 110, 'ron'],
    { code: 'tooManyFu', by: 'ron', most: 100, han: 2 },
  ],
  ['one han 110 fu by ron if a double-wind pair may have 4', presets.wikipedia, [1, 110, 'ron'], undefined],
  [
    'one han 110 fu by tsumo, whatever a double-wind pair has',
    presets.wikipedia,
    [1, 110, 'tsumo'],
    { code: 'tooManyFu', by: 'tsumo', most: 100, han: 2 },
  ],
  [
    'one han 110 fu by ron if a closed ron adds no fu',
    rulesOf({ closedRon: 0 }),
    [1, 110, 'ron'],
    { code: 'tooManyFu', by: 'ron', most: 100, han: 2 },
  ],
  ['one han 110 fu by tsumo', presets.standard, [1, 110, 'tsumo'], { code: 'tooManyFu', by: 'tsumo', most: 100, han: 2 }],
  ['one han 100 fu', presets.wikipedia, [1, 100, 'tsumo'], undefined],
  ['one han 120 fu', presets.wikipedia, [1, 120, 'ron'], { code: 'tooManyFu', by: 'ron', most: 110, han: 2 }],
  ['two han 110 fu', presets.wikipedia, [2, 110, 'tsumo'], undefined],
  ['two han 120 fu', presets.wikipedia, [2, 120, 'ron'], { code: 'tooManyFu', by: 'ron', most: 110, han: 4 }],
  ['three han 120 fu', presets.standard, [3, 120, 'tsumo'], { code: 'tooManyFu', by: 'tsumo', most: 110, han: 4 }],
  ['four han 120 fu', presets.wikipedia, [4, 120, 'tsumo'], undefined],
  ['two han 120 fu if three quads are not a yaku', without('sankantsu'), [2, 120, 'ron'], undefined],
])('%s', (_, rules, [han, fu, by], why) => {
  expect(unreached(han, fu, by, rules)).toEqual(why);
});
