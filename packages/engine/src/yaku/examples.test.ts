import { expect, test } from 'vitest';

import { LOCAL_YAKU, YAKU, type YakuId, createScorer, parseRules, unwrap } from '../index.ts';
import { exampleOf } from './examples.ts';
import { standsFor } from './index.ts';

test.each(YAKU.map(({ id }) => id))('the example of %s has that yaku', (id) => {
  const { yaku } = unwrap(createScorer(rulesThatPlay(id)).score(exampleOf(id)));
  expect(yaku.map(([one]) => one)).toContain(id);
});

/** Mondeikou needs all four red fives, two of them in one suit. */
const TWO_OF_PIN = [1, 2, 1];

function rulesThatPlay(id: YakuId) {
  const local = Object.fromEntries(LOCAL_YAKU.filter((yaku) => standsFor(id, yaku.id)).map((yaku) => [yaku.id, yaku.value]));
  return unwrap(parseRules({ tiles: { redFives: TWO_OF_PIN }, yaku: { renhou: 'yakuman', local } }));
}
