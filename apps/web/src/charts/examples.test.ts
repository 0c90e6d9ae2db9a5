import {
  LOCAL_YAKU,
  type Tile,
  type Win,
  type WinMethod,
  YAKU,
  type YakuId,
  createScorer,
  parseHand,
  parseRules,
  unwrap,
  yakuOf,
} from '@tenbo/engine';
import { expect, test } from 'vitest';

import { exampleOf } from './examples.ts';

test.each(YAKU.map(({ id }) => id))('the example of %s has it', (id) => {
  const { yaku } = unwrap(createScorer(rulesThatPlay(id)).score(winOf(id)));
  expect(yaku.map((item) => item.id)).toContain(id);
});

function winOf(id: YakuId): Win {
  const { hand: text, by = 'ron', on, seat = 'S', round = 'E', riichi, ippatsu = false, circumstances } = exampleOf(id);
  const { hand, tile } = unwrap(parseHand(text));
  return {
    hand,
    tile: tile as Tile,
    method: { by, on } as WinMethod,
    seatWind: seat,
    roundWind: round,
    ...(riichi && { riichi: { kind: riichi, ippatsu } }),
    ...(circumstances && { circumstances }),
    doraIndicators: [],
    uraIndicators: [],
  };
}

/** Mondeikou is made of red fives, of which it may need two in a suit. */
const TWO_OF_PIN = [1, 2, 1];

function rulesThatPlay(id: YakuId) {
  const local = LOCAL_YAKU.some((yaku) => yaku.id === id) ? { [id]: yakuOf(id).value } : {};
  return unwrap(parseRules({ tiles: { redFives: TWO_OF_PIN }, yaku: { renhou: 'yakuman', local } }));
}
