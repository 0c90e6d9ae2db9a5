import { expect, test } from 'vitest';

import { CIRCUMSTANCES, RIICHI_KINDS, RON_ON, TSUMO_ON } from '../hand/win.ts';
import { parseRecord } from '../record.ts';
import { unwrap } from '../result.ts';
import { WINDS } from '../tiles/tile.ts';
import { countWin } from './counted-win.ts';
import { winFrom } from './win-from.ts';

const WON = { hand: '23467m406p56788s', tile: '8m', by: 'ron', seat: 'S', round: 'E' };
const FOUR_MELDS = { ...WON, hand: '1z', tile: '1z' };

/** Wins whose tiles are in order, as those of a win read back are. */
const WINS: readonly (readonly [string, object])[] = [
  ['by ron', WON],
  ['by tsumo', { ...WON, by: 'tsumo' }],
  ['with tiles of every suit', { ...WON, hand: '199m199p199s1567z', tile: '1z' }],
  ['with four of a kind', { ...WON, hand: '1111m2222p3333s7z', tile: '7z' }],
  ['on a red five beside plain ones', { ...WON, hand: '23467m55p567s11z', tile: '0p' }],
  ['on a plain five beside a red one', { ...WON, hand: '23467m05p567s11z', tile: '5p' }],
  ['with red fives of every suit', { ...WON, hand: '0055m055p0555s11z', tile: '2z' }],
  ['with fives only, none red', { ...WON, hand: '555m555p555s1123z', tile: '2z' }],
  ...['406m', '340p', '067s', '123m', '789p', '789s'].map(
    (tiles) => [`with the run ${tiles}`, { ...WON, hand: '23467m11199p', melds: [{ type: 'chi', tiles }] }] as const,
  ),
  [
    'with triplets and quads',
    {
      ...FOUR_MELDS,
      melds: [
        { type: 'pon', tiles: '055m' },
        { type: 'daiminkan', tiles: '0555p' },
        { type: 'kakan', tiles: '9999s' },
        { type: 'ankan', tiles: '7777z' },
      ],
    },
  ],
  ...RON_ON.map((on) => [`on ${on}`, { ...WON, on }] as const),
  ...TSUMO_ON.map((on) => [`on ${on}`, { ...WON, by: 'tsumo', on }] as const),
  ...RIICHI_KINDS.flatMap((riichi) =>
    [false, true].map((ippatsu) => [`with ${riichi}${ippatsu ? ' and ippatsu' : ''}`, { ...WON, riichi, ippatsu }] as const),
  ),
  ...CIRCUMSTANCES.map((one) => [`with ${one}`, { ...WON, circumstances: [one] }] as const),
  ['with every circumstance', { ...WON, circumstances: CIRCUMSTANCES }],
  ...WINDS.map((wind) => [`at the seat ${wind}`, { ...WON, seat: wind }] as const),
  ...WINDS.map((wind) => [`in the round ${wind}`, { ...WON, round: wind }] as const),
  ['with indicators', { ...WON, riichi: 'riichi', dora: '1m9m1p0s7z', ura: '0m9p1s9s1z' }],
  ['with norths set aside', { ...WON, kita: 4 }],
];

test.each(WINS)('a win %s is read back as it was', (_, fields) => {
  const { win } = unwrap(parseRecord(fields));
  expect(winFrom(countWin(win))).toStrictEqual(win);
});

test('a red five of a meld may change places with a plain one of the hand', () => {
  const { win } = unwrap(parseRecord({ ...WON, hand: '23455m56788s', melds: [{ type: 'chi', tiles: '406m' }] }));
  const read = unwrap(parseRecord({ ...WON, hand: '23405m56788s', melds: [{ type: 'chi', tiles: '456m' }] }));
  expect(winFrom(countWin(win))).toStrictEqual(read.win);
});
