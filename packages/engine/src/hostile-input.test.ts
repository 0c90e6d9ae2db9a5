import { describe, expect, test } from 'vitest';

import { type Kind, createScorer, kindAt, parseHand, parseRecord, parseRules, presets, tilesAsText, waits } from './index.ts';

const GOOD = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' };

const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
const noText = { toString: 0, valueOf: 0 };
const many = <T>(n: number, one: T) => Array.from({ length: n }, () => one);
const keys = (n: number) => Object.fromEntries(many(n, 0).map((zero, i) => [`k${i}`, zero]));

/** The length of an answer as JSON; an answer that is not an error is infinitely long. */
function lengthOf(result: { readonly ok: boolean; readonly error?: unknown }): number {
  return result.ok ? Infinity : JSON.stringify(result, tilesAsText).length;
}

describe.each([
  ['lists in lists', deep],
  ['an object that cannot become text', noText],
  ['a long text', 'x'.repeat(1_000_000)],
  ['a long list', many(300_000, {})],
  ['a long list of lists', many(300_000, [[]])],
  ['an object with many fields', keys(100_000)],
  ['a huge number', 1e308],
])('%s gets a short answer', (_what, value) => {
  const fields = [
    'hand',
    'tile',
    'by',
    'on',
    'seat',
    'riichi',
    'ippatsu',
    'circumstances',
    'dora',
    'kita',
    'melds',
    'rules',
    'more',
  ];
  test.each(fields)('as the field %s of a record', (field) => {
    expect(lengthOf(parseRecord({ ...GOOD, [field]: value }))).toBeLessThan(64_000);
  });

  test('as a record or as rules', () => {
    expect(lengthOf(parseRecord(value))).toBeLessThan(64_000);
    expect(lengthOf(parseRules(value))).toBeLessThan(64_000);
  });

  test.each(['base', 'id', 'name', 'fu', 'more'])('as the field %s of rules', (field) => {
    expect(lengthOf(parseRules({ [field]: value }))).toBeLessThan(64_000);
  });

  test.each(['fu.most', 'fu.more', 'tiles.redFives', 'yaku.local', 'yaku.local.sanrenkou', 'yaku.disabled', 'standings.uma'])(
    'as the rule %s',
    (path) => {
      const nested = path.split('.').reduceRight((inner: unknown, name) => ({ [name]: inner }), value);
      expect(lengthOf(parseRules(nested))).toBeLessThan(64_000);
    },
  );
});

test.each<[string, object]>([
  ['melds', { melds: many(28_000, { type: 'pon', tiles: '555z' }) }],
  ['circumstances', { circumstances: many(80_000, 'haitei') }],
  ['circumstances in a text', { circumstances: 'haitei '.repeat(80_000) }],
  ['unknown fields', keys(60_000)],
  ['values of yaku', { rules: { yaku: { local: keys(60_000) } } }],
  ['yaku that are not played', { rules: { yaku: { disabled: many(60_000, 'riichi') } } }],
  ['rules', { rules: keys(60_000) }],
  ['rows of uma', { rules: { standings: { uma: many(60_000, [15, 5, -5, -15]) } } }],
  ['payments', { rules: { draws: { noten: many(100_000, 1_000) } } }],
])('tens of thousands of good %s are refused before they are looked at', (_what, fields) => {
  const text = JSON.stringify({ ...GOOD, ...fields });
  const record = JSON.parse(text) as unknown;
  const least = (work: () => void) =>
    Math.min(
      ...many(5, 0).map(() => {
        const from = performance.now();
        work();
        return performance.now() - from;
      }),
    );
  const reading = least(() => expect(lengthOf(parseRecord(record))).toBeLessThan(64_000));
  expect(reading).toBeLessThan(10 + 3 * least(() => void JSON.parse(text)));
});

