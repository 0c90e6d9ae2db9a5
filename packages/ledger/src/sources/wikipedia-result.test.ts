// Wikipedia, "Japanese mahjong scoring rules", final points and place.
import { describe, expect, test } from 'vitest';

import { parseRules, presets, unwrap } from '@tenbo/engine';

import { handText, playMatch, ron } from '../../../../fixtures/play-match.ts';
import { settleMatch } from '../index.ts';

const where = (more: object) => unwrap(parseRules({ base: 'wikipedia', ...more }));
const FINAL = { scores: [41_000, 27_500, 20_200, 11_300] };

test.each([
  ['25,000 against 30,000, uma 20 and 10', {}, [51, 7.5, -19.8, -38.7]],
  ['no oka, uma 15 and 5', { standings: { target: 25_000, uma: [[15, 5, -5, -15]] } }, [31, 7.5, -9.8, -28.7]],
  ['no uma', { standings: { uma: [[0, 0, 0, 0]] } }, [31, -2.5, -9.8, -18.7]],
])('(end points + oka − target) ÷ 1,000 + uma: %s', (_, more, results) => {
  expect(playMatch(where(more)).results(FINAL)).toEqual(results);
});

test('the uma are four numbers by place', () => {
  expect(playMatch(presets.wikipedia).results({ scores: [20_200, 41_000, 11_300, 27_500] })).toEqual([-19.8, 51, -38.7, 7.5]);
});

describe('oka', () => {
  test.each([
    [25_000, 20_000],
    [27_000, 12_000],
    [30_000, 0],
  ])('the first gets everybody’s difference of start and target: %i and 30,000', (start, oka) => {
    const rows = settleMatch({ ...FINAL, sticks: [] }, where({ match: { start } }));
    expect(rows.map((row) => row.oka)).toEqual([oka, 0, 0, 0]);
  });
});

describe('the target is what the first needs', () => {
  test.each([
    ['29,900 is not enough, so a further round is played', 28_900, 'W1-0', undefined],
    ['30,000 is enough', 29_000, 'W1-0', 'lastHand'],
  ])('%s', (_, points, place, end) => {
    const state = playMatch(presets.wikipedia).after([ron(1, 2)], { kyoku: 7, scores: [25_000, points, 24_000, 22_000] });
    expect([handText(state), state.end]).toEqual([place, end]);
  });
});
