import type { Seat } from '@tenbo/engine';
import { type Conditions, type MatchState, type PlaceConditions, conditions } from '@tenbo/ledger';
import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { matchOf } from '../../../fixtures/tables.ts';
import { describeConditions, localeOf } from './index.ts';
import { tenpaiCases } from './tenpai-cases.ts';

const [en, ja] = [localeOf('en'), localeOf('ja')];

/** South 4, dealt by D. */
const at = { kyoku: 7, scores: [30_000, 22_000, 24_000, 24_000] };
const state: MatchState = { ...matchOf({}, presets.tenhou).state, ...at };

/** Every set of players. */
const ALL: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, set) =>
  ([0, 1, 2, 3] as const).filter((seat) => set & (1 << seat)),
);

test('of those from whom the same is enough, one is named after the other', () => {
  expect(describeConditions(conditions(state, 1), state, en)).toEqual({
    now: 'B is 4th',
    places: [
      'To be 1st: ron from A 4,500+, from C and D 12,000+, tsumo 1,800/3,600+',
      'To be 2nd: ron from A, C and D 2,000+, tsumo 400/800+, a draw with B in tenpai and C and D not',
      'To be 3rd: ron from A 2,000+, from C and D 1,000+, tsumo 400/700+, a draw with B in tenpai and C not or with B in tenpai and D not',
    ],
    threats: 'No win of another player costs 4th',
  });
});

const noWay: PlaceConditions = { place: 1, rons: [], tsumo: undefined, draws: [] };
const withDraws = (draws: PlaceConditions['draws']): Conditions => ({
  seat: 1,
  place: 2,
  places: [
    { ...noWay, draws },
    { ...noWay, place: 2, draws: [] },
    { ...noWay, place: 3, draws: ALL },
    { ...noWay, place: 4, draws: ALL },
  ],
  threats: [],
});

test.each<[string, PlaceConditions['draws'], string, string]>([
  ['no way', [], 'To be 1st: not with this hand', '1位になるには：この局では届きません'],
  ['any', ALL, 'To be 1st: any draw', '1位になるには：流局'],
  [
    'own tenpai',
    ALL.filter((tenpai) => tenpai.includes(1)),
    'To be 1st: a draw with B in tenpai',
    '1位になるには：流局（Bが聴牌）',
  ],
  [
    'tenpai of one and not of another',
    ALL.filter((tenpai) => tenpai.includes(1) && !tenpai.includes(0)),
    'To be 1st: a draw with B in tenpai and A not',
    '1位になるには：流局（Bが聴牌、Aがノーテン）',
  ],
  [
    'all but that, told by the exception',
    ALL.filter((tenpai) => !tenpai.includes(1) || tenpai.includes(0)),
    'To be 1st: any draw but with B in tenpai and A not',
    '1位になるには：流局（Bが聴牌、Aがノーテンを除く）',
  ],
])('draws: %s', (_, draws, inEnglish, inJapanese) => {
  expect([en, ja].map((locale) => describeConditions(withDraws(draws), state, locale).places[0])).toEqual([
    inEnglish,
    inJapanese,
  ]);
});

test('cases say exactly the draws they were made of', () => {
  for (let bits = 1; bits < 2 ** 16; bits += 251) {
    const draws = ALL.filter((_, i) => bits & (1 << i));
    const cases = tenpaiCases(draws, ALL);
    const said = ALL.filter((drawn) =>
      cases.some(
        ({ tenpai, noten }) => tenpai.every((seat) => drawn.includes(seat)) && !noten.some((seat) => drawn.includes(seat)),
      ),
    );
    expect(said).toEqual(draws);
  }
});

test('threats: by whom, from whom, and how much', () => {
  const step = { basePoints: 960, value: { kind: 'han', han: 3, fu: 30 } } as const;
  const threats = [
    { winner: 0, from: undefined, step },
    { winner: 0, from: 1, step },
  ] as const;
  const told = { ...withDraws([]), threats };
  expect(describeConditions(told, state, en).threats).toBe('Loses 2nd to: A ron from B 3,900+, tsumo 1,000/2,000+');
  expect(describeConditions(told, state, ja).threats).toBe('2位を失うのは：Aのロン（Bから3900点以上）、ツモ1000・2000以上');
});
