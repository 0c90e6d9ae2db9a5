import { sticksOf } from '../index.ts';
// Wikipedia, "Japanese mahjong scoring rules": draws, counters and wareme. Chombo and the end of a
// match are in wikipedia-fouls.test.ts and wikipedia-result.test.ts.
import { describe, expect, test } from 'vitest';

import { type RuleSet, parseRules, presets, seatsOf, unwrap } from '@tenbo/engine';

import { abortive, chombo, draw, handText, playMatch, ron, ronOf, tsumo } from '../../../../fixtures/play-match.ts';

const wikipedia = playMatch(presets.wikipedia);
const where = (more: object): RuleSet => unwrap(parseRules({ base: 'wikipedia', ...more }));

test.each([20_000, 25_000, 30_000])('each player begins with the %i points of the rules', (start) => {
  expect(playMatch(where({ match: { start } })).after([]).scores).toEqual([start, start, start, start]);
});

describe('a player who has lost all points', () => {
  const at = { scores: [25_000, 900, 37_100, 37_000] } as const;
  const toZero = { scores: [25_000, 1000, 37_000, 37_000] } as const;

  test('ends the match, at zero as well as below', () => {
    expect(wikipedia.after([ron(2, 1)], at)).toMatchObject({ scores: [25_000, -100, 38_100, 37_000], end: 'bust' });
    expect(wikipedia.after([ron(2, 1)], toZero)).toMatchObject({ scores: [25_000, 0, 38_000, 37_000], end: 'bust' });
  });

  test('or only below zero, by a rule choice', () => {
    const rules = playMatch(where({ match: { bust: 'belowZero' } }));
    expect([rules.after([ron(2, 1)], toZero).end, rules.after([ron(2, 1)], at).end]).toEqual([undefined, 'bust']);
  });

  test('or plays on, by a rule choice', () => {
    const state = playMatch(where({ match: { bust: 'none' } })).after([ron(2, 1)], at);
    expect([state.scores[1], state.end]).toEqual([-100, undefined]);
  });
});

test.each([
  ['the dealer in tenpai', draw(0), 'E1-3'],
  ['the dealer in noten', draw(1), 'E2-3'],
  ['all noten', draw(), 'E2-3'],
])('an exhaustive draw adds a counter: %s', (_, hand, place) => {
  expect(handText(wikipedia.after([hand], { honba: 2 }))).toBe(place);
});

describe('at a draw', () => {
  test('a riichi that does not show tenpai is a chombo, not a draw', () => {
    expect(wikipedia.errors({ ...draw(0), riichi: [1] })).toEqual(['riichiNoten']);
    expect(wikipedia.hand({ ...chombo(1), riichi: [1] }).deltas).toEqual([4000, -8000, 2000, 2000]);
  });

  test('a player in riichi shows tenpai', () => {
    expect(wikipedia.hand({ ...draw(1), riichi: [1] }).deltas).toEqual([-1000, 3000 - 1000, -1000, -1000]);
  });

  test('a player who hides tenpai is in noten', () => {
    expect(wikipedia.hand(draw(0, 1)).deltas).toEqual([1500, 1500, -1500, -1500]);
    expect(wikipedia.hand(draw(0)).deltas).toEqual([3000, -1000, -1000, -1000]);
  });
});

describe('players in noten pay 3,000 in total', () => {
  const seats = seatsOf(presets.wikipedia);
  const all = Array.from({ length: 16 }, (_, bits) => seats.filter((seat) => (bits >> seat) % 2 === 1));

  test.each(all.map((tenpai) => [tenpai] as const))('to those in tenpai, equal parts: %j', (tenpai) => {
    const some = tenpai.length > 0 && tenpai.length < 4;
    const deltas = seats.map((seat) => (tenpai.includes(seat) ? 3000 / tenpai.length : -3000 / (4 - tenpai.length)));
    expect(wikipedia.hand(draw(...tenpai)).deltas).toEqual(some ? deltas : [0, 0, 0, 0]);
  });
});

test.each([
  ['one', draw(0), [3000, -1000, -1000, -1000]],
  ['two', draw(0, 1), [1500, 1500, -1500, -1500]],
  ['three', draw(0, 1, 2), [1000, 1000, 1000, -3000]],
  ['none', draw(), [0, 0, 0, 0]],
  ['all four', draw(0, 1, 2, 3), [0, 0, 0, 0]],
])('noten payments, %s in tenpai', (_, hand, deltas) => {
  expect(wikipedia.hand(hand).deltas).toEqual(deltas);
});

describe('a dealer in noten', () => {
  test.each([
    ['loses the deal', { kyoku: 0 }, 'E2-1'],
    ['loses the deal, and the fourth dealer ends the round', { kyoku: 3 }, 'S1-1'],
  ])('%s', (_, at, place) => {
    expect(handText(wikipedia.after([draw(2)], at))).toBe(place);
  });

  test('ends the match in the last hand', () => {
    expect(wikipedia.after([draw(2)], { kyoku: 7, scores: [31_000, 25_000, 22_000, 22_000] }).end).toBe('lastHand');
  });

  test('but not if nobody has the 30,000 that the first needs', () => {
    const state = wikipedia.after([draw(2)], { kyoku: 7 });
    expect([handText(state), state.end]).toEqual(['W1-1', undefined]);
  });

  test('but a dealer in tenpai plays the last hand again', () => {
    const state = wikipedia.after([draw(3)], { kyoku: 7 });
    expect([handText(state), state.end]).toEqual(['S4-1', undefined]);
  });
});

