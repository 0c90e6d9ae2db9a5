import { describe, expect, test } from 'vitest';

import {
  type WinRecord,
  createScorer,
  explainRecord,
  parseRecord,
  parseRules,
  presets,
  recordOfText,
  scoreBatch,
  scoreRecord,
  scorerOf,
  unwrap,
} from './index.ts';

/** One han of yaku, which is too few with five honba under EMA 2012. */
const PINFU = { hand: '123m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', dora: '3p' };
const bound = unwrap(parseRecord({ ...PINFU, hand: '123m456p567s88s67m', honba: 5, rules: 'ema2012' }));

describe('what a record says about the table decides its answer', () => {
  test.each<[string, (record: WinRecord) => { readonly ok: boolean }]>([
    ['scoreRecord', scoreRecord],
    ['explainRecord', explainRecord],
    ['a scorer given the honba', ({ win, table, rules }) => createScorer(rules).score(win, table.honba)],
  ])('%s: five honba under EMA 2012 need two han', (_, answer) => {
    expect(answer(bound)).toMatchObject({ ok: false, error: [{ code: 'tooFewHan', minimum: 2, honba: 5 }] });
    expect(answer({ ...bound, table: { ...bound.table, honba: 4 } })).toMatchObject({ ok: true });
  });

  test('a rule set has one scorer', () => {
    expect(scorerOf(presets.tenhou)).toBe(scorerOf(presets.tenhou));
  });

  test('a line of text has the same honba and rules', () => {
    const { record } = unwrap(recordOfText('123m 456p 567s 88s 67m +8m ron south 5 honba', presets.ema2012));
    expect(scoreRecord(record)).toMatchObject({ error: [{ code: 'tooFewHan' }] });
  });

  test('the rules of the record, not the usual ones', () => {
    const record = unwrap(parseRecord({ ...PINFU, riichi: 'riichi', ura: '4p', rules: 'tenhou' }, presets.jpmlA));
    expect(unwrap(scoreRecord(record)).akaDora).toBe(1);
  });

  test('honba, sticks and wareme are in what the winner collects', () => {
    const rules = unwrap(parseRules({ payments: { wareme: 'withHonba' } }));
    const record = unwrap(parseRecord({ ...PINFU, honba: 2, riichiSticks: 1, from: 'E', wareme: 'E' }, rules));
    const { total, withTable } = unwrap(scoreRecord(record));
    expect(withTable).toBe(2 * (total + 600) + 1000);
    expect(unwrap(explainRecord(record))).toMatchObject({ ok: true, withTable, fuItems: [{ fu: 20 }, { fu: 10 }] });
  });
});

describe('a scorer whose rules ask for the honba', () => {
  const scorer = createScorer(presets.ema2012);
  const { win } = bound;

  test.each([
    ['score', () => scorer.score(win)],
    ['view', () => scorer.view(win)],
    ['explain', () => scorer.explain(win)],
    ['check', () => scorer.check(win)],
    ['scoreBatch', () => scoreBatch(scorer, {} as never, {} as never)],
  ])('%s does not guess them', (_, call) => {
    expect(call).toThrow(TypeError);
  });

  test('the message says what to do', () => {
    expect(() => scorer.score(win)).toThrow(/^ema2012 needs the honba: pass them, /);
  });

  test('other rules need none', () => {
    expect(createScorer(presets.ema2016).score(win).ok).toBe(true);
  });
});
