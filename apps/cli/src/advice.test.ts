import { type RuleSet, formatHand, presets } from '@tenbo/engine';
import { type AnyError, localeOf } from '@tenbo/i18n';
import { describe, expect, test } from 'vitest';

import { FOLLOW, type Given, OF_TEXT, following } from '../../../fixtures/follow-advice.ts';
import { oddRecord, recordOf } from '../../../fixtures/win-records.ts';
import { cases } from '../../../fixtures/effort.ts';
import { type Choose, oneOf, randomWin, seeded } from '../../../fixtures/wins.ts';
import { tenbo } from '../../../fixtures/tenbo.ts';
import { answerLine } from './pipe/jsonl.ts';

const { tenhou, tenhouSanma, local, standard } = presets;
const locale = localeOf('en');

interface Answer {
  readonly ok: boolean;
  readonly errors?: readonly AnyError[];
  readonly message?: string;
}

type Door = (given: Given, rules: RuleSet) => Answer | Promise<Answer>;

const jsonLine: Door = (given, rules) => JSON.parse(answerLine(JSON.stringify(given), { locale, rules }).answer) as Answer;

function typedIn(command: string): Door {
  return async (given, { id }) => {
    const { stdout, stderr } = await tenbo([command, given as string, '--json', '--rules', id]);
    if (stdout === '') throw new Error(`no JSON for ${JSON.stringify(given)}: ${stderr}`);
    return JSON.parse(stdout) as Answer;
  };
}

/** More than any input needs: advice that leads further than this leads in a circle. */
const MOST_STEPS = 25;

const met = new Set<string>();

/** Follows the advice of the first error, then of the first one left, until there is an answer, or an error that advises nothing. */
async function follow(door: Door, given: Given, rules: RuleSet, choose: Choose): Promise<void> {
  let now = given;
  let answer = await door(now, rules);
  const path: string[] = [];
  for (let step = 0; !answer.ok; step++) {
    const [error] = answer.errors ?? [];
    if (error === undefined || (typeof now === 'string' && !OF_TEXT.includes(error.code))) return;
    const next = following(error, now, rules);
    path.push(`${JSON.stringify(now)}: ${answer.message}`);
    if (next === undefined) return;
    met.add(error.code).add(error.code === 'badTiles' ? error.error.code : error.code);
    const before = now;
    now = oneOf(choose, next);
    answer = await door(now, rules);
    // Where three of a kind are too many, removing one leaves two.
    const isLess = digitsIn(now) < digitsIn(before);
    const again = isLess ? undefined : answer.errors?.find((one) => JSON.stringify(one) === JSON.stringify(error));
    expect(again, `the same error again for ${JSON.stringify(now)} after\n${path.join('\n')}`).toBeUndefined();
    expect(step, `no end:\n${path.join('\n')}`).toBeLessThan(MOST_STEPS);
  }
}

function digitsIn(given: Given): number {
  return JSON.stringify(given).match(/\d/gu)?.length ?? 0;
}

const WRITTEN = '234m406p567s88s67m'.split('');

/** A hand as someone may type it wrongly: with tiles too many or too few, brackets, a sign or a word out of place. */
function wrongText(choose: Choose, rules: RuleSet): string {
  const { hand, tile } = randomWin(choose, rules);
  let text = oneOf(choose, [
    formatHand(hand, tile),
    formatHand({ ...hand, concealed: [...hand.concealed, tile] }),
    formatHand(hand),
  ]);
  for (let edits = 1 + choose(2); edits > 0; edits--) {
    const at = choose(text.length);
    const put = (some: string) => `${text.slice(0, at)}${some}${text.slice(at)}`;
    text = oneOf(choose, [
      () => `${text} 8m 9m`.replace(/^(.*)( \+\w\w)(.*)$/u, '$1$3$2'),
      () => `1p ${text}`,
      () => `${text} 1z`,
      () => `${text} +9p`,
      () => `${text} ron tsumo`,
      () => `${text} rion`,
      () => `${text} [234s] [234s]`,
      () => `${text} (77z)`,
      () => `${text} [111z`,
      () => `11111z ${text}`,
      () => put(oneOf(choose, WRITTEN)),
      () => text.slice(0, at) + text.slice(at + 1),
      () => put(oneOf(choose, ['x', '8z', '+', '[', ')', ' ', '0z', '９', '萬'])),
    ])();
  }
  return text;
}

