import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { type Choose, randomWin } from '../../../../fixtures/wins.ts';
import {
  type Hand,
  type Kind,
  type Tile,
  acceptance,
  createScorer,
  formatTiles,
  kindOf,
  parseHand,
  presets,
  shanten,
  shantenByForm,
  unwrap,
} from '../index.ts';

const hand = (text: string): Hand => unwrap(parseHand(text)).hand;
const FOUR = presets.standard;
const shantenOf = (one: Hand) => unwrap(shanten(one, FOUR));
const acceptanceOf = (one: Hand) => unwrap(acceptance(one, FOUR));
const KINDS = Array.from({ length: 34 }, (_, kind) => kind as Kind);

describe('the distance of known hands', () => {
  test.each([
    ['complete', '123m456p789s11444z', -1],
    ['seven pairs, complete', '1199m2255p3366s44z', -1],
    ['thirteen orphans, complete', '19m119p19s1234567z', -1],
    ['tenpai, two-sided wait', '234m567p12378s44z', 0],
    ['tenpai, pair wait', '222m555p777888s4z', 0],
    ['seven pairs, tenpai', '1199m2255p3366s4z', 0],
    ['thirteen orphans, waiting for thirteen', '19m19p19s1234567z', 0],
    ['thirteen orphans, waiting for one', '19m119p19s123456z', 0],
    ['nine gates, waiting for nine', '1112345678999m', 0],
    ['two sets, a partial one and loose tiles', '1235m456p78s1234z', 3],
    ['three sets and loose tiles', '123m456p789s1234z', 2],
    ['three sets, two partial ones and no pair', '123456789m1256p', 1],
    ['only pairs and triplets', '111222333m1122p', 0],
    ['three of a kind four times, and one tile', '111m222m333m444m5m', 0],
    ['thirteen unconnected tiles: nearest to thirteen orphans', '159m159p159s1234z', 3],
    ['thirteen unconnected tiles: nearest to seven pairs', '147m258p369s1234z', 6],
    ['four of a kind count as one of seven pairs', '1111222233334m', 0],
    ['a fourteenth tile to discard', '234m567p12378s445z', 0],
    ['with melds', '12378s44z [234m] [567p]', 0],
    ['with a meld, and ten of the thirteen orphans', '19m19p19s1234z [555p]', 6],
    ['with four melds', '4z [234m] [567p] [123s] (7777s)', 0],
    ['with melds, complete', '44z [234m] [567p] [123s] (7777s)', -1],
    ['a single tile', '1m', 12],
  ])('%s: %s', (_, text, distance) => {
    expect(shantenOf(hand(text))).toBe(distance);
  });

  test('each form by itself', () => {
    expect(unwrap(shantenByForm(hand('19m19p19s1234567z'), FOUR))).toEqual({ standard: 8, sevenPairs: 6, thirteenOrphans: 0 });
    expect(unwrap(shantenByForm(hand('1133557799m113p'), FOUR))).toMatchObject({ sevenPairs: 0 });
    expect(unwrap(shantenByForm(hand('1111222233334m'), FOUR))).toMatchObject({ sevenPairs: 6 - 3 + 3 });
    expect(unwrap(shantenByForm(hand('12378s44z [234m] [567p]'), FOUR))).toEqual({
      standard: 0,
      sevenPairs: undefined,
      thirteenOrphans: undefined,
    });
  });
});

describe('waits', () => {
  test.each([
    ['two sides', '234m567p12378s44z', '69s'],
    ['three sides', '234m567p11z23456s', '147s'],
    ['a pair wait on two tiles', '234m567p7891234s', '14s'],
    ['either of two pairs', '234m567p12366s44z', '6s4z'],
    ['nine gates', '1112345678999m', '123456789m'],
    ['thirteen orphans', '19m19p19s1234567z', '19m19p19s1234567z'],
    ['never a fifth tile', '1111m234567p789s', ''],
    ['seven pairs', '1199m2255p3366s4z', '4z'],
    ['seven pairs or two pairs of runs', '223344m667788p9s', '9s'],
    ['eight kinds', '2223456777888m', '12345678m'],
  ])('%s: %s', (_, text, tiles) => {
    const { shanten: now, tiles: accepted } = acceptanceOf(hand(text));
    const waits = now === 0 ? formatTiles(accepted.map(({ kind }) => kind)) : '';
    expect(waits).toBe(tiles);
  });

  test("the tiles left exclude the hand's own, including melds", () => {
    expect(acceptanceOf(hand('12378s44z [666s] [234m]')).tiles.map(({ left }) => left)).toEqual([1, 4]);
    expect(acceptanceOf(hand('12378s44z [666s] [234m]')).left).toBe(5);
  });
});

