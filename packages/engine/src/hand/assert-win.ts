import { excerptOf } from '../input/excerpt.ts';
import { WINDS, isTile } from '../tiles/tile.ts';
import { CIRCUMSTANCES, MELD_TYPES, RIICHI_KINDS, WON_BY, WON_ON, type Win } from './win.ts';

/** Whether a value fits, and what was expected. */
type Fits = readonly [fits: (value: unknown) => boolean, expected: string];

const TILE: Fits = [(value) => typeof value === 'number' && isTile(value), 'a tile: a number from 0 to 36, as parseTiles gives'];
const TILES: Fits = [(value) => Array.isArray(value) && value.every(TILE[0]), 'a list of tiles, as parseTiles gives'];
const OBJECT: Fits = [(value) => typeof value === 'object' && value !== null, 'an object'];

/**
 * Makes sure that a value has the form of a win, for callers without a type checker. A win from outside is read by `parseRecord`, which says
 * what is wrong as data.
 *
 * @throws TypeError with the field, what it is and what was expected
 */
export function assertWin(win: unknown): asserts win is Win {
  expect('win', win, OBJECT);
  const { hand, tile, method, seatWind, roundWind, riichi, circumstances, doraIndicators, uraIndicators, kita } = win as Win;
  expect('hand', hand, [OBJECT[0], 'a hand, as parseHand gives']);
  expect('hand.concealed', hand.concealed, TILES);
  expect('hand.melds', hand.melds, [Array.isArray, 'a list of melds']);
  for (const [i, meld] of hand.melds.entries()) {
    expect(`hand.melds[${i}]`, meld, OBJECT);
    expect(`hand.melds[${i}].type`, meld.type, oneOf(MELD_TYPES));
    expect(`hand.melds[${i}].tiles`, meld.tiles, TILES);
  }
  expect('tile', tile, TILE);
  expect('method', method, OBJECT);
  expect('method.by', method.by, oneOf(WON_BY));
  if (method.on !== undefined) expect('method.on', method.on, oneOf(WON_ON));
  expect('seatWind', seatWind, oneOf(WINDS));
  expect('roundWind', roundWind, oneOf(WINDS));
  if (riichi !== undefined) expect('riichi', riichi, OBJECT);
  if (riichi !== undefined) expect('riichi.kind', riichi.kind, oneOf(RIICHI_KINDS));
  if (circumstances !== undefined)
    expect('circumstances', circumstances, [isOfCircumstances, `a list of ${CIRCUMSTANCES.join(', ')}`]);
  expect('doraIndicators', doraIndicators, TILES);
  expect('uraIndicators', uraIndicators, TILES);
  if (kita !== undefined) expect('kita', kita, [(value) => Number.isInteger(value) && Number(value) >= 0, 'a number of norths']);
}

function isOfCircumstances(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => CIRCUMSTANCES.includes(one as never));
}

function oneOf(words: readonly string[]): Fits {
  return [(value) => words.includes(value as string), `one of ${words.join(', ')}`];
}

function expect(field: string, value: unknown, [fits, expected]: Fits): void {
  if (!fits(value)) throw new TypeError(`${field} is ${excerptOf(value)}: expected ${expected}`);
}
