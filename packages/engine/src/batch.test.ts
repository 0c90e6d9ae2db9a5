import { describe, expect, test } from 'vitest';

import { cases } from '../../../fixtures/effort.ts';
import { randomWin, seeded } from '../../../fixtures/wins.ts';
import {
  type RuleSet,
  type Score,
  type Tile,
  type Win,
  ScoreColumns,
  WinBatch,
  countWin,
  createScorer,
  parseRecord,
  parseRules,
  parseTiles,
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
    const scored = scoreBatch(scorer, batch, columns, 0);
    const scores = wins.map((win) => scorer.score(win, 0));
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
      const score = scorer.score(win, 0);
      const view = scorer.view(counted, 0);
      expect(view && whole(view)).toEqual(score.ok ? score.value : undefined);
      expect(scorer.score(counted, 0)).toEqual(score);
      expect(scorer.explain(counted, 0)).toEqual(scorer.explain(win, 0));
      expect(scorer.check(counted, 0)).toEqual(scorer.check(win, 0));
    }
  });

  test('on another tile it is the win with that tile', () => {
    for (const win of wins.slice(0, 50)) {
      for (const by of ['ron', 'tsumo'] as const) {
        const tile = win.hand.concealed[0] as Tile;
        expect(scorer.score(withTile(countWin(win), tile, by), 0)).toEqual(scorer.score({ ...win, tile, method: { by } }, 0));
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

/** Pinfu, tanyao and a red five: 3,900 by ron, 5,200 by tsumo. */
const { win: PINFU } = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' }));

test.each([undefined, 0, 1, 300])('a batch made for %s wins takes 300; cleared, it has only those added since', (room) => {
  const batch = new WinBatch(room);
  const columns = new ScoreColumns(300);
  for (let i = 0; i < 300; i++) batch.push({ ...PINFU, method: { by: i % 3 === 0 ? 'tsumo' : 'ron' } });
  expect(scoreBatch(createScorer(presets.tenhou), batch, columns)).toBe(300);
  expect([...columns.total]).toEqual(Array.from({ length: 300 }, (_, i) => (i % 3 === 0 ? 5200 : 3900)));
  batch.clear();
  batch.push(PINFU);
  expect(scoreBatch(createScorer(presets.tenhou), batch, columns)).toBe(1);
});

test('wins in rare ways have their scores in a batch', () => {
  const quad = { hand: '23467m56788s', melds: [{ type: 'ankan', tiles: '4444p' }], tile: '8m', seat: 'S', round: 'E' };
  const records = [
    { ...quad, by: 'tsumo', on: 'rinshan' },
    { ...quad, by: 'ron', on: 'chankan' },
    { ...quad, by: 'ron', riichi: 'doubleRiichi' },
    { ...quad, by: 'ron', riichi: 'riichi', dora: '1z2z', ura: '3z4z' },
    { ...quad, by: 'ron', riichi: 'riichi', ura: '3z4z' },
    { ...quad, by: 'ron', riichi: 'riichi', dora: '11223z' },
  ];
  const batch = new WinBatch();
  for (const record of records) batch.push(unwrap(parseRecord(record)).win);
  const columns = new ScoreColumns(batch.length);
  expect(scoreBatch(createScorer(presets.tenhou), batch, columns)).toBe(6);
  // Tanyao with rinshan and tsumo, with chankan, with double riichi, and three times with riichi.
  expect([...columns.han]).toEqual([3, 2, 3, 2, 2, 2]);
});

test.each<[string, Partial<Win>]>([
  ['a sixth indicator', { doraIndicators: unwrap(parseTiles('111222z')) }],
  ['a fifth north set aside', { kita: 5 }],
])('%s is not forgotten in a batch: the win has no score', (_, wrong) => {
  const win = { ...PINFU, ...wrong };
  expect(createScorer(presets.tenhou).score(win).ok).toBe(false);
  const batch = new WinBatch();
  batch.push(win);
  expect(scoreBatch(createScorer(presets.tenhou), batch, new ScoreColumns(1))).toBe(0);
});

test('what is not a win is a TypeError that names the field', () => {
  const win = { ...(winsUnder(ENDLESS)[0] as Win), seatWind: 'X' } as unknown as Win;
  expect(() => countWin(win)).toThrow(/^seatWind is "X"/);
  expect(() => new WinBatch().push(win)).toThrow(/^seatWind is "X"/);
});

/** All of a score, read field by field. */
function whole({ yaku, dora, akaDora, uraDora, kita, limit, basePoints, payments, total, han, fu, yakuman }: Score): Score {
  return { yaku, dora, akaDora, uraDora, kita, limit, basePoints, payments, total, han, fu, yakuman };
}

function pick({ han, fu, yakuman, basePoints, total, yaku }: Score): Partial<Score> {
  return { han, fu, yakuman, basePoints, total, yaku };
}
