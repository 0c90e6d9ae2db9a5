import { createScorer, formatHand, parseTiles, presets, unwrap } from '@tenbo/engine';
import { localeOf } from '@tenbo/i18n';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { hand as said } from '../words/en/hand.ts';
import { assumptionOf } from './assumption.ts';
import { withBest } from './best-tile.ts';
import { type Draft, EMPTY } from './draft.ts';
import { tilesOf, withTile, withTiles, withWinning } from './edit.ts';
import { answerOf } from './judge.ts';

const scorer = createScorer(presets.standard);
const tilesIn = (text: string) => unwrap(parseTiles(text));

/** A hand entered by its sets: each run by its first tile, then the pair. */
function bySets(runs: string, pair: string, more: Partial<Draft> = {}): Draft {
  const withRuns = tilesIn(runs).reduce((draft, tile) => withTiles(draft, tilesOf('run', tile)), { ...EMPTY, ...more });
  return tilesIn(pair).reduce((draft, tile) => withTiles(draft, tilesOf('pair', tile)), withRuns);
}

const worthOf = (draft: Draft) => {
  const answer = answerOf(draft, scorer);
  return answer.is === 'scored' ? answer.explanation.basePoints : 0;
};

test('four sequences and a pair keep pinfu, however they are entered, and say which tile is assumed, and of how many', () => {
  const best = withBest(bySets('2m4p5s6m', '2p'), scorer);
  expect(answerOf(best, scorer)).toMatchObject({
    is: 'scored',
    explanation: {
      yaku: [
        ['pinfu', 1],
        ['tanyao', 1],
      ],
    },
  });
  expect(formatHand(best.hand, best.tile)).toBe('34678m22456p567s +2m');
  expect(assumptionOf(best, localeOf('en'), said)).toBe('Assuming won on 2m, best of 13 · South · ron · no riichi');
});

test('no other tile of the hand is worth more than the one that is taken', () => {
  const run = fc.integer({ min: 1, max: 7 }).chain((rank) => fc.constantFrom(`${rank}m`, `${rank}p`, `${rank}s`));
  fc.assert(
    fc.property(
      fc.uniqueArray(run, { minLength: 4, maxLength: 4 }),
      fc.constantFrom('1z', '5z', '9p', '2s'),
      fc.constantFrom('ron', 'tsumo'),
      (runs, pair, by) => {
        const best = withBest(bySets(runs.join(''), pair, { by }), scorer);
        for (const index of best.hand.concealed.keys())
          expect(worthOf(withWinning(best, index))).toBeLessThanOrEqual(worthOf(best));
      },
    ),
    { numRuns: cases(60) },
  );
});

test('the tile tapped last, or chosen, stays the winning one', () => {
  const tapped = tilesIn('234m406p567s22p678m').reduce(withTile, EMPTY);
  expect(withBest(tapped, scorer)).toBe(tapped);
  expect(assumptionOf(tapped, localeOf('ja'), said)).toContain('won on 8m');
  const chosen = withWinning(withBest(bySets('2m4p5s6m', '2p'), scorer), 0);
  expect(withBest(chosen, scorer)).toBe(chosen);
  expect(assumptionOf(chosen, localeOf('en'), said)).toBe('Assuming South · ron · no riichi');
});
