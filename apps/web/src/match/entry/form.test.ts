import { type RuleSet, type Seat, pointSteps, presets } from '@tenbo/engine';
import type { EnteredValue, EnteredWin, HandEnd } from '@tenbo/ledger';
import { describe, expect, test } from 'vitest';

import {
  type HandForm,
  LIMIT_CHOICES,
  emptyForm,
  formOf,
  handOf,
  isUntouched,
  missingOf,
  withFrom,
  withOnlyWinner,
  withPao,
  withRiichi,
  withWin,
  withWinner,
} from './form.ts';

const rules = presets.standard;
const ron = (value: EnteredValue, more: Partial<EnteredWin> = {}): HandEnd<EnteredWin> => ({
  riichi: [],
  outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 1, value, ...more }] },
});
const tiles = { hand: '23467m406p56788s', tile: '8m', dora: '3p' };

test.each<[string, HandEnd<EnteredWin>]>([
  ['ron by han and fu', ron({ han: 3, fu: 30 })],
  ['ron of many han with their fu', ron({ han: 6, fu: 40 })],
  ['ron of many han without fu', ron({ han: 8 })],
  ['ron by a limit', ron({ limit: 'haneman' })],
  ['ron of a double yakuman, with pao', ron({ yakuman: 2 }, { pao: [{ yakuman: 'daisangen', liable: 3 }] })],
  ['ron by points, with chips', ron({ points: { discarder: 3900 } }, { chips: 2 })],
  ['ron by tiles', ron({ tiles })],
  [
    'double ron with riichi, a chombo, a dead hand and wareme',
    {
      riichi: [1, 2],
      outcome: {
        kind: 'ron',
        discarder: 0,
        wins: [
          { winner: 2, value: { han: 1, fu: 30 } },
          { winner: 1, value: { limit: 'mangan' } },
        ],
      },
      chombo: [3],
      causes: [{ seat: 3, cause: 'wall' }],
      dead: [0],
      wareme: 2,
    },
  ],
  [
    'tsumo',
    { riichi: [2], outcome: { kind: 'tsumo', win: { winner: 2, value: { points: { dealer: 1300, other: 700 } }, chips: 0 } } },
  ],
  ['draw', { riichi: [1], outcome: { kind: 'exhaustiveDraw', tenpai: [1, 3] }, dead: [0] }],
  ['nagashi', { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [], nagashi: [2], open: [3] } }],
  ['abortive draw', { riichi: [0], outcome: { kind: 'abortiveDraw', cause: 'fourWinds' } }],
  ['chombo', { riichi: [3], outcome: { kind: 'chombo', by: [0, 1] }, causes: [{ seat: 1, cause: 'furiten' }] }],
])('%s: the form of a hand gives that hand back', (_, hand) => {
  expect(handOf(formOf(hand), rules)).toEqual(hand);
});

describe('a win, tap by tap', () => {
  const begun = emptyForm('win', { riichi: [1] });
  const won = withFrom(withWinner(begun, 1), 0);

  test.each<[string, HandForm, RuleSet, string | undefined]>([
    ['who won', begun, rules, 'winner'],
    ['from whom', withWinner(begun, 1), rules, 'from'],
    ['the value', won, rules, 'value'],
    ['the fu', withWin(won, 1, { han: 3 }), rules, 'value'],
    ['nothing', withWin(won, 1, { han: 3, fu: 30 }), rules, undefined],
    ['nothing if fu do not matter', withWin(won, 1, { han: 5 }), rules, undefined],
    [
      'the fu if there are no limits',
      withWin(won, 1, { han: 5 }),
      { ...rules, points: { ...rules.points, limits: 'none' } },
      'value',
    ],
  ])('%s is missing', (_what, form, played, missing) => {
    expect(missingOf(form, played)).toBe(missing);
    expect(handOf(form, played) === undefined).toBe(missing !== undefined);
  });

  test('fu that do not matter are not made up', () => {
    expect(handOf(withWin(won, 1, { han: 5 }), rules)?.outcome).toMatchObject({ wins: [{ value: { han: 5 } }] });
    expect(JSON.stringify(handOf(withWin(won, 1, { han: 8 }), rules))).not.toContain('"fu"');
  });

  test('the discarder cannot win, and a tsumo has one winner', () => {
    expect(withWinner(won, 0).from).toBeUndefined();
    expect(withWinner(withFrom(won, 'wall'), 2).from).toBeUndefined();
    expect(withWinner(withFrom(won, 'wall'), 1)).toMatchObject({ wins: [], from: 'wall' });
  });

  test('another way to enter the value keeps the first one to go back to', () => {
    const entered = withWin(withWin(won, 1, { han: 3, fu: 40 }), 1, { way: 'limit', limit: 2 });
    expect(handOf(entered, rules)?.outcome).toMatchObject({ wins: [{ value: { yakuman: 2 } }] });
    expect(handOf(withWin(entered, 1, { way: 'hanFu' }), rules)?.outcome).toMatchObject({
      wins: [{ value: { han: 3, fu: 40 } }],
    });
  });

  test('points of a ron do not count for a tsumo', () => {
    const entered = withWin(won, 1, { way: 'points', points: { discarder: 3900 } });
    expect(missingOf(withFrom(entered, 2), rules)).toBeUndefined();
    expect(missingOf(withFrom(entered, 'wall'), rules)).toBe('value');
  });

  test('each yakuman has at most one liable player', () => {
    const [win] = withWinner(begun, 1).wins;
    if (!win) throw new Error('nobody won');
    const liable = withPao(withPao(win, 'daisangen', 2), 'daisangen', 3);
    expect(liable.pao).toEqual([{ yakuman: 'daisangen', liable: 3 }]);
    expect(withPao(liable, 'daisangen', undefined).pao).toEqual([]);
  });
});

