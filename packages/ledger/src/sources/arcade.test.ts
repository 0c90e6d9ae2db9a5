// The arcade guide "How your score is calculated": sticks, counters and the course of a match of two.
import { describe, expect, test } from 'vitest';

import { parseRules, presets, unwrap } from '@tenbo/engine';

import { draw, handText, playMatch, ron, tsumo } from '../../../../fixtures/play-match.ts';
import { type MatchEvent, conditions, newMatch, roundTimeAt, settleMatch, STICKS, sticksOf } from '../index.ts';

const arcade = playMatch(presets.arcadeC);

/** Far from the end of the match. */
const FAR = { scores: [10_000, 10_000] } as const;
/** 480 base points: 2,900 for the dealer, 2,000 for a non-dealer. */
const TWO_FANS = { han: 2, fu: 30 } as const;

describe('a reach is a stick of 1,000', () => {
  test('the winner gets it back', () => {
    expect(arcade.hand({ ...ron(0, 1, TWO_FANS), riichi: [0] }, FAR)).toEqual({
      transfers: ['0→table 1000 riichi', '1→0 2900 hand', 'table→0 1000 riichi'],
      deltas: [2900, -2900],
    });
  });

  test('a loser loses it', () => {
    expect(arcade.hand({ ...ron(0, 1, TWO_FANS), riichi: [1] }, FAR).deltas).toEqual([3900, -3900]);
  });
});

describe('a reach with less than 1,000', () => {
  const hand = { ...draw(0, 1), riichi: [1] } as const;
  const at = { scores: [10_000, 500] } as const;

  test('makes the score negative in some games', () => {
    const allowed = playMatch(unwrap(parseRules({ base: 'arcadeC', match: { riichiBelowStick: 'allowed' } })));
    expect(allowed.after([hand], at).scores).toEqual([10_000, -500]);
  });

  test('is not allowed in the others', () => {
    expect(arcade.errors(hand, at)).toEqual(['riichiWithoutStick']);
    expect(arcade.errors(hand, { scores: [10_000, 1000] })).toEqual([]);
  });
});

test('if both reach and neither wins, the sticks stay for the next winner', () => {
  const drawn = { ...draw(0, 1), riichi: [0, 1] } as const;
  const before = arcade.after([drawn], FAR);
  expect([before.scores, before.sticks]).toEqual([
    [9000, 9000],
    [0, 1],
  ]);
  const { scores, sticks, hands } = arcade.after([drawn, ron(1, 0, TWO_FANS)], FAR);
  expect(hands.at(-1)?.deltas).toEqual([-2000 - 300, 2000 + 300 + 2000]);
  expect([scores, sticks]).toEqual([[6700, 13_300], []]);
});

test('counters start at 0 and go up by one each time the dealer stays', () => {
  const hands = [ron(0, 1), draw(0), tsumo(0)];
  const places = [0, 1, 2, 3].map((played) => handText(arcade.after(hands.slice(0, played), FAR)));
  expect(places).toEqual(['E1-0', 'E1-1', 'E1-2', 'E1-3']);
});

test.each([
  ['only a win of the other resets them: by ron', ron(1, 0), 'E2-0'],
  ['only a win of the other resets them: by self-draw', tsumo(1), 'E2-0'],
  ['a dealer in tenpai at a draw stays, with one more', draw(0), 'E1-4'],
  ['also if both are in tenpai', draw(0, 1), 'E1-4'],
  ['a dealer in noten does not stay, and there is one counter, not none', draw(1), 'E2-1'],
  ['also if both are in noten', draw(), 'E2-1'],
])('from three counters, %s', (_, hand, place) => {
  expect(handText(arcade.after([hand], { ...FAR, honba: 3 }))).toBe(place);
});

test('from no counters, a draw with the dealer in noten also makes one', () => {
  expect(handText(arcade.after([draw(1)], FAR))).toBe('E2-1');
});

describe('at the start', () => {
  const start = { type: 'matchStarted', version: 3, rules: presets.arcadeC, players: ['A', 'B'] } as const;
  const begun = (event: MatchEvent) => newMatch({ id: 'start', after: [], event });

  test('each has 1,000 points', () => {
    expect(unwrap(begun(start)).state.scores).toEqual([1000, 1000]);
  });

  test.each([1500, 2000, 3000])('or the opponent has more: %i', (more) => {
    expect(unwrap(begun({ ...start, scores: [1000, more] })).state.scores).toEqual([1000, more]);
  });

  test('there is no third player', () => {
    expect(begun({ ...start, scores: [1000, 1500, 2000] })).toEqual({
      ok: false,
      error: [{ code: 'scoreCount', scores: 3, expected: 2 }],
    });
  });
});

