import { afterAll, expect, test } from 'vitest';

import { LONGEST, blockedServer } from '../../testing/blocks.ts';
import { requestOf } from '../../testing/club.ts';

const server = await blockedServer();
const { address, blockBy } = server;
afterAll(() => server.stop());

const list = <T>(length: number, make: (i: number) => T) => Array.from({ length }, (_, i) => make(i));
const WIN = { hand: '234m406p567s88s67m', seat: 'S', round: 'E', dora: '3p' };
const PONS = list(28_000, () => ({ type: 'pon', tiles: '555z' }));
const LONG_RULES = [
  { base: 'tenhou', yaku: { disabled: list(60_000, () => 'riichi') } },
  { base: 'tenhou', yaku: { local: Object.fromEntries(list(60_000, (i) => [`k${i}`, 1])) } },
  { base: 'tenhou', ...Object.fromEntries(list(60_000, (i) => [`k${i}`, 1])) },
  { base: 'tenhou', standings: { uma: list(60_000, () => [15, 5, -5, -15]) } },
  { base: 'tenhou', draws: { noten: list(100_000, () => 1_000) } },
];
const QUESTIONS: readonly (readonly [string, object])[] = [
  ['an honest win', {}],
  ['28,000 melds', { melds: PONS }],
  ['400,000 tiles', { hand: '1m'.repeat(400_000) }],
  ['400,000 digits', { hand: `${'1'.repeat(400_000)}m` }],
  ['400,000 dora indicators', { dora: '1m'.repeat(400_000) }],
  ['a meld of 400,000 tiles', { melds: [{ type: 'pon', tiles: '1m'.repeat(400_000) }] }],
  ['80,000 circumstances', { circumstances: list(80_000, () => 'haitei') }],
  ['80,000 circumstances in a text', { circumstances: 'haitei '.repeat(80_000) }],
  ['60,000 unknown fields', Object.fromEntries(list(60_000, (i) => [`k${i}`, 1]))],
  ...LONG_RULES.map((rules, i) => [`rules with tens of thousands of entries, ${i + 1}`, { rules }] as const),
];

/** The longest question that is read, in characters. */
const LONGEST_QUESTION = 95_000;

/** A value with all its lists, texts and objects cut, until it is a question that is read. */
function shortened(value: object): unknown {
  const cut = (one: unknown, part: number): unknown => {
    if (typeof one === 'string') return one.length > 1_000 ? one.slice(0, one.length * part) : one;
    if (Array.isArray(one)) return one.length > 1_000 ? one.slice(0, one.length * part) : one;
    if (typeof one !== 'object' || one === null) return one;
    const fields = Object.entries(one).map(([name, field]) => [name, cut(field, part)] as const);
    return Object.fromEntries(fields.length > 1_000 ? fields.slice(-fields.length * part) : fields);
  };
  return cut(value, Math.min(1, LONGEST_QUESTION / JSON.stringify(value).length));
}

test.each(QUESTIONS)('a question about a hand blocks no other request: %s', async (_, fields) => {
  for (const [question, more] of [
    ['score', { tile: '8m', by: 'ron' }],
    ['lens', { tile: '8m', by: 'ron' }],
    ['waits', { seen: '1m'.repeat(100) }],
  ] as const) {
    const body = { ...WIN, ...more, ...fields };
    // What is too long is refused unread, so a part that is just not too long must be as harmless.
    for (const text of [JSON.stringify(body), JSON.stringify(shortened(body))]) {
      const block = await blockBy(() => fetch(...requestOf(address, { what: `POST /api/${question}`, body: text })));
      expect({ question, isLong: block > LONGEST }).toEqual({ question, isLong: false });
    }
  }
});

test('nor do lines of questions, sent at once', async () => {
  const lines = `${JSON.stringify({ ...WIN, tile: '8m', by: 'ron' })}\n`.repeat(60);
  const waits = `${JSON.stringify(WIN)}\n`.repeat(60);
  for (const [question, body] of [
    ['score', `${JSON.stringify({ ...WIN, tile: '8m', by: 'ron', melds: PONS.slice(0, 2_000) })}\n`.repeat(10)],
    ['score', `${JSON.stringify({ ...WIN, ...Object.fromEntries(list(60_000, (i) => [`k${i}`, 1])) })}\n`],
    ['score', `${JSON.stringify({ ...WIN, melds: PONS })}\n`],
    ['waits', `${JSON.stringify({ ...WIN, ...Object.fromEntries(list(7_000, (i) => [`k${i}`, 1])) })}\n`.repeat(4)],
    ['lens', lines],
    ['waits', waits],
  ] as const) {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/jsonl' }, body };
    const block = await blockBy(async () => (await fetch(`${address}/api/${question}`, init)).text());
    expect({ question, isLong: block > LONGEST }).toEqual({ question, isLong: false });
  }
});
