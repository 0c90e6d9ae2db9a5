import { describe, expect, test } from 'vitest';

import { type HandFixture, type Worth, fuText, handFixtures, readingText, rulesOf, winOf } from '../../../fixtures/read.ts';
import {
  type Explanation,
  LOCAL_YAKU,
  type RuleSet,
  type ScoreErrorCode,
  YAKU,
  type YakuId,
  createScorer,
  sharesOf,
  unwrap,
} from './index.ts';
import { standsFor } from './yaku/index.ts';

const fixtures = handFixtures().map((fixture) => ({ ...fixture, name: `${fixture.id}: ${fixture.shows}` }));
const files = [...new Set(fixtures.map(({ file }) => file))];

describe.each(files)('fixtures/hands/%s.jsonl', (file) => {
  test.each(fixtures.filter((fixture) => fixture.file === file))('$name', (fixture) => {
    const scorer = createScorer(rulesOf(fixture));
    const win = winOf(fixture);
    if ('errors' in fixture.expect) {
      const codes = scorer.check(win, fixture.honba ?? 0).map(({ code }) => code);
      expect(codes.toSorted()).toEqual(fixture.expect.errors.toSorted());
    } else {
      const explanation = unwrap(scorer.explain(win, fixture.honba ?? 0));
      expect(outcomeOf(explanation, { ...fixture, expect: fixture.expect }, scorer.rules)).toEqual(fixture.expect);
      expect(unwrap(scorer.score(win, fixture.honba ?? 0)).basePoints).toBe(fixture.expect.basePoints);
    }
  });
});

/** An explanation in the form of a fixture, with lines of fu and the reading only if the fixture has them. */
function outcomeOf(
  explanation: Explanation,
  { by, seat, expect: { fuItems, reading, wait } }: HandFixture & { expect: Worth },
  rules: RuleSet,
): Worth {
  const { han, fu, yakuman, yaku, dora, akaDora, uraDora, kita, limit, basePoints } = explanation;
  const counted = Object.entries({ dora, akaDora, uraDora, kita }).filter(([, count]) => count > 0);
  return {
    yaku: Object.fromEntries(yaku),
    ...(counted.length > 0 && { dora: Object.fromEntries(counted) }),
    ...(yakuman > 0 ? { yakuman } : { han, fu }),
    basePoints,
    ...(limit && { limit }),
    payments: sharesOf(basePoints, { by, dealer: seat === 'E' }, rules),
    ...(fuItems && { fuItems: explanation.fuItems.map(fuText) }),
    ...(reading !== undefined && { reading: readingText(explanation.reading) }),
    ...(wait !== undefined && { wait: explanation.reading.wait }),
  };
}

test('each fixture has a unique id, a sentence and a source', () => {
  expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length);
  expect(fixtures.filter(({ shows, source }) => !shows || !source)).toEqual([]);
});

const worth = fixtures.flatMap(({ expect: expected, ...fixture }) =>
  'yaku' in expected ? [{ ...fixture, expect: expected }] : [],
);

test('yaku.jsonl and local.jsonl have a hand for each yaku, and an open hand for each yaku that may be open', () => {
  const own = worth.filter(({ file }) => file === 'yaku' || file === 'local');
  const shown = (wanted: (fixture: (typeof worth)[number]) => boolean) =>
    new Set(own.filter(wanted).flatMap((f) => Object.keys(f.expect.yaku)));
  const open = YAKU.filter(({ value }) => 'open' in value).map(({ id }) => id);
  expect([...shown(() => true)]).toEqual(expect.arrayContaining(YAKU.map(({ id }) => id)));
  expect([...shown(({ hand }) => hand.includes('['))]).toEqual(expect.arrayContaining(open));
});

test.each(LOCAL_YAKU)('local.jsonl has a hand with $id and a hand that nearly has it', ({ id }) => {
  const casesOfYaku = handFixtures('local').filter((fixture) => {
    const listed = Object.keys(rulesOf(fixture).yaku.local) as readonly YakuId[];
    return listed.includes(id) && listed.every((one) => standsFor(id, one));
  });
  const has = ({ expect: expected }: HandFixture) => 'yaku' in expected && id in expected.yaku;
  expect(casesOfYaku.filter(has)).not.toEqual([]);
  expect(casesOfYaku.filter((fixture) => !has(fixture))).not.toEqual([]);
});

test('each error has a fixture', () => {
  const seen = fixtures.flatMap(({ expect: expected }) => ('errors' in expected ? expected.errors : []));
  expect([...new Set(seen)].toSorted()).toEqual(Object.keys(ALL_ERRORS).toSorted());
});

const ALL_ERRORS: Readonly<Record<Exclude<ScoreErrorCode, 'moreErrors'>, true>> = {
  tileCount: true,
  fifthTile: true,
  tooManyRedFives: true,
  tooManyPlainFives: true,
  removedTile: true,
  notAMeld: true,
  chiNotPlayed: true,
  noSuchSeat: true,
  riichiOnOpenHand: true,
  ippatsuAfterQuad: true,
  ippatsuOnLastTile: true,
  openRiichiNotPlayed: true,
  circumstanceNeeds: true,
  uraWithoutRiichi: true,
  rinshanWithoutQuad: true,
  chankanTileHeld: true,
  firstTurnWithMelds: true,
  firstTurnWithKita: true,
  firstTurnWithRiichi: true,
  firstTurnRonByDealer: true,
  kitaNotPlayed: true,
  tooManyIndicators: true,
  notComplete: true,
  noYaku: true,
  tooFewHan: true,
};
