// Wikipedia, "Japanese mahjong scoring rules", chombo.
import { describe, expect, test } from 'vitest';

import { type RuleSet, parseRules, presets, unwrap } from '@tenbo/engine';

import { chombo, draw, playMatch, ron, tsumo } from '../../../../fixtures/play-match.ts';
import { checkAppend, newMatch } from '../index.ts';

const wikipedia = playMatch(presets.wikipedia);
const where = (more: object): RuleSet => unwrap(parseRules({ base: 'wikipedia', ...more }));

describe('chombo is a mangan paid to the others', () => {
  test.each([
    ['by a non-dealer: 4,000 to East, 2,000 to the others', chombo(1), 0, [4000, -8000, 2000, 2000]],
    ['the same with another East', chombo(1), 6, [2000, -8000, 4000, 2000]],
    ['by the dealer: 4,000 to each', chombo(0), 0, [-12_000, 4000, 4000, 4000]],
  ])('%s', (_, hand, kyoku, deltas) => {
    expect(wikipedia.hand(hand, { kyoku }).deltas).toEqual(deltas);
  });
});

describe('or deducted from the result, and nobody gains', () => {
  test.each([10, 20, 45])('%i, as the rules say', (ranking) => {
    const rules = where({ chombo: { payment: 0, ranking } });
    const { scores, penalties } = playMatch(rules).after([chombo(1)]);
    expect(scores).toEqual([25_000, 25_000, 25_000, 25_000]);
    const final = { scores: [41_000, 27_500, 20_200, 11_300] };
    expect(playMatch(rules).results({ ...final, penalties })).toEqual([51, 7.5 - ranking, -19.8, -38.7]);
  });
});

describe('a chombo', () => {
  const start = { type: 'matchStarted', version: 3, rules: presets.wikipedia, players: ['A', 'B', 'C', 'D'] } as const;
  const match = unwrap(newMatch({ id: 'start', after: [], event: start }));

  test.each([
    ['an invalid win', '123m456p789s1122z', '5s', 'notComplete'],
    ['more tiles than allowed', '123m456p789s11z666m', '6m', 'tileCount'],
  ])('%s is refused as a win', (_, hand, tile, code) => {
    const event = { type: 'handEnded', hand: ron(1, 0, { tiles: { hand, tile } }) } as const;
    expect(checkAppend(match, event)).toMatchObject([{ code: 'badWin', errors: [{ code }] }]);
  });

  test('for a riichi in noten replaces the draw', () => {
    expect(wikipedia.errors({ ...draw(), riichi: [1] })).toEqual(['riichiNoten']);
  });

  test('that only the table can see is entered, with a note for its kind: furiten, a kan after riichi, a wall knocked over', () => {
    const note = { type: 'noteAdded', text: 'furiten' } as const;
    const { hands, notes, scores } = wikipedia.after([chombo(1), note]);
    expect([hands.length, notes[0]?.text, scores]).toEqual([1, 'furiten', [29_000, 17_000, 27_000, 27_000]]);
  });
});

describe('a chombo', () => {
  test('at a draw or for a false win ends the hand, and all its sticks go back', () => {
    const state = wikipedia.after([{ ...chombo(1), riichi: [1, 2] }], { sticks: [3] });
    expect(state.hands[0]?.transfers.filter((transfer) => transfer.for === 'riichi')).toEqual([
      { from: 1, to: 'table', points: 1000, for: 'riichi' },
      { from: 2, to: 'table', points: 1000, for: 'riichi' },
      { from: 'table', to: 1, points: 1000, for: 'riichi' },
      { from: 'table', to: 2, points: 1000, for: 'riichi' },
    ]);
    expect([state.scores, state.sticks]).toEqual([[29_000, 17_000, 27_000, 27_000], [3]]);
  });

  test.each([
    ['ron', ron(2, 3), [0, -1000, 2000, -1000]],
    ['self-draw', tsumo(2), [-500, -1300, 2100, -300]],
  ])('is void if another wins by %s: the false riichi only loses its stick', (_, win, deltas) => {
    const hand = { ...win, riichi: [1] } as const;
    expect(wikipedia.hand(hand).deltas).toEqual(deltas);
    expect(wikipedia.hand({ ...hand, chombo: [1] }).deltas).toEqual(deltas);
  });
});
