// Scores thousands of hands with many fu, to see that the chart's limits are neither too high nor too low.
import { describe, expect, test } from 'vitest';

import { winOf } from '../../../../fixtures/typed-wins.ts';
import { createScorer, parseRules, presets, unreached, unwrap } from '../index.ts';

const SETS = ['1p', '9m', '2s', '5z', '3z'].map((kind) => {
  const [rank, suit] = [...kind] as [string, string];
  const of = (count: number) => rank.repeat(count) + suit;
  return [of(3), `[${of(3)}]`, `[${of(4)}]`, `(${of(4)})`];
});

/** Every choice of this many kinds, each as a triplet or quad, concealed or open. */
function choices(of: readonly (readonly string[])[], count: number): string[][] {
  if (count === 0) return [[]];
  return of.flatMap((kind, i) => kind.flatMap((set) => choices(of.slice(i + 1), count - 1).map((rest) => [set, ...rest])));
}

/** Hands of two to four of these sets, runs for the rest and a double-wind pair, won on the pair and on a concealed triplet. */
function handsOfManyFu(): readonly string[] {
  const hands = [2, 3, 4].flatMap((count) => choices(SETS, count).map((sets) => [...sets, ...['678s', '345m'].slice(count - 2)]));
  return hands.flatMap((sets) => {
    const concealed = sets.filter((set) => !/[[(]/.test(set));
    const melds = sets.filter((set) => !concealed.includes(set)).join(' ');
    const triplet = concealed.find((set) => /^(.)\1\1/.test(set));
    const rest = concealed.filter((set) => set !== triplet).join('');
    const onPair = `${concealed.join('')}1z ${melds} +1z`;
    return triplet === undefined ? [onPair] : [onPair, `${rest}${triplet.slice(1)}11z ${melds} +${triplet.slice(2)}`];
  });
}

describe('the hands with the most fu, where a double-wind pair has 4', () => {
  const rules = unwrap(parseRules({ base: 'wikipedia', fu: { doubleWindPair: 4 } }));
  const scorer = createScorer(rules);
  const values = handsOfManyFu().flatMap((hand) =>
    (['ron', 'tsumo'] as const).flatMap((by) => {
      const scored = scorer.explain(winOf(hand, { method: { by }, seatWind: 'E' }));
      return scored.ok && scored.value.yakuman === 0 ? [{ ...scored.value, by }] : [];
    }),
  );
  const most = (han: number) => Math.max(...values.filter((value) => value.han === han).map(({ fu }) => fu));

  test('one and two han have at most 110', () => {
    expect([most(1), most(2)]).toEqual([110, 110]);
  });

  test('120 need at least three han', () => {
    const high = values.filter(({ fu }) => fu >= 120);
    expect(high.length).toBeGreaterThan(50);
    expect(high.filter(({ han }) => han < 3)).toEqual([]);
  });

  test('none of these values is out of reach', () => {
    expect(values.filter(({ han, fu, by }) => unreached(han, fu, by, rules))).toEqual([]);
    expect(values.filter(({ han, fu, by }) => unreached(han, fu, by, presets.wikipedia))).toEqual([]);
  });
});
