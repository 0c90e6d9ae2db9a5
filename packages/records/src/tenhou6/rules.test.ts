import { presets, ruleCode } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { type RuleFacts, rulesOf } from './rules.ts';

function rules(disp: string, more: Partial<RuleFacts> = {}) {
  return rulesOf({ disp, redFives: [1, 1, 1], players: 4, ref: undefined, start: undefined, totals: undefined, ...more });
}

const THREE = { players: 3, redFives: [0, 1, 1] } as const;
const NO_RED = { redFives: [0, 0, 0] } as const;

describe('the text for readers gives the rules', () => {
  test.each<[string, keyof typeof presets, Partial<RuleFacts>?]>([
    ['鳳南喰赤', 'tenhou'],
    ['般東喰赤速', 'tenhouTonpuu'],
    ['三特南喰赤', 'tenhouSanma', THREE],
    ['三般東喰赤', 'tenhouSanmaTonpuu', THREE],
    ['南喰赤', 'tenhou'],
    ['上南喰', 'tenhouNoRed', NO_RED],
    ['般南', 'tenhouClosedTanyao', NO_RED],
    ['金の間南喰赤', 'majsoul'],
    ['王座の間東喰赤', 'majsoulTonpuu'],
    ['3玉の間南喰赤', 'majsoulSanma', THREE],
    ['Jade Room South Red Fives', 'majsoul'],
    ['Throne Room East Red Fives', 'majsoulTonpuu'],
    ['Silver Room South Red', 'majsoulSanma', THREE],
    ['mleague 南喰赤', 'mleague'],
    ['saikouisenClassic 南喰', 'saikouisenClassic', NO_RED],
  ])('%s is %s', (disp, id, more) => {
    const read = rules(disp, more);
    expect(read.houseRules).toBe(false);
    expect(ruleCode(read.rules)).toBe(ruleCode(presets[id]));
  });

  test.each<[string, keyof typeof presets, Partial<RuleFacts>?]>([
    ['友人戦南喰赤', 'majsoul'],
    ['大会戦東喰赤', 'majsoulTonpuu'],
    ['Tounament East Red Fives', 'majsoulTonpuu'],
    ['Friendly South', 'majsoul'],
    ['金の間', 'majsoul'],
    ['ドラさんモード東喰赤', 'majsoulTonpuu', { ref: '210715-0123abcd-4567-89ab-cdef-0123456789ab' }],
    ['般南喰赤祝', 'tenhou'],
    ['第二期 リーグ戦', 'tenhou'],
    ['', 'tenhou'],
    ['mleague+ 南喰赤', 'mleague'],
  ])('%j stands for house rules, and the closest are %s', (disp, id, more) => {
    const read = rules(disp, more);
    expect(read.houseRules).toBe(true);
    expect(ruleCode(read.rules)).toBe(ruleCode(presets[id]));
  });

  test('starting points, red fives and the date come from other places', () => {
    const { rules: own } = rules('金の間南喰赤', { start: 30_000, redFives: [1, 2, 1] });
    expect([own.match.start, own.tiles.redFives]).toEqual([30_000, [1, 2, 1]]);
    expect(rules('鳳南喰赤', { ref: '2019021004gm-00a9-0000-e2f6516d' }).rules.standings.rounding).toBe('fiveUp');
    expect(rules('鳳南喰赤', { ref: '2023053016gm-0029-0000-e54b3b98' }).rules.standings.rounding).toBe('none');
  });
});
