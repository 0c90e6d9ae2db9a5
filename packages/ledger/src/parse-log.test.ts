import { presets, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { draw, handEnded, kept, played, replaced, ron, started, undone } from '../../../fixtures/logs.ts';
import { LOG_VERSION, formatLog, parseEntry, parseLog } from './index.ts';

const { log } = played(
  started(presets.mleague),
  ['a', handEnded({ ...draw(0).hand, dead: [2] })],
  ['foul', handEnded({ riichi: [], outcome: { kind: 'chombo', by: [1] }, causes: [{ seat: 1, cause: 'wall' }] })],
  ['b', ron(1, 2, { han: 3, fu: 30 })],
  ['c', replaced('a', draw(1))],
  ['d', undone('b')],
  ['e', { type: 'penaltyGiven', seat: 3, ranking: 20 }],
  ['f', { type: 'noteAdded', text: 'late' }],
  ['g', { type: 'timeCalled' }],
  ['h', { type: 'matchEnded', reason: 'agreed' }],
  ['i', kept('h', 'h', 'b')],
  ['j', kept('c')],
);
const START = { type: 'matchStarted', version: LOG_VERSION, rules: 'standard', players: ['A', 'B', 'C', 'D'] };

const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as object;

/** A log with a start and further entries, as JSON. */
function json(...entries: readonly object[]): unknown {
  return [{ id: 'start', after: null, event: START }, ...entries];
}

function entry(event: object, fields: object = {}): object {
  return { id: 'a', after: 'start', event, ...fields };
}

function hand(outcome: object, fields: object = {}): object {
  return entry({ type: 'handEnded', hand: { riichi: [], outcome, ...fields } });
}

function replacement(corrected: string, type: 'handEnded' | 'noteAdded'): object {
  const event =
    type === 'noteAdded' ? { type, text: 'x' } : { type, hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [] } } };
  return entry({ type: 'entryReplaced', entry: corrected, event });
}

test('every kind of entry is read back unchanged', () => {
  expect(parseLog(JSON.parse(JSON.stringify(log)))).toEqual({ ok: true, value: log });
});

test('a log file has an entry in each line, and is read back', () => {
  const text = formatLog(log);
  expect(text.split('\n')).toHaveLength(log.length + 3);
  expect(text.split('\n')[2]).toBe(`${JSON.stringify(log[1])},`);
  expect(unwrap(parseLog(JSON.parse(text)))).toEqual(log);
});

test('rules by name or as changes become whole rule sets', () => {
  const [first] = unwrap(parseLog(json()));
  expect(first?.event).toEqual({ ...START, rules: presets.standard });
});

