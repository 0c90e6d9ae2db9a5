import { createScorer, formatHand, formatTiles, parseTiles, presets, unwrap, withRule } from '@tenbo/engine';
import { expect, test } from 'vitest';
import { localeOf } from '@tenbo/i18n';
import { loadPageWords } from '@tenbo/i18n/page';
import fc from 'fast-check';

import { withText } from './drafted.ts';
import { type Draft, EMPTY } from './draft.ts';
import { answerOf, faultsOf, withBest } from './judge.ts';
import { waitValuesOf } from './waits.ts';
import { assumptionOf } from './hand-text.ts';
import { tilesOf, withTile, withTiles, withWinning } from './edit.ts';

const { hand: said } = await loadPageWords('first', 'en');

const draftOf = (text: string, changes: Partial<Draft> = {}) => unwrap(withText({ ...EMPTY, seat: 'S', ...changes }, text));
const answerTo = (draft: Draft) => answerOf(draft, createScorer(draft.rules));
const tiles = (text: string) => unwrap(parseTiles(text));

function nearer(draft: Draft) {
  const answer = answerTo(draft);
  if (answer.is !== 'building') throw new Error(answer.is);
  const { shanten, left, tiles: found } = answer.acceptance;
  return { shanten, left, tiles: formatTiles(found.map(({ kind }) => kind)) };
}

test('acceptance has only tiles of the chosen rules', () => {
  const text = '19m123p456p78s55z7z';
  expect(nearer(draftOf(text))).toEqual({ shanten: 2, left: 35, tiles: '123789m69s57z' });
  expect(nearer(draftOf(text, { rules: presets.tenhouSanma }))).toEqual({ shanten: 2, left: 19, tiles: '19m69s57z' });
});

test('indicators and declared norths are not counted as left', () => {
  const rules = presets.tenhouSanma;
  const shown = { rules, dora: tiles('6s'), riichi: 'riichi', ura: tiles('9s'), kita: 1 } as const;
  expect(nearer(draftOf('19m123p456p78s55z4z', { rules })).left).toBe(19);
  expect(nearer(draftOf('19m123p456p78s55z4z', shown)).left).toBe(16);
  const waiting = answerTo(draftOf('123p456p78s55z789s', shown));
  expect(waiting).toMatchObject({ is: 'waiting', waits: [{ left: 3 }, { left: 2 }] });
  expect(waitValuesOf(draftOf('123p456p78s55z789s', shown), createScorer(rules)).map(({ left }) => left)).toEqual([3, 2]);
});

test('honba count for the value of a wait if the rules have a two-han minimum', () => {
  const rules = withRule(presets.standard, 'yaku.twoHanFromHonba', 5);
  const codes = [4, 5].map((honba) =>
    waitValuesOf(draftOf('[234m] 406p 567s 88s 67m', { rules, table: { honba, riichiSticks: 0 } }), createScorer(rules)).map(
      ({ ron }) => ron.ok,
    ),
  );
  expect(codes).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('with three players a first meld is not a fault, although there is no 2m', () => {
  const draft = draftOf('[111m]', { rules: presets.tenhouSanma });
  expect(faultsOf(draft, createScorer(draft.rules))).toEqual([]);
});

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
    { numRuns: 60 },
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
