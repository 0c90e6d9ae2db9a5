import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { readingText } from '../../../../fixtures/read.ts';
import { countVectors } from '../../../../fixtures/vectors.ts';
import { type Kind, type Win, createScorer, parseHand, presets, unwrap } from '../index.ts';
import { READABLE, findReading, suits } from './suits.ts';

const scorer = createScorer(presets.tenhou);

function winOf(text: string, by: 'ron' | 'tsumo' = 'ron'): Win {
  const { hand, tile } = unwrap(parseHand(text));
  return {
    hand,
    tile: tile as NonNullable<typeof tile>,
    method: { by },
    seatWind: 'S',
    roundWind: 'E',
    doraIndicators: [],
    uraIndicators: [],
  };
}

/** Every reading of a hand that has a yaku, the one that counts first. */
function textsOf(text: string): string[] {
  const { reading, rejected } = unwrap(scorer.explain(winOf(text)));
  return [reading, ...rejected.map((lost) => lost.reading)].map(readingText);
}

test.each([
  ['one way', '567m55678p46s [234m] +5s', ['567m 55p 678p 456s* [234m]']],
  ['runs or triplets', '111222333m78p99s +9p', ['123m 123m 123m 789p* 99s', '111m 222m 333m 789p* 99s']],
  ['the winning tile in one run or the other', '567m67899p23345s +4s', ['567m 678p 99p 234s* 345s', '567m 678p 99p 234s 345s*']],
  [
    'the winning tile in the triplet or in the run',
    '222m33399p44456s +4s',
    ['222m 333p 99p 444s 456s*', '222m 333p 99p 444s* 456s'],
  ],
  ['runs, or seven pairs', '223344m667788p9s +9s', ['234m 234m 678p 678p 99s*', '22m 33m 44m 66p 77p 88p 99s*']],
  ['thirteen orphans, and nothing else', '19m119p19s123456z +7z', ['1m 9m 11p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z*']],
  [
    'one suit, four ways to read it, and the winning tile in each of its blocks',
    '2223334445556m +6m',
    ['222m 333m 444m 555m 66m*', '222m 345m 33m 456m* 456m', '222m 345m 345m 345m 66m*', '234m 234m 234m 555m 66m*'],
  ],
])('all readings of a hand: %s', (_, hand, readings) => {
  expect(textsOf(hand).toSorted()).toEqual(readings.toSorted());
});

test('only a run that contains the winning tile can take it', () => {
  const { reading } = unwrap(scorer.explain(winOf('234m567p24678s88p +3s')));
  expect(reading.blocks.filter(({ won }) => won)).toHaveLength(1);
  expect(reading).toMatchObject({ form: 'standard', wait: 'kanchan' });
});

test.each([
  ['19m19p19s1234567z +9s', 'thirteenOrphans', 'thirteenSided'],
  ['19m119p19s123456z +7z', 'thirteenOrphans', 'tanki'],
  ['1122m3344p5566s7z +7z', 'sevenPairs', 'tanki'],
])('%s: %s, %s', (hand, form, wait) => {
  expect(unwrap(scorer.explain(winOf(hand, 'tsumo'))).reading).toMatchObject({ form, wait });
});

test('pairs beside kans are not seven pairs', () => {
  expect(textsOf('22334m55p (1111z) (2222z) +4m')).toEqual(['234m* 234m 55p (1111z) (2222z)']);
});

test('a triplet finished by ron is neither concealed nor a meld', () => {
  const won = (by: 'ron' | 'tsumo') =>
    unwrap(scorer.explain(winOf('222m555p77788s44z +8s', by))).reading.blocks.find((block) => block.won);
  expect(won('ron')).toMatchObject({ type: 'triplet', meld: false, concealed: false });
  expect(won('tsumo')).toMatchObject({ type: 'triplet', meld: false, concealed: true });
});

test('melds come last, and a closed kan is concealed', () => {
  const { blocks } = unwrap(scorer.explain(winOf('12378s44z (2222p) [555z] +9s'))).reading;
  expect(blocks.slice(-2)).toMatchObject([
    { type: 'quad', meld: true, concealed: true },
    { type: 'triplet', meld: true, concealed: false },
  ]);
});

/**
 * Each of the 13,259 wins of one suit, with each of its kinds as the winning tile, by ron and by self-draw. The digest and
 * the counts come from a program that shares nothing with this one: it adds up sets and values each reading by the rules.
 */
test('all 169,558 closed wins in one suit: 246,054 readings, and a digest of their values', () => {
  const plain = createScorer(presets.tenhouNoRed);
  const hash = createHash('sha256');
  const points = new Map<number, number>();
  let [wins, readings] = [0, 0];
  for (const counts of countVectors(9, 14, 14)) {
    const row = findReading(wordOf(counts), 0, 0);
    if (((suits.rows[row] as number) & READABLE) === 0) continue;
    const tiles = counts.flatMap((count, rank) => Array<Kind>(count).fill(rank as Kind));
    for (let rank = 0; rank < 9; rank++) {
      if (counts[rank] === 0) continue;
      const at = tiles.indexOf(rank as Kind);
      for (const by of ['ron', 'tsumo'] as const) {
        const win = { ...ANY, hand: { concealed: tiles.toSpliced(at, 1), melds: [] }, tile: rank as Kind, method: { by } };
        const { han, fu, yakuman, basePoints, rejected } = unwrap(plain.explain(win));
        const worth = yakuman > 0 ? `yakuman ${yakuman}` : `${han} han ${fu} fu`;
        hash.update(`${counts.join('')} ${rank + 1} ${by} ${worth}\n`);
        points.set(basePoints, (points.get(basePoints) ?? 0) + 1);
        wins++;
        readings += 1 + rejected.length;
      }
    }
  }
  expect([wins, readings]).toEqual([169_558, 246_054]);
  expect(Object.fromEntries(points)).toEqual({ 3000: 95_391, 4000: 68_779, 6000: 1420, 8000: 3968 });
  expect(hash.digest('hex')).toBe('2b899d53e4aac9418c52bac51ba31a8682a0160af1176034e7f2143d82c5a06e');
});

const ANY = { seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;

function wordOf(counts: readonly number[]): number {
  return counts.reduce((word, count, rank) => word + count * 8 ** rank, 0);
}
