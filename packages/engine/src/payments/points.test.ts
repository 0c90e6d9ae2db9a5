import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { LIMITS, basePoints, limitOf, limitOfHan, presets, sharesOf, totalOf } from '../index.ts';

const { standard, mleague, tenhouSanma } = presets;

describe('base points', () => {
  test.each([
    [1, 30, 240],
    [1, 110, 880],
    [2, 20, 320],
    [2, 25, 400],
    [2, 110, 1760],
    [3, 60, 1920],
    [3, 70, 2000],
    [4, 25, 1600],
    [4, 30, 1920],
    [4, 40, 2000],
    [5, 20, 2000],
    [6, 20, 3000],
    [7, 110, 3000],
    [8, 20, 4000],
    [10, 20, 4000],
    [11, 20, 6000],
    [12, 20, 6000],
    [13, 20, 8000],
    [40, 20, 8000],
  ])('%i han %i fu: %i', (han, fu, points) => {
    expect(basePoints(han, fu, standard)).toBe(points);
  });

  test('each number of han has its limit, and more than thirteen have no other', () => {
    expect([1, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 40].map(limitOfHan)).toEqual([
      undefined,
      undefined,
      'mangan',
      'haneman',
      'haneman',
      'baiman',
      'baiman',
      'sanbaiman',
      'sanbaiman',
      'yakuman',
      'yakuman',
      'yakuman',
      'yakuman',
    ]);
  });

  test('rounding up to mangan changes only 1,920', () => {
    const cells = [1, 2, 3, 4].flatMap((han) => [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110].map((fu) => [han, fu] as const));
    const moved = cells.filter(([han, fu]) => basePoints(han, fu, mleague) !== basePoints(han, fu, standard));
    expect(moved).toEqual([
      [3, 60],
      [4, 30],
    ]);
    expect(moved.map(([han, fu]) => basePoints(han, fu, mleague))).toEqual([2000, 2000]);
  });

  test('without counted yakuman, sanbaiman is the highest', () => {
    expect([11, 12, 13, 26].map((han) => basePoints(han, 30, mleague))).toEqual([6000, 6000, 6000, 6000]);
  });

  test.each([
    [8, 30, 30_720],
    [13, 40, 1_310_720],
    [14, 30, 1_966_080],
    [43, 110, 110 * 2 ** 45],
  ])('without limits %i han %i fu: %i', (han, fu, points) => {
    expect(basePoints(han, fu, { ...standard, points: { ...mleague.points, limits: 'none' } })).toBe(points);
  });

  test('more han or fu are never worth less', () => {
    for (let han = 1; han < 20; han++) {
      for (let fu = 20; fu < 150; fu += 10) {
        const here = basePoints(han, fu, standard);
        expect(basePoints(han + 1, fu, standard)).toBeGreaterThanOrEqual(here);
        expect(basePoints(han, fu + 10, standard)).toBeGreaterThanOrEqual(here);
      }
    }
  });
});

describe('limits', () => {
  test.each([
    [1999, undefined],
    [2000, 'mangan'],
    [3000, 'haneman'],
    [4000, 'baiman'],
    [6000, 'sanbaiman'],
    [8000, 'yakuman'],
    [48_000, 'yakuman'],
  ])('%i base points', (points, limit) => {
    expect(limitOf(points)).toBe(limit);
  });

  test('the limits are listed from lowest to highest', () => {
    expect(LIMITS).toEqual(['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman']);
  });
});

describe('shares', () => {
  test.each([
    [960, 'ron', false, { discarder: 3900 }],
    [960, 'ron', true, { discarder: 5800 }],
    [640, 'tsumo', false, { dealer: 1300, other: 700 }],
    [640, 'tsumo', true, { all: 1300 }],
    [2000, 'tsumo', false, { dealer: 4000, other: 2000 }],
    [1920, 'tsumo', false, { dealer: 3900, other: 2000 }],
    [240, 'tsumo', false, { dealer: 500, other: 300 }],
    [16_000, 'tsumo', true, { all: 32_000 }],
  ] as const)('%i base points by %s, dealer %s', (points, by, dealer, shares) => {
    expect(sharesOf(points, { by, dealer }, standard)).toEqual(shares);
  });

  test.each([
    [{ discarder: 8000 }, 4, 8000],
    [{ dealer: 4000, other: 2000 }, 4, 8000],
    [{ dealer: 4000, other: 2000 }, 3, 6000],
    [{ all: 4000 }, 4, 12_000],
    [{ all: 4000 }, 3, 8000],
  ])('%j of %i players: %i together', (shares, players, total) => {
    expect(totalOf(shares, players)).toBe(total);
  });

  test('in Tenhou’s three-player rules the missing player’s share is lost', () => {
    expect(tenhouSanma.payments.missingPlayer).toBe('lost');
  });
});

/** A line for each han 1–14 and fu 20–110 and 25, by ron and tsumo, dealer and non-dealer. The digest comes from another program. */
test('every payment matches the digest of another program', () => {
  const lines: string[] = [];
  for (let han = 1; han <= 14; han++) {
    for (const fu of [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110]) {
      for (const by of ['ron', 'tsumo'] as const) {
        for (const dealer of [false, true]) {
          const shares = sharesOf(basePoints(han, fu, standard), { by, dealer }, standard);
          lines.push(`${han} ${fu} ${by} ${dealer ? 'dealer' : 'other'}: ${Object.values(shares).join(' ')}\n`);
        }
      }
    }
  }
  expect(lines).toHaveLength(616);
  expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(
    'c7a85752c2e4b4afe0b2fb016c9a744b1157d2079cb78c926706eec80d3112de',
  );
});
