import { expect, test } from 'vitest';

import { type FuChart, createScorer, fuChart, parseHand, presets, unwrap } from '../index.ts';

const { standard, mleague, arcadeA } = presets;

test('the common table', () => {
  expect(fuChart(standard)).toEqual({
    base: 20,
    closedRon: 10,
    tsumo: 2,
    rinshanTsumo: 2,
    sets: [
      { type: 'triplet', concealed: false, simples: 2, others: 4 },
      { type: 'triplet', concealed: true, simples: 4, others: 8 },
      { type: 'quad', concealed: false, simples: 8, others: 16 },
      { type: 'quad', concealed: true, simples: 16, others: 32 },
    ],
    pairs: { dragon: 2, seatWind: 2, roundWind: 2, doubleWind: 4 },
    waits: { ryanmen: 0, shanpon: 0, kanchan: 2, penchan: 2, tanki: 2 },
    openPinfu: 2,
    sevenPairs: 25,
  });
});

test.each([
  ['a double-wind pair in M.League', mleague, { pairs: { doubleWind: 2 } }],
  ['the arcade adds nothing to an open hand without fu', arcadeA, { openPinfu: 0 }],
  [
    'an open hand without fu is a flat 30',
    { ...standard, fu: { ...standard.fu, openPinfu: 'flat30' as const } },
    { openPinfu: 10 },
  ],
  ['seven pairs in Kansai', { ...standard, fu: { ...standard.fu, sevenPairs: { han: 1, fu: 50 } as const } }, { sevenPairs: 50 }],
])('%s', (_, rules, expected) => {
  expect(fuChart(rules)).toMatchObject(expected);
});

test.each<[string, string, (chart: FuChart) => readonly (number | undefined)[], number]>([
  [
    'a closed kan of honours, a pair of round wind pair, an edge wait',
    '234m567p12s11z (7777z) +3s',
    ({ base, closedRon, sets, pairs, waits }) => [base, closedRon, sets[3]?.others, pairs.roundWind, waits.penchan],
    66,
  ],
  [
    'an open triplet of simples, a closed one of honours',
    '56m345s44z777z [222p] +7m',
    ({ base, sets }) => [base, sets[0]?.simples, sets[1]?.others],
    30,
  ],
])('a hand has the fu in the chart: %s', (_, text, lines, expected) => {
  const { hand, tile = 0 as never } = unwrap(parseHand(text));
  const situation = { seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
  const { fuItems } = unwrap(createScorer(standard).explain({ ...situation, hand, tile, method: { by: 'ron' } }));
  const sums = [lines(fuChart(standard)), fuItems.map(({ fu }) => fu)].map(sumOf);
  expect(sums).toEqual([expected, expected]);
});

function sumOf(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((sum, n) => sum + (n ?? NaN), 0);
}
