import { createScorer, parseHand, presetOf, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { formatReading } from '../index.ts';

/** The reading of a hand won by tsumo, with the winning tile marked and without. */
function readingsOf(text: string): string[] {
  const { hand, tile } = unwrap(parseHand(text));
  const table = { seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
  const win = { ...table, hand, tile: tile!, method: { by: 'tsumo', on: 'haitei' } } as const;
  const { reading } = unwrap(createScorer(presetOf('tenhou')!).explain(win));
  return [formatReading(reading, win), formatReading(reading)];
}

test.each([
  ['the winning tile', '123m 456p 789s 45m 11z +6m', '123m 45+6m 456p 789s 11z', '123m 456m 456p 789s 11z'],
  ['a red winning tile', '123m 456p 789s 46m 11z +0m', '123m 46+0m 456p 789s 11z', '123m 456m 456p 789s 11z'],
  [
    'a red five in the run of the winning tile',
    '123m 456p 789s 06m 11z +4m',
    '123m 06+4m 456p 789s 11z',
    '123m 456m 456p 789s 11z',
  ],
  ['a red five in the pair', '123m 456p 789s 34s 05m +5s', '123m 05m 456p 34+5s 789s', '123m 55m 456p 345s 789s'],
  [
    'red fives in a called meld',
    '34m 11z [406p] (0555s) 789s +2m',
    '34+2m 789s 11z [406p] (0555s)',
    '234m 789s 11z [456p] (5555s)',
  ],
  ['an added kan', '34m 11z [222+2p] 789m 789s +2m', '34+2m 789m 789s 11z [222+2p]', '234m 789m 789s 11z [2222p]'],
  ['seven pairs', '1133m 5577p 88s 66z 3z +3z', '11m 33m 55p 77p 88s 3+3z 66z', '11m 33m 55p 77p 88s 33z 66z'],
  [
    'thirteen orphans',
    '19m19p19s1234566z +7z',
    '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 66z +7z',
    '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 66z 7z',
  ],
])('%s', (_title, text, marked, plain) => {
  expect(readingsOf(text)).toEqual([marked, plain]);
});
