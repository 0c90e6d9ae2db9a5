import { LOCAL_YAKU, type YakuId } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { handFixtures, rulesOf, winOf } from '../../fixtures/read.ts';
import { referenceScore } from './reference/score.ts';
import { comparedWins } from './scores.ts';

test('the reference gives 5,000 random wins under random rules the same score as the engine', () => {
  let refused = 0;
  const counted = new Set<YakuId>();
  for (const { win, rules, engine, reference } of comparedWins(5000, 17)) {
    expect({ win, rules, score: engine }).toEqual({ win, rules, score: reference });
    if (typeof reference === 'string') refused++;
    else for (const [id] of reference.yaku) counted.add(id);
  }
  expect(refused).toBeGreaterThan(200);
  expect(LOCAL_YAKU.map(({ id }) => id).filter((id) => !counted.has(id))).toEqual([]);
});

const FIXTURES = handFixtures().flatMap(({ expect: worth, ...fixture }) =>
  'errors' in worth ? [] : [{ fixture: { ...fixture, expect: worth }, worth }],
);

test('the reference scores every fixture as written', () => {
  expect(FIXTURES.length).toBeGreaterThan(650);
  for (const { fixture, worth } of FIXTURES) {
    const score = referenceScore(winOf(fixture), rulesOf(fixture), fixture.honba ?? 0);
    if (typeof score === 'string') throw new Error(`${fixture.id}: ${score}`);
    const { yaku, dora, fuItems: _fuItems, reading: _reading, wait: _wait, ...rest } = worth;
    const found = { id: fixture.id, ...score, yaku: Object.fromEntries(score.yaku) };
    expect(found).toMatchObject({ id: fixture.id, limit: null, ...rest, ...dora });
    expect(found.yaku).toEqual(yaku);
  }
});