describe('of many errors, the first are reported and the rest counted', () => {
  test('in a text', () => {
    const { error } = parseHand('1x'.repeat(100)) as { error: readonly object[] };
    expect(error).toHaveLength(21);
    expect(error.at(-1)).toEqual({ code: 'moreErrors', count: 180 });
    expect(error[0]).toEqual({ code: 'missingSuit', position: 0, digits: '1' });
  });

  test('in a record, its rules and its melds', () => {
    const rules = keys(30);
    const melds = many(30, {});
    const { error } = parseRecord({ ...GOOD, melds, rules, more: 1 }) as { error: readonly object[] };
    expect(error).toHaveLength(21);
    expect(error.at(-1)).toEqual({ code: 'moreErrors', count: 30 + 2 * 30 + 1 - 20 });
  });

  test('in a win', () => {
    const concealed = many(500, kindAt(0, 4));
    const win = { ...GOOD_WIN, hand: { concealed, melds: [] } };
    const checked = createScorer(presets.tenhouSanma).check(win);
    expect(checked).toHaveLength(21);
    expect(checked.at(-1)).toMatchObject({ code: 'moreErrors' });
    expect(lengthOf(waits(win.hand, presets.tenhouSanma))).toBeLessThan(64_000);
  });

  test('in norths set aside', () => {
    const concealed = [0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 27, 6, 7].map((kind) => kind as Kind);
    const win = { ...GOOD_WIN, hand: { concealed, melds: [] }, kita: 1e9 };
    const codes = createScorer(presets.tenhouSanma)
      .check(win)
      .map(({ code }) => code);
    expect(codes).toContain('fifthTile');
  });

  test('if the errors fit exactly, none are counted', () => {
    const { error } = parseRules(keys(20)) as { error: readonly object[] };
    expect(error.at(-1)).toEqual({ code: 'unknownRule', path: 'k19' });
  });
});

const GOOD_WIN = {
  tile: kindAt(0, 8),
  method: { by: 'ron' },
  seatWind: 'S',
  roundWind: 'E',
  doraIndicators: [],
  uraIndicators: [],
} as const;

describe('an error quotes the input in a form that can be shown', () => {
  test('a text up to its fortieth character, never half a character', () => {
    expect(parseRules('𝌆'.repeat(60))).toEqual({
      ok: false,
      error: [{ code: 'unknownRules', id: `${'𝌆'.repeat(39)}…`, nearest: [] }],
    });
    expect(parseRules('x'.repeat(40))).toMatchObject({ error: [{ id: 'x'.repeat(40) }] });
  });

  test('a list or an object as JSON, cut if long', () => {
    expect(parseRecord({ ...GOOD, dora: ['1m', { a: [1] }] })).toMatchObject({ error: [{ value: '["1m",{"a":[1]}]' }] });
    expect(parseRecord({ ...GOOD, dora: { tiles: many(9, '1m') } })).toMatchObject({
      error: [{ value: '{"tiles":["1m","1m","1m","1m","1m","1m"…' }],
    });
    expect(parseRecord({ ...GOOD, dora: deep })).toMatchObject({ error: [{ value: `${'['.repeat(39)}…` }] });
  });

  test('control and invisible characters by their number', () => {
    expect(parseRules('a\u001B[2J\u202Eb\u2028\uD800')).toMatchObject({
      error: [{ id: 'a\\u{1b}[2J\\u{202e}b\\u{2028}\\u{d800}' }],
    });
    expect(parseHand('1m\u200B')).toMatchObject({ error: [{ character: '\\u{200b}' }] });
  });
});

test('a kind of which there are hundreds is reported once, at its fifth tile', () => {
  const win = {
    hand: { concealed: many(1_000, kindAt(0, 1)), melds: [] },
    tile: kindAt(0, 1),
    method: { by: 'ron' },
    seatWind: 'S',
    roundWind: 'E',
    doraIndicators: [],
    uraIndicators: [],
  } as const;
  const fifths = createScorer(presets.tenhou)
    .check(win)
    .filter(({ code }) => code === 'fifthTile');
  expect(fifths).toEqual([{ code: 'fifthTile', kind: kindAt(0, 1), count: 1_001, at: { in: 'concealed', index: 4 } }]);
});