test.each<readonly [string, unknown, readonly object[]]>([
  ['not a list', { log: [] }, [{ code: 'notALog' }]],
  ['an empty list', [], [{ code: 'notALog' }]],
  [
    'a newer version',
    [{ id: 'start', after: null, event: { ...START, version: 99 } }],
    [{ code: 'logVersion', version: '99', known: LOG_VERSION }],
  ],
  [
    'version 0',
    [{ id: 'start', after: null, event: { ...START, version: 0 } }],
    [{ code: 'logVersion', version: '0', known: LOG_VERSION }],
  ],
  [
    'no start',
    [entry({ type: 'timeCalled' }, { after: null })],
    [{ code: 'logVersion', version: undefined, known: LOG_VERSION }],
  ],
  [
    'invalid rules',
    [{ id: 'start', after: null, event: { ...START, rules: { base: 'x' } } }],
    [{ code: 'badMatchRules', path: '[0].event.rules', error: { code: 'unknownRules', id: 'x', nearest: [] } }],
  ],
  [
    'an unknown event',
    json(entry({ type: 'handBegun' })),
    [{ code: 'badEntry', path: '[1].event.type', received: '"handBegun"' }],
  ],
  ['an unknown field', json(entry({ type: 'timeCalled', by: 1 })), [{ code: 'badEntry', path: '[1].event.by' }]],
  ['an empty id', json(entry({ type: 'timeCalled' }, { id: '' })), [{ code: 'badEntry', path: '[1].id' }]],
  [
    'an invalid time',
    json(entry({ type: 'timeCalled' }, { at: 'noon' })),
    [{ code: 'badEntry', path: '[1].at', received: '"noon"' }],
  ],
  [
    'a fifth seat',
    json(hand({ kind: 'exhaustiveDraw', tenpai: [0, 4] })),
    [{ code: 'badEntry', path: '[1].event.hand.outcome.tenpai[1]', received: '4' }],
  ],
  ['half a han', json(hand({ kind: 'tsumo', win: { winner: 0, value: { han: 1.5, fu: 30 } } })), [{ code: 'badEntry' }]],
  [
    'points that are not hundreds',
    json(hand({ kind: 'tsumo', win: { winner: 0, value: { points: { all: 1050 } } } })),
    [{ code: 'badEntry' }],
  ],
  [
    'a penalty that is too large to be shown in points',
    json(entry({ type: 'penaltyGiven', seat: 3, ranking: 1e306 })),
    [{ code: 'badEntry', path: '[1].event.ranking', expected: '0.1, 0.2, …', received: '1e+306' }],
  ],
  [
    'two errors at once',
    json(hand({ kind: 'chombo', by: 'me' }, { dead: [7] })),
    [{ path: '[1].event.hand.outcome.by' }, { path: '[1].event.hand.dead[0]' }],
  ],
  ['one id twice', json(entry({ type: 'timeCalled' }, { id: 'start' })), [{ code: 'entryTwice', path: '[1].id', id: 'start' }]],
  [
    'after a missing entry',
    json(entry({ type: 'timeCalled' }, { after: 'x' })),
    [{ code: 'entryAfterNothing', path: '[1].after', after: 'x' }],
  ],
  [
    'a second entry after none',
    json(entry({ type: 'timeCalled' }, { after: null })),
    [{ code: 'entryAfterNothing', path: '[1].after', after: null }],
  ],
  [
    'after a later entry',
    json(entry({ type: 'timeCalled' }, { after: 'b' }), entry({ type: 'timeCalled' }, { id: 'b' })),
    [{ code: 'entryAfterNothing', path: '[1].after', after: 'b' }],
  ],
  [
    'a second start after none',
    json({ id: 'again', after: [], event: START }),
    [{ code: 'entryAfterNothing', path: '[1].after', after: null }],
  ],
  ['taking back the start', json(entry(undone('start'))), [{ code: 'correctsAnother', path: '[1].event.entry', entry: 'start' }]],
  ...[undone('r'), kept('v'), kept('k')].map((event): readonly [string, unknown, readonly object[]] => {
    const decisions = [replacement('a', 'handEnded'), entry(undone('a')), entry(kept('a'))];
    const after = ['r', 'v', 'k'];
    const made = decisions.map((one, i) => ({ ...one, id: after[i], after: ['a'] }));
    return [
      `${event.type} about a decision`,
      json(hand({ kind: 'chombo', by: [0] }), ...made, { id: 'x', after, event }),
      [{ code: 'correctsAnother', path: '[5].event.entry' }],
    ];
  }),
  ['a second start', json(entry(START)), [{ code: 'entryAfterNothing', path: '[1].after', after: 'start' }]],
  [
    'taking back a missing entry',
    json(entry({ type: 'entryVoided', entry: 'x' })),
    [{ code: 'correctsNothing', path: '[1].event.entry', entry: 'x' }],
  ],
  [
    'taking back itself',
    json(entry({ type: 'entryVoided', entry: 'a' })),
    [{ code: 'correctsNothing', path: '[1].event.entry', entry: 'a' }],
  ],
  [
    'three players for four seats',
    [{ id: 'start', after: null, event: { ...START, players: ['A', 'B', 'C'] } }],
    [{ code: 'badStart', path: '[0].event', error: { code: 'playerCount', players: 3, expected: 4 } }],
  ],
  [
    'one score for four seats',
    [{ id: 'start', after: null, event: { ...START, scores: [25_000] } }],
    [{ code: 'badStart', path: '[0].event', error: { code: 'scoreCount', scores: 1, expected: 4 } }],
  ],
  [
    'the start replaced by a hand',
    json(replacement('start', 'handEnded')),
    [{ code: 'correctsAnother', path: '[1].event.entry', entry: 'start' }],
  ],
  [
    'a hand replaced by a note',
    json(hand({ kind: 'chombo', by: [0] }), { ...replacement('a', 'noteAdded'), id: 'b', after: 'a' }),
    [{ code: 'correctsAnother', path: '[2].event.entry', entry: 'a' }],
  ],
  [
    'a choice between a hand and a note',
    json(
      hand({ kind: 'chombo', by: [0] }),
      entry({ type: 'noteAdded', text: 'late' }, { id: 'b' }),
      entry(kept('a', 'a', 'b'), { id: 'c', after: ['a', 'b'] }),
    ),
    [{ code: 'correctsAnother', path: '[3].event.entry', entry: 'b' }],
  ],
  [
    'a huge id',
    json(entry({ type: 'timeCalled' }, { id: 'x'.repeat(1_000_000) })),
    [{ code: 'badEntry', path: '[1].id', expected: '1–100 letters', received: `"${'x'.repeat(38)}…` }],
  ],
  ['an id of 101 letters', json(entry({ type: 'timeCalled' }, { id: 'x'.repeat(101) })), [{ code: 'badEntry', path: '[1].id' }]],
  ['an invisible id', json(entry({ type: 'timeCalled' }, { id: '\uD800' })), [{ code: 'badEntry', path: '[1].id' }]],
  [
    'five in tenpai',
    json(hand({ kind: 'exhaustiveDraw', tenpai: [0, 1, 2, 3, 0] })),
    [{ code: 'badEntry', path: '[1].event.hand.outcome.tenpai', expected: '0–4 seats' }],
  ],
])('%s', (_, input, errors) => {
  const read = parseLog(input);
  const found = read.ok ? [] : read.error;
  expect(found).toMatchObject(errors);
  expect(found.length).toBe(errors.length);
});