describe('nagashi mangan', () => {
  const nagashi = { kind: 'exhaustiveDraw', tenpai: [0, 2], nagashi: [1] } as const;

  test('is paid as a mangan by self-draw, instead of noten payments', () => {
    expect(wikipedia.hand({ riichi: [], outcome: nagashi }).deltas).toEqual([-4000, 8000, -2000, -2000]);
  });

  test('gives the dealer 4,000 from each', () => {
    expect(wikipedia.hand({ riichi: [], outcome: { ...nagashi, nagashi: [0] } }).deltas).toEqual([12_000, -4000, -4000, -4000]);
  });

  test('does not depend on tenpai', () => {
    expect(wikipedia.hand({ riichi: [], outcome: { ...nagashi, tenpai: [1] } }).deltas).toEqual([-4000, 8000, -2000, -2000]);
  });

  test('needs a closed hand', () => {
    expect(wikipedia.errors({ riichi: [], outcome: { ...nagashi, open: [1] } })).toEqual(['nagashiOpenHand']);
    expect(wikipedia.errors({ riichi: [], outcome: { ...nagashi, open: [0, 2, 3] } })).toEqual([]);
  });

  test('is still a draw: one more counter, and a dealer in tenpai stays', () => {
    expect(handText(wikipedia.after([{ riichi: [], outcome: nagashi }]))).toBe('E1-1');
  });
});

describe('counters', () => {
  test.each([1, 2, 5])('%i: 100 times that from each by self-draw, 300 times by ron', (honba) => {
    const more = 100 * honba;
    expect(wikipedia.hand(tsumo(2), { honba }).deltas).toEqual([-500 - more, -300 - more, 1100 + 3 * more, -300 - more]);
    expect(wikipedia.hand(ron(2, 3), { honba }).deltas).toEqual([0, 0, 1000 + 3 * more, -1000 - 3 * more]);
  });
});

const bothWin = ronOf(3, [
  { winner: 0, value: { han: 1, fu: 30 } },
  { winner: 1, value: { han: 1, fu: 30 } },
]);
const fourRiichi = { ...abortive('fourRiichi'), riichi: [0, 1, 2, 3] } as const;

describe.each([
  ['the dealer wins by ron', ron(0, 1), 'E1-3'],
  ['the dealer wins by self-draw', tsumo(0), 'E1-3'],
  ['the dealer wins with another', bothWin, 'E1-3'],
  ['nine terminals', abortive('nineTerminals'), 'E1-3'],
  ['four winds', abortive('fourWinds'), 'E1-3'],
  ['four riichi', fourRiichi, 'E1-3'],
  ['four kans', abortive('fourQuads'), 'E1-3'],
  ['a draw with the dealer in tenpai', draw(0, 1), 'E1-3'],
  ['a draw with the dealer in noten', draw(1), 'E2-3'],
  ['another wins by ron', ron(1, 2), 'E2-0'],
  ['another wins from the dealer', ron(1, 0), 'E2-0'],
  ['another wins by self-draw', tsumo(3), 'E2-0'],
])('E1-2, %s', (_, hand, place) => {
  const after = handText(wikipedia.after([hand], { honba: 2 }));

  test('go up by one after a dealer’s win or a draw, and back to zero after another’s win', () => {
    expect(after.slice(-1)).toBe(place.slice(-1));
  });

  test('the dealer stays after a win, an abortive draw, or in tenpai', () => {
    expect(after.slice(0, 2)).toBe(place.slice(0, 2));
  });
});

describe('counters over three hands', () => {
  const hands = [ron(3, 0), draw(0), ron(3, 1)];

  test.each([
    [0, 'E4-0'],
    [1, 'E4-1'],
    [2, 'S1-2'],
    [3, 'S2-0'],
  ])('after %i hands: %s', (played, place) => {
    expect(handText(wikipedia.after(hands.slice(0, played), { kyoku: 3 }))).toBe(place);
  });

  test('North gets 600 more from the discarder', () => {
    const { transfers } = wikipedia.after(hands, { kyoku: 3 }).hands[2] ?? {};
    expect(transfers).toEqual([
      { from: 1, to: 3, points: 1000, for: 'hand' },
      { from: 1, to: 3, points: 600, for: 'honba' },
    ]);
  });
});

describe('wareme: the player whose wall was broken gains and pays double, including counters', () => {
  const split = playMatch(where({ payments: { wareme: 'withHonba' } }));
  const value = { han: 3, fu: 30 } as const;

  test.each([
    ['the winner by ron: 3,900 and 300 are 8,400', ron(1, 2, value), 1, [0, 8400, -8400, 0]],
    ['the discarder', ron(1, 2, value), 2, [0, 8400, -8400, 0]],
    ['a player not involved', ron(1, 2, value), 3, [0, 4200, -4200, 0]],
    ['the winner by self-draw', tsumo(1, value), 1, [-4200, 8600, -2200, -2200]],
    ['a payer', tsumo(1, value), 3, [-2100, 5400, -1100, -2200]],
    ['the dealer as a payer', tsumo(1, value), 0, [-4200, 6400, -1100, -1100]],
    ['the dealer as the winner: 2,000 and 100 from each, twice', tsumo(0, value), 0, [12_600, -4200, -4200, -4200]],
  ] as const)('%s', (_, hand, wareme, deltas) => {
    expect(split.hand({ ...hand, wareme }, { honba: 1 }).deltas).toEqual(deltas);
  });

  test('only by a rule choice', () => {
    expect(wikipedia.errors({ ...ron(1, 2), wareme: 1 })).toEqual(['waremeNotPlayed']);
  });
});

test('scores are counted in sticks of 10,000, 5,000, 1,000 and 100', () => {
  expect(sticksOf(25_000)).toEqual([2, 1, 0, 0]);
  expect(sticksOf(30_700)).toEqual([3, 0, 0, 7]);
});
