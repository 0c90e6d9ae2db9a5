import { type RuleSet, type Seat, type Shares, parseRecord, presets, unwrap, withRule } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { handEnded, next, ron, started, tsumo } from '../../../fixtures/logs.ts';
import { type EnteredValue, type WinTiles, append, checkAppend, parseLog, replay, winTilesOf } from './index.ts';
import { stepsOf } from './value.ts';

const winner = 1;
const aotenjou = withRule(presets.standard, 'points.limits', 'none');

test('a limit is a value only where the rules play limits', () => {
  const refused = (value: EnteredValue) => checkAppend(started(aotenjou), ron(winner, 0, value));
  expect(refused({ limit: 'mangan' })).toEqual([{ code: 'noSuchLimit', winner, limit: 'mangan' }]);
  expect(refused({ yakuman: 1 })).toEqual([{ code: 'noSuchLimit', winner, limit: 'yakuman' }]);
  expect(refused({ points: { discarder: 32_000 } })).toEqual([expect.objectContaining({ code: 'noSuchPoints' })]);
  expect(checkAppend(started(), ron(winner, 0, { limit: 'mangan' }))).toEqual([]);
});

describe('han and fu', () => {
  const ofHan = (han: number, fu: number, rules: RuleSet = presets.standard) =>
    checkAppend(started(rules), ron(winner, 0, { han, fu }));

  // Four closed quads of terminals, a pair of double winds and its wait: 20 + 10 + 128 + 4 + 2 fu are 170.
  test.each([
    [1, 30],
    [2, 25],
    [4, 170],
    [200, 30],
  ])('%d han %d fu can be entered', (han, fu) => {
    expect(ofHan(han, fu)).toEqual([]);
  });

  test.each([
    [2, 10],
    [3, 15],
    [3, 35],
    [3, 50.5],
    [4, 180],
    [1.5, 30],
    [201, 30],
  ])('%d han %d fu cannot be han and fu at all', (han, fu) => {
    expect(ofHan(han, fu)).toStrictEqual([{ code: 'noSuchValue', winner, han, fu }]);
  });

  test('from five han up the fu may be left out, and do not count', () => {
    const entered: readonly EnteredValue[] = [{ han: 8 }, { han: 8, fu: 30 }, { han: 8, fu: 35 }];
    const wins = entered.map((value) => {
      const match = started();
      return unwrap(append(match, next(match, 'a', ron(winner, 0, value)))).state.hands[0]?.wins[0];
    });
    expect(wins.map((win) => win?.basePoints)).toEqual([4000, 4000, 4000]);
    expect(wins.map((win) => win?.value)).toEqual([undefined, 30, undefined].map((fu) => ({ han: 8, fu, yakuman: 0 })));
    expect(checkAppend(started(), ron(winner, 0, { han: 4 }))).toEqual([{ code: 'fuMissing', winner, han: 4, from: 5 }]);
    expect(checkAppend(started(aotenjou), ron(winner, 0, { han: 8 }))).toEqual([{ code: 'fuMissing', winner, han: 8 }]);
    expect(ofHan(8, 30, aotenjou)).toEqual([]);
  });

  test('han without fu are kept as they were entered, in a log and back', () => {
    const match = started();
    const { log } = unwrap(append(match, next(match, 'a', ron(winner, 0, { han: 8 }))));
    const text = JSON.stringify(log);
    expect(text).toContain('"value":{"han":8}');
    expect(unwrap(parseLog(JSON.parse(text)))).toEqual(log);
    expect(replay(log).hands[0]?.deltas).toEqual([-16_000, 16_000, 0, 0]);
  });

  test('numbers that no hand has are refused with the reason', () => {
    const why = { code: 'sevenPairs', by: 'ron', fu: 25, han: 2 };
    expect(ofHan(1, 25)).toEqual([{ code: 'noSuchValue', winner, han: 1, fu: 25, why }]);
    expect(ofHan(1, 25, withRule(presets.standard, 'fu.sevenPairs.fu', 50))).toStrictEqual([
      { code: 'noSuchValue', winner, han: 1, fu: 25 },
    ]);
    expect(ofHan(0, 30)).toEqual([{ code: 'tooFewHanEntered', winner, han: 0, minimum: 1 }]);
  });
});

test('yakuman: from one to as many as a hand can have', () => {
  const errors = [1, 7, 0, 8, 1.5].map((yakuman) => checkAppend(started(), ron(winner, 0, { yakuman })));
  const refused = (yakuman: number) => [{ code: 'noSuchYakuman', winner, yakuman, most: 7 }];
  expect(errors).toEqual([[], [], refused(0), refused(8), refused(1.5)]);
});

