// Shanghai: Second Dynasty, "Scoring Japanese mah-jongg": what this document alone says. The rest is in
// common-fu.test.ts and common-points.test.ts.
import { describe, expect, test } from 'vitest';

import { type How, DEALER, RIICHI, TSUMO, play } from '../../../../fixtures/play.ts';
import { type Shares, basePoints, presets, scoreChart, sharesOf } from '../index.ts';

const rules = presets.shanghai;
const shanghai = play(rules);

const OPEN = '67m456p56788s [234m] +8m';
const PAIRS = '1133m889s225577z +9s';

/** The payment, by fans and points. */
const paid = (han: number, fu: number, by: 'ron' | 'tsumo', dealer: boolean) =>
  sharesOf(basePoints(han, fu, rules), { by, dealer }, rules);

test('won any other way, even an open hand without points has 20', () => {
  expect(shanghai.fuItems(OPEN)).toEqual(['base 20']);
  expect(shanghai.value(OPEN)).toEqual({ han: 1, fu: 20, fuBeforeRounding: 20 });
});

describe('seven pairs has 25 and a column of its own', () => {
  test.each<[string, How, number, Shares]>([
    ['by ron', {}, 2, { discarder: 1600 }],
    ['by the dealer’s ron', DEALER, 2, { discarder: 2400 }],
    ['by self-draw', TSUMO, 3, { dealer: 1600, other: 800 }],
    ['by the dealer’s self-draw', { ...DEALER, ...TSUMO }, 3, { all: 1600 }],
  ])('%s', (_, how, han, shares) => {
    expect(shanghai.value(PAIRS, how)).toEqual({ han, fu: 25, fuBeforeRounding: 25 });
    expect(shanghai.pays(PAIRS, how)).toEqual(shares);
  });

  test('the column of its chart', () => {
    const column = scoreChart(rules, false).rows.find(({ fu }) => fu === 25);
    expect(column?.cells.map(({ ron }) => (ron.unreached ? undefined : ron.shares))).toEqual([
      undefined,
      { discarder: 1600 },
      { discarder: 3200 },
      { discarder: 6400 },
      { discarder: 8000 },
    ]);
  });
});

test('all pungs by a discard: 4, 4, 8 and 20 make 40; two fans, 2,600', () => {
  const hand = '33999m55p444s [222m] +5p';
  const lines = ['base 20', 'triplet 9m concealed 8', 'triplet 5p open 2', 'triplet 4s concealed 4', 'triplet 2m open 2'];
  expect(shanghai.fuItems(hand)).toEqual(lines);
  expect(shanghai.yaku(hand)).toEqual({ toitoi: 2 });
  expect(shanghai.value(hand)).toEqual({ han: 2, fu: 40, fuBeforeRounding: 36 });
  expect(shanghai.pays(hand)).toEqual({ discarder: 2600 });
});

describe('one fan with 90 points', () => {
  const hand = '11p234s33z (5555z) (2222m) +1p';

  test.each<[string, How, Shares]>([
    ['4,320: 4,400 to the dealer', DEALER, { discarder: 4400 }],
    ['2,880: 2,900 to another', {}, { discarder: 2900 }],
  ])('%s', (_, how, shares) => {
    expect(shanghai.value(hand, how)).toEqual({ han: 1, fu: 90, fuBeforeRounding: 82 });
    expect(shanghai.pays(hand, how)).toEqual(shares);
  });
});

describe('its charts say mangan here, in columns up to 70', () => {
  const columns = (dealer: boolean) => scoreChart(rules, dealer).rows.filter(({ fu }) => fu <= 70);
  const reached = (han: number) => (dealer: boolean) =>
    columns(dealer)
      .filter(({ cells }) => cells[han - 1]?.mangan === 'reached')
      .map(({ fu }) => fu);

  test('the seven columns', () => {
    expect(columns(false).map(({ fu }) => fu)).toEqual([20, 25, 30, 40, 50, 60, 70]);
  });

  test('one cell of the row for three fans, half the row for four, all of the row for five', () => {
    expect([false, true].map(reached(3))).toEqual([[70], [70]]);
    expect([false, true].map(reached(4))).toEqual([
      [40, 50, 60, 70],
      [40, 50, 60, 70],
    ]);
    expect([false, true].map(reached(5))).toEqual([
      [20, 25, 30, 40, 50, 60, 70],
      [20, 25, 30, 40, 50, 60, 70],
    ]);
  });
});

describe('30 points and four fans are mangan', () => {
  test.each<[string, 'ron' | 'tsumo', boolean, Shares]>([
    ['8,000, not 7,700', 'ron', false, { discarder: 8000 }],
    [
      '8,000 together, not 7,900: 2,000 from the two others, 4,000 from the dealer',
      'tsumo',
      false,
      { dealer: 4000, other: 2000 },
    ],
    ['12,000, not 11,600', 'ron', true, { discarder: 12_000 }],
    ['4,000 from each, not 3,900', 'tsumo', true, { all: 4000 }],
  ])('%s', (_, by, dealer, shares) => {
    expect(paid(4, 30, by, dealer)).toEqual(shares);
  });

  test('25 points and four fans are not mangan', () => {
    expect(paid(4, 25, 'ron', false)).toEqual({ discarder: 6400 });
  });
});

describe('above five fans', () => {
  test.each([
    ['haneman, 1½ mangan', [6, 7], 12_000, 18_000],
    ['baiman, 2', [8, 9, 10], 16_000, 24_000],
    ['sanbaiman, 3', [11, 12], 24_000, 36_000],
    ['yakuman, 4', [13], 32_000, 48_000],
  ])('%s', (_, hans, other, dealer) => {
    for (const han of hans) {
      expect(paid(han, 30, 'ron', false)).toEqual({ discarder: other });
      expect(paid(han, 30, 'ron', true)).toEqual({ discarder: dealer });
    }
  });
});

describe('nothing counts above a yakuman', () => {
  test.each<[string, string, How, Shares]>([
    ['two yakuman are paid as one', '111999m11199p99s +9p', { ...DEALER, ...TSUMO }, { all: 16_000 }],
    ['nor dora', '19m119p19s123456z +7z', { dora: '9m9p' }, { discarder: 32_000 }],
    ['21 fans are paid as one', '2233445566778m +8m', { ...RIICHI, ippatsu: true, dora: '1m2m3m4m' }, { discarder: 32_000 }],
  ])('%s', (_, hand, how, shares) => {
    expect(shanghai.pays(hand, how)).toEqual(shares);
  });
});

describe('a yaku allows a win, fans are its worth', () => {
  const none = '234m567s79p44z [123s] +8p';

  test.each<[string, string, How]>([
    ['no yaku', none, {}],
    ['dora are fans, not yaku', none, { dora: '3z7p1s' }],
    ['red fives are fans, not yaku', '234m067s79p44z [123s] +8p', {}],
  ])('%s', (_, hand, how) => {
    expect(shanghai.errors(hand, how)).toEqual(['noYaku']);
  });

  test.each<[string, string, How, number]>([
    ['two yaku are two fans', '23467m456p56788s +8m', {}, 2],
    ['a dora adds one', '23467m456p56788s +8m', { dora: '4s' }, 3],
    ['a red five adds one', '23467m406p56788s +8m', {}, 3],
  ])('%s', (_, hand, how, han) => {
    expect(shanghai.value(hand, how).han).toBe(han);
  });
});
