import {
  type HandValue,
  type RuleSet,
  type Win,
  type WinKind,
  basePoints,
  presets,
  sharesOf,
  tableBonus,
  totalOf,
} from '@tenbo/engine';
import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { arithmeticOf } from './describe-win.ts';
import { LANGUAGES, type Language, type Locale, localeOf } from '../index.ts';
import { paymentTexts } from './payment-text.ts';

const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140];
const KINDS: readonly WinKind[] = (['ron', 'tsumo'] as const).flatMap((by) => [true, false].map((dealer) => ({ by, dealer })));

interface Worth extends HandValue {
  readonly basePoints: number;
}

/** Every han and fu, and some yakuman, with the base points from the engine. */
function worths(rules: RuleSet): Worth[] {
  const han = Array.from({ length: 26 }, (_, i) => i + 1).flatMap((n) =>
    FU.map((fu) => ({ han: n, fu, yakuman: 0, basePoints: basePoints(n, fu, rules) })),
  );
  return [...han, ...[1, 2, 3, 6].map((multiple) => ({ han: 0, fu: 0, yakuman: multiple, basePoints: 8000 * multiple }))];
}

function numbersOf(text: string): number[] {
  return [...text.replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** The last number of each step. */
function results(text: string, locale: Locale): (number | undefined)[] {
  return text.split(locale.steps(['', ''])).map((step) => numbersOf(step).at(-1));
}

const { standard, tenhouSanma } = presets;
/** The presets, and rule sets with choices that none of them makes. */
const PRESETS: readonly RuleSet[] = [
  ...Object.values(presets),
  { ...tenhouSanma, id: 'split', payments: { ...tenhouSanma.payments, missingPlayer: 'split' } },
  { ...standard, id: 'two players', tiles: { ...standard.tiles, players: 2 } },
  { ...standard, id: 'like ron', tiles: { ...standard.tiles, players: 2 }, payments: { ...standard.payments, tsumo: 'likeRon' } },
  { ...standard, id: 'per thirteen', points: { ...standard.points, countedYakuman: 'perThirteen' } },
  { ...standard, id: 'no limits', points: { ...standard.points, limits: 'none' } },
];
/** One of each group of rule sets with the same points and payments, because the arithmetic depends on nothing else. */
const DIFFERENT = [
  ...new Map(
    PRESETS.map((rules) => [JSON.stringify([rules.points, rules.payments, rules.yaku.yakumanLimit, rules.tiles.players]), rules]),
  ).values(),
];
const CASES = DIFFERENT.flatMap((rules) => LANGUAGES.map((language) => ({ rules, language })));

test.each(CASES)('the arithmetic of $rules.id in $language ends with the payment', ({ rules, language }) => {
  const locale = localeOf(language);
  const wrong = worths(rules).flatMap((worth) =>
    KINDS.filter((kind) => {
      const text = arithmeticOf({ ...worth, yaku: [], alone: false }, kind, rules, locale);
      const expected = [worth.basePoints, ...Object.values(sharesOf(worth.basePoints, kind, rules))];
      return JSON.stringify(results(text, locale)) !== JSON.stringify(expected);
    }).map((kind) => ({ ...worth, ...kind })),
  );
  expect(wrong).toEqual([]);
});

test.each(CASES)('each step of the arithmetic of $rules.id in $language is correct', ({ rules, language }) => {
  for (const worth of worths(rules)) {
    for (const kind of KINDS) {
      const text = arithmeticOf({ ...worth, yaku: [], alone: false }, kind, rules, localeOf(language)).replaceAll(',', '');
      for (const [, fu, han, product] of text.matchAll(/(\d+) × 2\^\(2\+(\d+)\) = (\d+)/g)) {
        expect(Number(fu) * 2 ** (2 + Number(han))).toBe(Number(product));
      }
      for (const [, multiplier, product] of text.matchAll(/[;、，] ?× (\d) = (\d+)/g)) {
        expect(worth.basePoints * Number(multiplier)).toBe(Number(product));
      }
      for (const [, exact, rounded] of text.matchAll(/× \d = (\d+) → (\d+)/g)) {
        expect(Math.ceil(Number(exact) / 100) * 100).toBe(Number(rounded));
      }
    }
  }
});

const TABLES = [
  { honba: 0, riichiSticks: 0 },
  { honba: 2, riichiSticks: 0 },
  { honba: 0, riichiSticks: 3 },
  { honba: 1, riichiSticks: 2 },
];

test.each(PRESETS)('under $id the winner collects what the engine says', (rules) => {
  for (const table of TABLES) {
    for (const kind of KINDS) {
      const win = { seatWind: kind.dealer ? 'E' : 'S', method: { by: kind.by } } as Win;
      const context = { win, rules, table };
      const texts = paymentTexts(960, context, localeOf('en'));
      const expected = totalOf(sharesOf(960, kind, rules), rules.tiles.players) + tableBonus(table, kind.by, rules);
      expect(numbersOf(texts.at(-1) ?? '').at(-1)).toBe(expected);
    }
  }
});

test.each([
  [5, 30, '5 han: mangan 2,000; × 4 = 8,000', '5翻：満貫 2000、× 4 = 8000', '5番：满贯 2000，× 4 = 8000'],
  [
    4,
    40,
    '40 × 2^(2+4) = 2,560 → mangan 2,000; × 4 = 8,000',
    '40 × 2^(2+4) = 2560 → 満貫 2000、× 4 = 8000',
    '40 × 2^(2+4) = 2560 → 满贯 2000，× 4 = 8000',
  ],
  [
    3,
    60,
    '60 × 2^(2+3) = 1,920; × 4 = 7,680 → 7,700',
    '60 × 2^(2+3) = 1920、× 4 = 7680 → 7700',
    '60 × 2^(2+3) = 1920，× 4 = 7680 → 7700',
  ],
])('%i han %i fu', (han, fu, english, japanese, chinese) => {
  const worth = { han, fu, yakuman: 0, basePoints: basePoints(han, fu, presets.tenhou), yaku: [], alone: false };
  const arithmeticIn = (language: Language) =>
    arithmeticOf(worth, { by: 'ron', dealer: false }, presets.tenhou, localeOf(language));
  expect(TESTED_LANGUAGES.map(arithmeticIn)).toEqual([english, japanese, chinese]);
});