describe('tenpai with no tile left', () => {
  test.each([
    ['all four tiles of the wait are called: tenpai', '4z [444z] [234m] [567p] [789s]', 0],
    ['all tiles of both waits are in melds: tenpai', '12p44z [3333p] [234m] [567m]', 0],
    ['all four are concealed: not tenpai, because it needs a fifth', '1111m234567p789s', 1],
    ['four concealed as a triplet and a pair wait on the same tile', '1111m234p567p [789s]', 1],
  ])('%s: %s', (_, text, distance) => {
    expect(shantenOf(hand(text))).toBe(distance);
  });

  test('acceptance never has a tile that the hand holds four times', () => {
    expect(acceptanceOf(hand('4z [444z] [234m] [567p] [789s]'))).toEqual({ shanten: 0, tiles: [], left: 0 });
  });
});

const PARAMETERS = { seed: 1, numRuns: cases(300) };

/** Thirteen tiles, sometimes loose, sometimes close to a win. */
const hands: fc.Arbitrary<Hand> = fc.gen().map((value) => {
  const choose: Choose = (n) => value(fc.nat, { max: n - 1 });
  return choose(2) === 0 ? looseHand(choose) : nearHand(choose);
});

function looseHand(choose: Choose): Hand {
  const wall = KINDS.flatMap((kind) => [kind, kind, kind, kind]);
  return { concealed: Array.from({ length: 13 }, () => wall.splice(choose(wall.length), 1)[0] as Kind), melds: [] };
}

/** A win with some tiles replaced. */
function nearHand(choose: Choose): Hand {
  const { hand: won } = randomWin(choose, presets.standard);
  const concealed = won.concealed.map(kindOf);
  for (let i = choose(4); i > 0; i--) concealed[choose(concealed.length)] = choose(34) as Kind;
  const all = [...concealed, ...won.melds.flatMap(({ tiles }) => tiles.map(kindOf))];
  return all.every((kind) => all.filter((other) => other === kind).length <= 4) ? { ...won, concealed } : won;
}

/** All hands that a draw makes from 13 tiles, without a fifth tile. */
function drawn({ concealed, melds }: Hand): { readonly tile: Kind; readonly hand: Hand }[] {
  const held = [...concealed, ...melds.flatMap(({ tiles }) => tiles)].map(kindOf);
  const possible = KINDS.filter((kind) => held.filter((other) => other === kind).length < 4);
  return possible.map((tile) => ({ tile, hand: { concealed: [...concealed, tile], melds } }));
}

function discarded({ concealed, melds }: Hand): Hand[] {
  return concealed.map((_, i) => ({ concealed: concealed.toSpliced(i, 1), melds }));
}

/**
 * With its end fixed by the scorer (complete or not), the two rules of draw and discard leave only one function:
 * the number of draws to a win.
 */
describe('the distance is the number of draws', () => {
  const scorer = createScorer(presets.standard);
  const isComplete = (before: Hand, tile: Tile) => {
    const errors = scorer.check({ hand: before, tile, method: { by: 'tsumo' }, ...SITUATION });
    return errors.every(({ code }) => code !== 'notComplete');
  };

  test('−1 is exactly what the scorer calls complete', () => {
    fc.assert(
      fc.property(hands, (before) => {
        for (const { tile, hand: after } of drawn(before)) expect(shantenOf(after) === -1).toBe(isComplete(before, tile));
      }),
      PARAMETERS,
    );
  });

  test('the best draw reduces the distance by one', () => {
    fc.assert(
      fc.property(hands, (before) => {
        if (before.melds.length > 0) return; // A meld's tiles may be the ones the hand lacks.
        const after = drawn(before).map((draw) => shantenOf(draw.hand));
        expect(Math.min(...after)).toBe(shantenOf(before) - 1);
        expect(Math.max(...after)).toBeLessThanOrEqual(shantenOf(before));
      }),
      PARAMETERS,
    );
  });

  test('the best discard keeps the distance, and no discard reduces it', () => {
    fc.assert(
      fc.property(hands, (before) => {
        const fourteen = drawn(before)[0]?.hand ?? before;
        if (shantenOf(fourteen) === -1) return;
        const after = discarded(fourteen).map((one) => shantenOf(one));
        expect(Math.min(...after)).toBe(shantenOf(fourteen));
        expect(Math.max(...after)).toBeLessThanOrEqual(shantenOf(fourteen) + 1);
      }),
      PARAMETERS,
    );
  });

  test('acceptance has exactly the draws that reduce the distance', () => {
    fc.assert(
      fc.property(hands, (before) => {
        const useful = drawn(before).filter((draw) => shantenOf(draw.hand) < shantenOf(before));
        expect(acceptanceOf(before).tiles.map(({ kind }) => kind)).toEqual(useful.map(({ tile }) => tile));
      }),
      PARAMETERS,
    );
  });
});

const SITUATION = { seatWind: 'E', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