describe('points that no hand has are refused with the two nearest', () => {
  const errorsOf = (by: 'ron' | 'tsumo', seat: Seat, points: Shares) => {
    const value = { points };
    return checkAppend(started(), by === 'ron' ? ron(seat, 2, value) : tsumo(seat, value));
  };

  test.each<readonly ['ron' | 'tsumo', Seat, Shares, readonly Shares[]]>([
    ['ron', 1, { discarder: 3800 }, [{ discarder: 3900 }, { discarder: 3600 }]],
    ['ron', 0, { discarder: 1900 }, [{ discarder: 2000 }, { discarder: 1500 }]],
    ['ron', 1, { all: 2000 }, [{ discarder: 2000 }, { discarder: 2300 }]],
    // The other players' share is of no hand with this dealer's share, and the other way round.
    [
      'tsumo',
      1,
      { dealer: 1000, other: 400 },
      [
        { dealer: 1000, other: 500 },
        { dealer: 800, other: 400 },
      ],
    ],
    [
      'tsumo',
      1,
      { dealer: 900, other: 500 },
      [
        { dealer: 800, other: 400 },
        { dealer: 1000, other: 500 },
      ],
    ],
    [
      'tsumo',
      1,
      { all: 1200 },
      [
        { dealer: 1200, other: 600 },
        { dealer: 1300, other: 700 },
      ],
    ],
    ['tsumo', 0, { all: 1400 }, [{ all: 1300 }, { all: 1500 }]],
    ['tsumo', 0, { dealer: 4000, other: 2000 }, [{ all: 4000 }, { all: 3900 }]],
    ['tsumo', 0, { discarder: 500 }, [{ all: 500 }, { all: 700 }]],
  ])('%s of %d: %j', (by, seat, points, nearest) => {
    expect(errorsOf(by, seat, points)).toEqual([{ code: 'noSuchPoints', winner: seat, points, nearest }]);
  });

  test.each<readonly ['ron' | 'tsumo', Seat, Shares]>([
    ['ron', 1, { discarder: 3900 }],
    ['tsumo', 1, { dealer: 800, other: 400 }],
    ['tsumo', 0, { all: 1300 }],
  ])('%s of %d: %j is one', (by, seat, points) => {
    expect(errorsOf(by, seat, points)).toEqual([]);
  });
});

describe('chips', () => {
  const chipsUnder = (rules: RuleSet) => {
    const tiles = { hand: '234m456p567s88s67m', tile: '8m', riichi: 'riichi', ippatsu: true };
    const { hand } = ron(1, 3, { tiles });
    const match = started(rules);
    return unwrap(append(match, next(match, 'a', handEnded({ ...hand, riichi: [1] })))).state.chips;
  };
  const played = withRule(presets.standard, 'chips.value', 2000);

  test('for ippatsu only where that is played, and none where no chips are', () => {
    expect(chipsUnder(played)).toEqual([0, 1, 0, -1]);
    expect(chipsUnder(withRule(played, 'yaku.ippatsu', 'none'))).toEqual([0, 0, 0, 0]);
    expect(chipsUnder(presets.standard)).toEqual([0, 0, 0, 0]);
  });
});

describe('the tiles of a win as they are entered', () => {
  const plain = { hand: '23467m406p56788s', tile: '8m' };
  test.each<readonly [string, WinTiles, RuleSet]>([
    ['nothing but the tiles', plain, presets.standard],
    ['dora', { ...plain, dora: '3p' }, presets.standard],
    ['riichi without ippatsu', { ...plain, riichi: 'riichi', ippatsu: false, dora: '1z', ura: '2z' }, presets.standard],
    ['double riichi with ippatsu', { ...plain, riichi: 'doubleRiichi', ippatsu: true }, presets.standard],
    [
      'melds, and the tile after a quad',
      {
        hand: '2344p88s',
        tile: '4p',
        melds: [
          { type: 'daiminkan', tiles: '5555z' },
          { type: 'pon', tiles: '777p' },
        ],
        on: 'rinshan',
      },
      presets.standard,
    ],
    ['norths beside the hand', { hand: '2346788p40678s', tile: '8p', kita: 2 }, presets.tenhouSanma],
  ])('%s', (_, tiles, rules) => {
    const { win } = unwrap(parseRecord({ ...tiles, by: 'tsumo', seat: 'S', round: 'E' }, rules));
    expect(winTilesOf(win)).toStrictEqual(tiles);
  });

  test('indicators stay in the order they were turned, and circumstances are kept', () => {
    const tiles = { ...plain, riichi: 'riichi', ippatsu: false, dora: '5z1m0p', ura: '5z11m', circumstances: ['secondQuad'] };
    const { win } = unwrap(parseRecord({ ...tiles, by: 'tsumo', seat: 'S', round: 'E' }, presets.standard));
    expect(winTilesOf(win)).toStrictEqual(tiles);
  });

  test('no norths are not said', () => {
    const { win } = unwrap(parseRecord({ ...plain, by: 'tsumo', seat: 'S', round: 'E' }, presets.standard));
    expect(winTilesOf({ ...win, kita: 0 })).toStrictEqual(plain);
  });
});

test('han and fu, or the yakuman, are known unless only a limit or points were entered', () => {
  const tiles = { hand: '234m406p567s88s67m', tile: '8m' };
  const values: readonly EnteredValue[] = [
    { han: 3, fu: 30 },
    { yakuman: 2 },
    { limit: 'mangan' },
    { points: { discarder: 3900 } },
    { tiles },
  ];
  const known = values.map((value) => {
    const match = started();
    return unwrap(append(match, next(match, 'a', ron(1, 0, value)))).state.hands[0]?.wins[0]?.value;
  });
  const three = { han: 3, fu: 30, yakuman: 0 };
  expect(known).toEqual([three, { han: 0, fu: 0, yakuman: 2 }, undefined, undefined, three]);
});

test('what is worked out for a rule set is kept', () => {
  const rules = { ...presets.standard };
  const table = { honba: 0, dealer: false };
  expect(stepsOf(rules, 'ron', table)).toBe(stepsOf(rules, 'ron', table));
});
