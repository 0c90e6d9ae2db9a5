import { describe, expect, test } from 'vitest';

import { cases, randomWin, seeded } from '../../../fixtures/wins.ts';
import {
  type RuleSet,
  type Score,
  type Tile,
  type Win,
  ScoreColumns,
  WinBatch,
  countWin,
  createScorer,
  parseRules,
  presets,
  scoreBatch,
  unwrap,
  withTile,
} from './index.ts';

const ENDLESS = { ...unwrap(parseRules({ base: 'local', points: { limits: 'none' } })), id: 'endless' };
const NO_SCORE = { ok: false, han: 0, fu: 0, yakuman: 0, basePoints: 0, total: 0, yaku: [] };

/** Random wins, some with a tile that does not fit, a circumstance or an open riichi. */
function winsUnder(rules: RuleSet): readonly Win[] {
  const choose = seeded(11);
  return Array.from({ length: cases(200) }, () => {
    const win = randomWin(choose, rules);
    const tile = choose(8) === 0 ? (choose(37) as Tile) : win.tile;
    const riichi = win.riichi && choose(8) === 0 ? ({ ...win.riichi, kind: 'openRiichi' } as const) : win.riichi;
    return { ...win, tile, ...(riichi && { riichi }), ...(choose(8) === 0 && { circumstances: ['quadDiscard'] as const }) };
  });
}

describe.each([...Object.values(presets), ENDLESS])('under the rules of $id', (rules) => {
  const scorer = createScorer(rules);
  const wins = winsUnder(rules);

  test('a batch has the scores of its wins', () => {
    const batch = new WinBatch(1);
    for (const [i, win] of wins.entries()) expect(batch.push(i % 2 === 0 ? win : countWin(win))).toBe(i);
    const columns = new ScoreColumns(batch.length);
    const scored = scoreBatch(scorer, batch, columns);
    const scores = wins.map((win) => scorer.score(win));
    expect(scored).toBe(scores.filter(({ ok }) => ok).length);
    for (const [i, score] of scores.entries()) {
      const row = {
        ok: columns.scored[i] === 1,
        han: columns.han[i],
        fu: columns.fu[i],
        yakuman: columns.yakuman[i],
        basePoints: columns.basePoints[i],
        total: columns.total[i],
        yaku: scorer.yakuLists[columns.yaku[i] as number],
      };
      expect(row).toEqual(score.ok ? { ok: true, ...pick(score.value) } : NO_SCORE);
    }
  });

  test('a counted win has the same score, explanation and errors', () => {
    for (const win of wins) {
      const counted = countWin(win);
      const score = scorer.score(win);
      const view = scorer.view(counted);
      expect(view === undefined ? undefined : { ...pick(view), payments: view.payments, limit: view.limit }).toEqual(
        score.ok ? { ...pick(score.value), payments: score.value.payments, limit: score.value.limit } : undefined,
      );
      expect(scorer.score(counted)).toEqual(score);
      expect(scorer.explain(counted)).toEqual(scorer.explain(win));
      expect(scorer.check(counted)).toEqual(scorer.check(win));
    }
  });

  test('on another tile it is the win with that tile', () => {
    for (const win of wins.slice(0, 50)) {
      for (const by of ['ron', 'tsumo'] as const) {
        const tile = win.hand.concealed[0] as Tile;
        expect(scorer.score(withTile(countWin(win), tile, by))).toEqual(scorer.score({ ...win, tile, method: { by } }));
      }
    }
  });
});

test('columns must be as long as the batch', () => {
  const batch = new WinBatch();
  batch.push(winsUnder(ENDLESS)[0] as Win);
  expect(() => scoreBatch(createScorer(ENDLESS), batch, new ScoreColumns(0))).toThrow(RangeError);
});

test('a batch that was cleared has no wins, and takes others', () => {
  const batch = new WinBatch();
  const [first, second] = winsUnder(presets.tenhou) as [Win, Win];
  batch.push(first);
  batch.clear();
  expect(batch.length).toBe(0);
  expect(batch.push(second)).toBe(0);
});

test('what is not a win is a TypeError that names the field', () => {
  const win = { ...(winsUnder(ENDLESS)[0] as Win), seatWind: 'X' } as unknown as Win;
  expect(() => countWin(win)).toThrow(/^seatWind is "X"/);
  expect(() => new WinBatch().push(win)).toThrow(/^seatWind is "X"/);
});

function pick({ han, fu, yakuman, basePoints, total, yaku }: Score): Partial<Score> {
  return { han, fu, yakuman, basePoints, total, yaku };
}
