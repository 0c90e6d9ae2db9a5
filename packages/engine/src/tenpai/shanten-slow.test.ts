import { describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { type Choose, oneOf, seeded } from '../../../../fixtures/wins.ts';
import { type Hand, type Kind, type RuleSet, acceptance, formatHand, presets, shanten, unwrap } from '../index.ts';

const FOUR_PLAYERS = presets.standard;
const THREE_PLAYERS = presets.tenhouSanma;
const ALL = Array.from({ length: 34 }, (_, kind) => kind as Kind);

/** Repeated here, because a test that gets its tiles from the engine proves nothing about them. */
const WITHOUT_2M_TO_8M = ALL.filter((kind) => kind === 0 || kind > 7);

/**
 * The distance found by trying every complete hand: four sets and a pair, seven pairs or thirteen orphans, from any tiles that are
 * played with, at most four of a kind. The distance is the number of tiles missing from the nearest one, minus one.
 */
class SlowShanten {
  readonly #kinds: readonly Kind[];
  readonly #sets: readonly (readonly Kind[])[];

  constructor(kinds: readonly Kind[]) {
    const runs = kinds.filter((kind) => kind < 27 && kind % 9 < 7).map((low) => [low, low + 1, low + 2] as Kind[]);
    this.#kinds = kinds;
    this.#sets = [...kinds.map((kind) => [kind, kind, kind]), ...runs.filter((run) => run.every((kind) => kinds.includes(kind)))];
  }

  of({ concealed, melds }: Hand): number {
    const held = Array<number>(34).fill(0);
    for (const kind of concealed) (held[kind] as number)++;
    const closed = melds.length === 0 ? Math.min(this.#sevenPairs(held), thirteenOrphans(held)) : Infinity;
    return Math.min(closed, this.#setsAndPair(4 - melds.length, held)) - 1;
  }

  /** The fewest tiles missing for a number of sets and a pair. */
  #setsAndPair(sets: number, held: readonly number[]): number {
    const used = Array<number>(34).fill(0);
    let fewest = 14;
    const withTiles = (tiles: readonly Kind[], missing: number, then: (missing: number) => void) => {
      let more = missing;
      for (const kind of tiles) if (++(used[kind] as number) > (held[kind] as number)) more++;
      if (more < fewest && tiles.every((kind) => (used[kind] as number) <= 4)) then(more);
      for (const kind of tiles) (used[kind] as number)--;
    };
    const choose = (left: number, from: number, missing: number): void => {
      if (left === 0) {
        for (const kind of this.#kinds) withTiles([kind, kind], missing, (all) => (fewest = all));
        return;
      }
      for (let i = from; i < this.#sets.length; i++) {
        withTiles(this.#sets[i] as Kind[], missing, (more) => choose(left - 1, i, more));
      }
    };
    choose(sets, 0, 0);
    return fewest;
  }

  #sevenPairs(held: readonly number[]): number {
    const best = this.#kinds.map((kind) => Math.min(2, held[kind] as number)).toSorted((one, other) => other - one);
    return 14 - best.slice(0, 7).reduce((sum, count) => sum + count, 0);
  }
}

function thirteenOrphans(held: readonly number[]): number {
  const outside = ALL.filter((kind) => kind >= 27 || kind % 9 === 0 || kind % 9 === 8);
  const lacking = outside.filter((kind) => held[kind] === 0).length;
  return lacking + (outside.some((kind) => (held[kind] as number) > 1) ? 0 : 1);
}

/** A hand of these kinds, with some triplets called. */
function handOf(kinds: readonly Kind[], choose: Choose): Hand {
  const wall = kinds.flatMap((kind) => [kind, kind, kind, kind]);
  const take = (kind: Kind) => wall.splice(wall.indexOf(kind), 1)[0] as Kind;
  const called = new Set(Array.from({ length: Math.max(0, choose(6) - 2) }, () => oneOf(choose, kinds)));
  const melds = [...called].map((kind) => ({ type: 'pon', tiles: [take(kind), take(kind), take(kind)] }) as const);
  return { concealed: Array.from({ length: 13 - 3 * melds.length }, () => take(oneOf(choose, wall))), melds };
}

/** A few of the kinds in play, so that hands are full of pairs, triplets and kinds that run out. */
function fewKinds(kinds: readonly Kind[], choose: Choose): readonly Kind[] {
  const first = choose(kinds.length - 7);
  return choose(2) === 0 ? kinds.slice(first, first + 7) : kinds.filter((_, i) => i < 4 || choose(4) === 0);
}

describe.each<[string, RuleSet, readonly Kind[]]>([
  ['four players', FOUR_PLAYERS, ALL],
  ['three players, without 2m to 8m', THREE_PLAYERS, WITHOUT_2M_TO_8M],
])('distance and acceptance agree with trying every complete hand: %s', (_, rules, kinds) => {
  const slow = new SlowShanten(kinds);
  const computed = (hand: Hand) => {
    const { shanten: now, tiles } = unwrap(acceptance(hand, rules));
    return { hand: formatHand(hand), shanten: unwrap(shanten(hand, rules)), now, tiles };
  };
  const tried = (hand: Hand) => {
    const now = slow.of(hand);
    const own = (kind: Kind) =>
      [...hand.concealed, ...hand.melds.flatMap(({ tiles }) => tiles)].filter((one) => one === kind).length;
    const isNearer = (kind: Kind) => slow.of({ ...hand, concealed: [...hand.concealed, kind] }) < now;
    const tiles = kinds.filter((kind) => own(kind) < 4 && isNearer(kind)).map((kind) => ({ kind, left: 4 - own(kind) }));
    return { hand: formatHand(hand), shanten: now, now, tiles };
  };

  test('hands of few kinds, with melds', () => {
    const choose = seeded(11);
    const hands = Array.from({ length: cases(250) }, () => handOf(fewKinds(kinds, choose), choose));
    expect(hands.map(computed)).toEqual(hands.map(tried));
  });

  test('hands of all kinds', () => {
    const choose = seeded(12);
    const hands = Array.from({ length: 20 }, () => handOf(kinds, choose));
    expect(hands.map(computed)).toEqual(hands.map(tried));
  });
});

/** Counted before the engine's tables knew three players. */
test('the distances of 20,000 random hands with four players', () => {
  const choose = seeded(7);
  const far: Record<number, number> = {};
  for (let i = 0; i < 20_000; i++) {
    const wall = ALL.flatMap((kind) => [kind, kind, kind, kind]);
    const concealed = Array.from({ length: 13 }, () => wall.splice(choose(wall.length), 1)[0] as Kind);
    const distance = unwrap(shanten({ concealed, melds: [] }, FOUR_PLAYERS));
    far[distance] = (far[distance] ?? 0) + 1;
  }
  expect(far).toEqual({ 1: 129, 2: 1755, 3: 7306, 4: 7925, 5: 2719, 6: 166 });
});