test('a player in riichi is in tenpai, and remains so when the riichi is taken back', () => {
  const seats = (form: HandForm): readonly (readonly Seat[])[] => [form.riichi, form.tenpai];
  const form = emptyForm('draw', { riichi: [2] });
  expect(seats(form)).toEqual([[2], [2]]);
  expect(seats(withRiichi(form, 0))).toEqual([
    [2, 0],
    [2, 0],
  ]);
  expect(seats(withRiichi(form, 2))).toEqual([[], [2]]);
});

test.each(Object.values(presets))('$id: every multiple of yakuman it pays can be chosen', (played) => {
  const multiples = pointSteps(played, 'ron').flatMap(({ value }) => (value.yakuman > 0 ? [value.yakuman] : []));
  expect(multiples.filter((multiple) => !LIMIT_CHOICES.includes(multiple))).toEqual([]);
});

test('another winner keeps the value and the payer, unless the payer is the new winner', () => {
  const form = formOf(ron({ han: 3, fu: 30 }));
  expect(handOf(withOnlyWinner(form, 2), rules)?.outcome).toEqual({
    kind: 'ron',
    discarder: 0,
    wins: [{ winner: 2, value: { han: 3, fu: 30 } }],
  });
  const wasPayer = withOnlyWinner(form, 0);
  expect([wasPayer.from, wasPayer.wins[0]]).toMatchObject([undefined, { winner: 0, han: 3, fu: 30 }]);
  expect(withOnlyWinner(emptyForm('draw', { riichi: [] }), 3)).toMatchObject({ end: 'win', wins: [{ winner: 3 }] });
});

const SO_FAR = { riichi: [2] } as const;
const won = withOnlyWinner(emptyForm('win', SO_FAR), 1);

test('who won and who pays are tapped again in a moment; anything more is not', () => {
  const [win] = won.wins;
  expect(isUntouched(won, SO_FAR)).toBe(true);
  expect(isUntouched(withFrom(won, 3), SO_FAR)).toBe(true);
  expect(isUntouched({ ...won, wins: win ? [{ ...win, han: 3, fu: 30 }] : [] }, SO_FAR)).toBe(false);
  expect(isUntouched({ ...won, dead: [0] }, SO_FAR)).toBe(false);
});

test('a draw and a chombo are untouched as they open', () => {
  expect(isUntouched(emptyForm('draw', SO_FAR), SO_FAR)).toBe(true);
  expect(isUntouched({ ...emptyForm('draw', SO_FAR), tenpai: [2, 3] }, SO_FAR)).toBe(false);
  expect(isUntouched({ ...emptyForm('chombo', SO_FAR), chombo: [1] }, SO_FAR)).toBe(true);
  expect(isUntouched({ ...emptyForm('chombo', SO_FAR), chombo: [1], riichi: [] }, SO_FAR)).toBe(false);
});