const CHANGES: readonly object[] = [
  { riichi: 'riichi', melds: [{ type: 'pon', tiles: '555z' }] },
  { riichi: 'doubleRiichi', ippatsu: true, on: 'houtei', by: 'ron' },
  { riichi: 'riichi', ippatsu: true, by: 'tsumo', on: 'rinshan' },
  { riichi: 'openRiichi' },
  { riichi: null, ippatsu: true },
  { riichi: null, ippatsu: null, ura: '1p' },
  { by: 'tsumo', on: 'rinshan' },
  { by: 'ron', on: 'chankan' },
  { by: 'ron', on: 'firstTurn', seat: 'E' },
  { by: 'tsumo', on: 'firstTurn', riichi: 'riichi', kita: 1 },
  { dora: '1p2p3p4p6p7p' },
  { kita: 2 },
  { kita: 5 },
  { seat: 'N' },
  { hand: '00m234p' },
  { hand: '5555m234p' },
  { melds: [{ type: 'chi', tiles: '135m' }] },
  { melds: [{ type: 'chi', tiles: '123p' }] },
  { melds: [{ type: 'pon', tiles: '11m' }, { type: 'kan' }, 3] },
  { melds: Array.from({ length: 5 }, () => ({ type: 'pon', tiles: '555z' })) },
  { wareme: 'E' },
  { dora: '[1p]' },
  { ura: '1p'.repeat(250).padEnd(1001) },
  { rules: 'tenhuo' },
  { rules: { base: 'tenhou', fu: 3 } },
  { rules: { base: 'tenhou', name: '' } },
  { rules: { fu: { pair: 1 } } },
  { rules: { fu: { doubleWindPair: 3 } } },
  { rules: { match: { rounds: 'unlimited', bust: 'none' } } },
  ...['riichiTile', 'quadDiscard', 'secondQuad', 'firstTurnQuad', 'eighthWin', 'againstEighthWin'].map((one) => ({
    circumstances: [one, 'againstEighthWin'],
  })),
];

function wrongRecord(choose: Choose, rules: RuleSet): Given {
  if (choose(60) === 0) return oneOf(choose, [[], 3, 'ron', null]) as Given;
  const record = recordOf(randomWin(choose, rules), choose);
  const changed = choose(3) === 0 ? oddRecord(record, choose) : { ...record, ...oneOf(choose, CHANGES) };
  return { ...changed };
}

describe.each([
  ['JSON lines', jsonLine, wrongRecord, 800],
  ['tenbo score', typedIn('score'), wrongText, 120],
  ['tenbo lens', typedIn('lens'), wrongText, 12],
  ['tenbo waits', typedIn('waits'), wrongText, 60],
  ['tenbo discards', typedIn('discards'), wrongText, 60],
] as const)('%s', (_, door, wrong, usual) => {
  test('following the advice of an error leads to an answer, or to something else that is wrong', async () => {
    const choose = seeded(11);
    for (let i = cases(usual); i > 0; i--) {
      const rules = oneOf(choose, [tenhou, tenhouSanma, local, standard]);
      await follow(door, wrong(choose, rules), rules, choose);
    }
    expect(met.size).toBeGreaterThan(0);
  });
});

test('the advice of nearly every error was tried', () => {
  const advising = Object.entries(FOLLOW).flatMap(([code, how]) => (how === 'noAdvice' ? [] : [code]));
  expect(advising.filter((code) => !met.has(code))).toEqual([]);
});

test.each([
  ['score', '234m 406p 567s 88s 67m 8m 9m'],
  ['score', '234m 406p 567s 88s 67m 8m +9m'],
  ['score', '234m 406p 567s (8888s) 67m 8m'],
  ['waits', '234m 406p 567s 88s 67m 8m'],
])('tenbo %s %s: one tile must go', async (command, text) => {
  expect((await tenbo([command, text])).stderr).toMatch(/but \d+ found: remove 1$/mu);
});