describe('a player with zero points or fewer loses the match', () => {
  test.each([
    ['at zero', [1000, 1000], [0, 2000], 'bust'],
    ['below', [900, 1100], [-100, 2100], 'bust'],
    ['but not with a hundred points', [1100, 900], [100, 1900], undefined],
  ] as const)('%s', (_, scores, left, end) => {
    const state = arcade.after([tsumo(1)], { scores });
    expect([state.scores, state.end]).toEqual([left, end]);
  });

  test('and the other player has won', () => {
    const [first] = settleMatch(arcade.after([tsumo(1)]), presets.arcadeC);
    expect(first).toMatchObject({ seat: 1, place: 1, points: 2000 });
  });
});

describe('a match goes on until a score is zero or less', () => {
  const lost = draw(1);
  const drawn = (hands: number, start: readonly number[]) => arcade.after(Array(hands).fill(draw()), { scores: start });

  test('after South, West and North: then it is East again', () => {
    const starts = [0, 2, 4, 6, 8, 9].map((hands) => drawn(hands, [1000, 5000]));
    expect(starts.map(handText)).toEqual(['E1-0', 'S1-1', 'W1-1', 'N1-1', 'E1-1', 'E2-1']);
    expect(starts.map(({ kyoku }) => roundTimeAt({ kyoku }, 2))).toEqual([1, 1, 1, 1, 2, 2]);
    expect(starts.every(({ end, mayEnd }) => end === undefined && mayEnd === undefined)).toBe(true);
  });

  test('also after hundreds of hands, each with a place of its own', () => {
    const state = drawn(400, [1000, 5000]);
    expect([handText(state), state.kyoku, state.end]).toEqual(['E1-1', 400, undefined]);
    expect(new Set(state.hands.map(({ before }) => `${before.kyoku}/${before.honba}`)).size).toBe(400);
    expect(arcade.after([...Array<typeof lost>(400).fill(draw()), lost], { scores: [1000, 5000] })).toMatchObject({
      scores: [0, 6000],
      end: 'bust',
    });
  });

  test('a dealer who leads has nothing to stop', () => {
    const state = arcade.after([ron(1, 0), draw(), ron(0, 1)], { kyoku: 7, scores: [9000, 2100] });
    expect([state.end, state.mayEnd]).toEqual([undefined, undefined]);
  });

  test('so no hand is the last of a comeback: every end but a bust goes on', () => {
    const { goesOn } = conditions(drawn(3, [1000, 5000]), 0);
    expect(goesOn.draws).toEqual([[], [0], [0, 1]]);
    const [ofRon, ofTsumo] = goesOn.wins;
    expect(ofRon?.ranges.at(-1)?.most?.basePoints).toBeLessThan(5000 / 4);
    expect(ofTsumo?.ranges.at(-1)?.most?.basePoints).toBeLessThan(5000 / 4);
  });
});

/** Which seats are in tenpai, the noten payment, and what the seat in tenpai gains. */
const notenOf = (points: number) =>
  [
    ['the dealer', draw(0), [points, -points]],
    ['the other', draw(1), [-points, points]],
    ['both', draw(0, 1), [0, 0]],
    ['neither', draw(), [0, 0]],
  ] as const;

describe.each([
  ['1,000', presets.arcadeC, 1000],
  ['1,500 in some games', unwrap(parseRules({ base: 'arcadeC', draws: { noten: 1500 } })), 1500],
] as const)('tenpai against noten: %s', (_, rules, points) => {
  test.each(notenOf(points))('%s in tenpai', (___, hand, deltas) => {
    expect(playMatch(rules).hand(hand, FAR).deltas).toEqual(deltas);
  });
});

test.each([
  [100, [0, 0, 0, 1]],
  [1000, [0, 0, 1, 0]],
  [5000, [0, 1, 0, 0]],
  [10_000, [1, 0, 0, 0]],
  [8000, [0, 1, 3, 0]],
  [26_600, [2, 1, 1, 6]],
])('sticks of 10,000, 5,000, 1,000 and 100 for %i', (points, sticks) => {
  expect(sticksOf(points)).toEqual(sticks);
  expect(STICKS).toEqual([10_000, 5000, 1000, 100]);
});