test.each<readonly [string, unknown]>([
  ['a hundred thousand empty entries', json(...Array.from({ length: 100_000 }, () => ({})))],
  ['ten thousand entries with one id', json(...Array.from({ length: 10_000 }, () => entry({ type: 'timeCalled' })))],
  [
    'unknown fields',
    [
      {
        id: 'start',
        after: null,
        event: { ...START, ...Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, 0])) },
      },
    ],
  ],
  [
    'entries of version 1 that take back each other',
    [
      { id: 'start', after: null, event: { ...START, version: 1 } },
      { id: 'a', after: 'start', event: { type: 'entryVoided', entry: 'b' } },
      { id: 'b', after: 'a', event: { type: 'entryVoided', entry: 'a' } },
      { id: 'c', after: 'b', event: { type: 'entryVoided', entry: 'b' } },
    ],
  ],
  ['rules without a text', [{ id: 'start', after: null, event: { ...START, rules: { base: { toString: 0 } } } }]],
  ['deep lists as rules', [{ id: 'start', after: null, event: { ...START, rules: { fu: deep } } }]],
  ['deep lists as an entry', json(deep)],
  ['deep lists as a version', [{ id: 'start', after: null, event: { ...START, version: deep } }]],
])('%s: a short answer', (_, input) => {
  const read = parseLog(input);
  expect(read.ok).toBe(false);
  expect(JSON.stringify(read).length).toBeLessThan(64_000);
});

test('an id may have 100 letters', () => {
  expect(parseLog(json(entry({ type: 'timeCalled' }, { id: 'x'.repeat(100) }))).ok).toBe(true);
});

test('of many faults in the rules the first twenty are told, and how many more there are', () => {
  const rules = { base: 'standard', ...Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`k${i}`, 0])) };
  const read = parseLog([{ id: 'start', after: [], event: { ...START, rules } }]);
  const errors = read.ok ? [] : read.error;
  expect([errors.length, errors[0]?.code, errors[20]]).toEqual([21, 'badMatchRules', { code: 'moreErrors', count: 30 }]);
});

test('each entry of a log is read alone as in the log, whatever else is there', () => {
  expect(log.map((one) => unwrap(parseEntry(JSON.parse(JSON.stringify(one)))))).toEqual(log);
  const [first] = json() as readonly [object];
  expect(unwrap(parseEntry({ ...first, after: [] })).event).toEqual({ ...START, rules: presets.standard });
});

test.each<readonly [string, object, readonly object[]]>([
  [
    'of an older version',
    { id: 'start', after: [], event: { ...START, version: LOG_VERSION - 1 } },
    [{ code: 'logVersion', version: String(LOG_VERSION - 1), known: LOG_VERSION }],
  ],
  [
    'of a newer version',
    { id: 'start', after: [], event: { ...START, version: LOG_VERSION + 1 } },
    [{ code: 'badStart', path: 'entries[1].event', error: { code: 'newerVersion', version: LOG_VERSION + 1 } }],
  ],
  [
    'a start after something',
    { id: 'start', after: ['x'], event: START },
    [{ code: 'entryAfterNothing', path: 'entries[1].after', after: 'x' }],
  ],
  [
    'a report after nothing',
    { id: 'a', after: [], event: { type: 'timeCalled' } },
    [{ code: 'entryAfterNothing', path: 'entries[1].after', after: null }],
  ],
  [
    'an entry that keeps itself',
    { id: 'a', after: ['b'], event: kept('a') },
    [{ code: 'correctsNothing', path: 'entries[1].event.entry', entry: 'a' }],
  ],
  [
    'an entry chosen from itself',
    { id: 'a', after: ['b'], event: kept('b', 'b', 'a') },
    [{ code: 'correctsNothing', path: 'entries[1].event.entry', entry: 'a' }],
  ],
  [
    'the form of version 1',
    { id: 'a', after: 'b', event: { type: 'timeCalled' } },
    [{ code: 'badEntry', path: 'entries[1].after', expected: 'Array', received: '"b"' }],
  ],
  ['an unknown field', { id: 'a', after: ['b'], event: { type: 'timeCalled', by: 1 } }, [{ path: 'entries[1].event.by' }]],
])('one entry, %s', (_, input, errors) => {
  const read = parseEntry(input, 'entries[1]');
  expect(read.ok ? [] : read.error).toMatchObject(errors);
});

test('everything wrong with one entry is a short answer', () => {
  const read = parseEntry({ id: 'a', after: Array.from({ length: 50_000 }, () => ''), event: { type: 'timeCalled' } });
  expect(read.ok ? [] : read.error).toHaveLength(21);
});
