import { describe, expect, test } from 'vitest';

import { type Tile, type Win, formatHand, formatTilesInOrder, kindOf, parseHand, parseTiles, unwrap } from '../index.ts';
import { tileThatComes, withFivesOf } from './red-fives.ts';

const ONE_EACH = { redFives: [1, 1, 1] } as const;
const NONE = { redFives: [0, 0, 0] } as const;
const TWO_PIN = { redFives: [0, 2, 0] } as const;
const tiles = (text: string) => unwrap(parseTiles(text));

/** A hand and its indicators with the fives of some rules. */
function withFives(rules: typeof ONE_EACH | typeof NONE | typeof TWO_PIN, text: string, dora = '', ura = ''): readonly string[] {
  const { hand, tile } = unwrap(parseHand(text));
  const win: Win = {
    hand,
    tile: tile as Tile,
    method: { by: 'ron' },
    seatWind: 'S',
    roundWind: 'E',
    doraIndicators: tiles(dora),
    uraIndicators: tiles(ura),
  };
  const { hand: changed, tile: won, doraIndicators, uraIndicators, ...rest } = withFivesOf(rules, win);
  expect(rest).toEqual({ method: win.method, seatWind: 'S', roundWind: 'E' });
  return [formatHand(changed, won), ...[doraIndicators, uraIndicators].map(formatTilesInOrder)];
}

describe('a win under rules with other red fives', () => {
  test.each([
    ['a red five becomes plain', NONE, '406p +0m', ['456p +5m', '', '']],
    ['in melds too, which stay what they are', NONE, '1z [055s] (0555p) +1z', ['1z [555s] (5555p) +1z', '', '']],
    ['the fourth plain five becomes red', ONE_EACH, '5555s +1z', ['0555s +1z', '', '']],
    ['three plain fives stay', ONE_EACH, '555s 5z +5z', ['555s5z +5z', '', '']],
    ['a second red five becomes plain', ONE_EACH, '00s +1z', ['05s +1z', '', '']],
    ['what is no five stays', ONE_EACH, '11122334446m 4z +7m', ['11122334446m4z +7m', '', '']],
    ['each suit has its own', TWO_PIN, '00p 55p +0s', ['0055p +5s', '', '']],
  ] as const)('%s', (_, rules, text, expected) => {
    expect(withFives(rules, text)).toEqual(expected);
  });

  test('indicators are counted after the hand', () => {
    expect(withFives(ONE_EACH, '055s +1z', '5s5s', '1m0s')).toEqual(['055s +1z', '50s', '1m5s']);
  });
});

test('a five that can still come is red once all plain ones are seen', () => {
  const comes = (kind: string, seen: string, rules: Parameters<typeof tileThatComes>[2] = ONE_EACH) =>
    formatTilesInOrder([tileThatComes(kindOf(tiles(kind)[0] as Tile), tiles(seen), rules)]);
  expect(comes('5m', '55m 555p')).toBe('5m');
  expect(comes('5m', '555m')).toBe('0m');
  expect(comes('5p', '55p', TWO_PIN)).toBe('0p');
  expect(comes('5p', '5550p', NONE)).toBe('5p');
  expect(comes('4m', '444m')).toBe('4m');
  expect(comes('5z', '555z')).toBe('5z');
});
