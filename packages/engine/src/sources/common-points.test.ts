// What several source documents agree on, each tested under its own rules: the guide, Wikipedia, Dora Mahjong and Shanghai: Second
// Dynasty. Points and payments.
import { describe, expect, test } from 'vitest';

import { type How, DEALER, RIICHI, play } from '../../../../fixtures/play.ts';
import { basePoints, presets } from '../index.ts';

const { guide, wikipedia, doramahjong, shanghai } = presets;

describe.each([{ rules: guide }, { rules: wikipedia }, { rules: doramahjong }])(
  '$rules.name: fu are doubled once per han and twice more',
  ({ rules }) => {
    test.each([
      [1, 30, 240],
      [1, 100, 800],
      [2, 25, 400],
      [2, 70, 1120],
      [3, 40, 1280],
      [3, 60, 1920],
      [4, 20, 1280],
      [4, 30, 1920],
    ])('%i han %i fu: %i', (han, fu, points) => {
      expect(basePoints(han, fu, rules)).toBe(points);
    });
  },
);

describe.each([{ rules: wikipedia }, { rules: doramahjong }])('$rules.name: below five han, 2,000 is the most', ({ rules }) => {
  test.each([
    [3, 70],
    [3, 110],
    [4, 40],
    [4, 110],
  ])('%i han %i fu', (han, fu) => {
    expect(basePoints(han, fu, rules)).toBe(2000);
  });
});

/** 240 base points, 30 fu 1 han: 480, 960 and 1,440 before they are rounded up. */
const POINTS = 240;
const tsumo = { basePoints: POINTS, winner: 2, dealer: 0 } as const;
const dealt = { basePoints: POINTS, winner: 2, dealer: 2 } as const;

test.each([{ rules: guide }, { rules: wikipedia }, { rules: doramahjong }, { rules: shanghai }])(
  '$rules.name: a self-draw is paid once by the others, twice by the dealer',
  ({ rules }) => {
    expect(play(rules).transfers(tsumo)).toEqual(['0→2 500 hand', '1→2 300 hand', '3→2 300 hand']);
  },
);

test.each([{ rules: guide }, { rules: wikipedia }, { rules: doramahjong }, { rules: shanghai }])(
  '$rules.name: the dealer’s self-draw is paid twice by each',
  ({ rules }) => {
    expect(play(rules).transfers(dealt)).toEqual(['0→2 500 hand', '1→2 500 hand', '3→2 500 hand']);
  },
);

test.each([{ rules: guide }, { rules: wikipedia }, { rules: doramahjong }, { rules: shanghai }])(
  '$rules.name: the discarder alone pays a ron four times, or six times to the dealer',
  ({ rules }) => {
    expect(play(rules).transfers({ ...tsumo, discarder: 3 })).toEqual(['3→2 1000 hand']);
    expect(play(rules).transfers({ ...dealt, discarder: 3 })).toEqual(['3→2 1500 hand']);
  },
);

test.each([{ rules: guide }, { rules: shanghai }])('$rules.name: only the winner is paid', ({ rules }) => {
  const { transfers } = play(rules);
  const all = [tsumo, dealt, { ...tsumo, discarder: 0 }, { ...dealt, discarder: 1 }] as const;
  const paid = all.flatMap((win) => transfers({ ...win, honba: 1, riichiSticks: 2 }));
  expect(paid.map((line) => line.replace(/^.*→(\d) .*$/, '$1'))).toEqual(paid.map(() => '2'));
  expect(paid).toHaveLength(7 + 7 + 3 + 3);
});

describe.each([{ rules: guide }, { rules: wikipedia }, { rules: doramahjong }, { rules: shanghai }])(
  '$rules.name: from five han limits count, not fu',
  ({ rules }) => {
    const dora = { ...RIICHI, dora: '2p3p4p' };

    test.each<[string, string, How, number, object]>([
      ['riichi, pinfu and three dora, 30 fu', '234m345p34567s44z +8s', dora, 30, { discarder: 8000 }],
      ['riichi, green and three dora, 70 fu', '88m345p34567s (6666z) +8s', dora, 70, { discarder: 8000 }],
      ['the same by the dealer', '88m345p34567s (6666z) +8s', { ...dora, ...DEALER }, 70, { discarder: 12_000 }],
    ])('%s', (_, hand, how, fu, shares) => {
      expect(play(rules).value(hand, how)).toMatchObject({ han: 5, fu });
      expect(play(rules).pays(hand, how)).toEqual(shares);
    });

    test.each([
      [[5], 2000],
      [[6, 7], 3000],
      [[8, 9, 10], 4000],
      [[11, 12], 6000],
      [[13, 14, 30], 8000],
    ])('%j han: %i base points', (hans, points) => {
      const all = hans.flatMap((han) => [20, 25, 30, 70, 110].map((fu) => basePoints(han, fu, rules)));
      expect(new Set(all)).toEqual(new Set([points]));
    });
  },
);
