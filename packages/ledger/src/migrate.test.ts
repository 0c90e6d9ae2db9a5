import { readFileSync } from 'node:fs';

import { unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { LOG_VERSION, append, mergeLogs, nextEntry, parseLog, replay, toRedo } from './index.ts';

interface OldLog {
  readonly log: readonly { readonly id: string; readonly after: string | null; readonly event: { readonly type: string } }[];
  readonly expect: object;
}

const logsOf = (version: 1 | 2): readonly OldLog[] =>
  readFileSync(new URL(`../../../fixtures/logs/version-${version}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as OldLog);

describe.each([1, 2] as const)('logs of version %d', (version) => {
  test.each(logsOf(version).map(({ log, expect: state }, i) => [i + 1, log, state] as const))(
    '%d: replaying gives the recorded state',
    (_, log, state) => {
      const read = unwrap(parseLog(log));
      const { hands, notes, aside, scores, chips, penalties, kyoku, honba, sticks, end } = replay(read);
      expect({
        hands: hands.map(({ entry }) => entry),
        scores,
        chips,
        penalties,
        kyoku,
        honba,
        sticks,
        ...(end && { end }),
        notes: notes.map(({ entry }) => entry),
        aside: aside.map(({ entry, errors }) => [entry.id, ...errors.map(({ code }) => code)]),
      }).toEqual(state);
      expect(read[0]?.event).toMatchObject({ version: LOG_VERSION });
      expect(unwrap(parseLog(JSON.parse(JSON.stringify(read))))).toEqual(read);
    },
  );

  test('part of a log is migrated like the same part of the whole log', () => {
    for (const { log } of logsOf(version)) {
      const whole = unwrap(parseLog(log));
      const part = unwrap(parseLog(log.slice(0, Math.ceil(log.length / 2))));
      expect(whole.slice(0, part.length)).toEqual(part);
      expect(unwrap(mergeLogs(part, whole))).toEqual(whole);
    }
  });
});

describe('logs of version 1', () => {
  const start = {
    id: 'start',
    after: null,
    event: { type: 'matchStarted', version: 1, rules: { base: 'tenhou' }, players: ['Aki', 'Ben', 'Chie', 'Dai'] },
  };
  const draw = (id: string, after: string, ...tenpai: readonly number[]) => ({
    id,
    after,
    event: { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai } } },
  });
  const undone = (id: string, after: string, entry: string) => ({ id, after, event: { type: 'entryVoided', entry } });

  const hand = draw('a', 'start', 0);
  const corrected = (id: string, after: string, ...tenpai: readonly number[]) => ({
    id,
    after,
    event: { type: 'entryReplaced', entry: 'a', event: draw('', '', ...tenpai).event },
  });

  test.each<[string, readonly object[], readonly string[], object]>([
    ['a hand', [undone('u', 'a', 'a')], ['a'], { type: 'entryVoided', entry: 'a' }],
    ['an undo', [undone('u', 'a', 'a'), undone('v', 'u', 'u')], ['u'], { type: 'entryKept', entry: 'a' }],
    [
      'the undo of an undo',
      [undone('u', 'a', 'a'), undone('v', 'u', 'u'), undone('w', 'v', 'v')],
      ['v'],
      { type: 'entryVoided', entry: 'a' },
    ],
    ['a correction', [corrected('r', 'a', 1), undone('u', 'r', 'r')], ['r'], { type: 'entryKept', entry: 'a' }],
    [
      'the second correction',
      [corrected('r', 'a', 1), corrected('s', 'r', 2), undone('u', 's', 's')],
      ['s'],
      { type: 'entryKept', entry: 'r' },
    ],
    [
      'the undo of a correction',
      [corrected('r', 'a', 1), undone('u', 'r', 'r'), undone('v', 'u', 'u')],
      ['u'],
      { type: 'entryKept', entry: 'r' },
    ],
    [
      'the undo of a hand that was corrected',
      [corrected('r', 'a', 1), undone('u', 'r', 'a'), undone('v', 'u', 'u')],
      ['u'],
      { type: 'entryKept', entry: 'r' },
    ],
    [
      'a correction in another copy, which its author had seen too',
      [corrected('r', 'a', 1), draw('b', 'a', 2), undone('u', 'b', 'r')],
      ['b', 'r'],
      { type: 'entryKept', entry: 'a' },
    ],
    [
      'an earlier correction in the same copy, beside another copy',
      [corrected('r', 'a', 1), draw('x', 'a', 3), draw('b', 'r', 2), undone('u', 'b', 'r')],
      ['b'],
      { type: 'entryKept', entry: 'a' },
    ],
    [
      'the undo of a correction in another copy',
      [corrected('r', 'a', 1), draw('b', 'a', 2), undone('u', 'b', 'r'), undone('v', 'u', 'u')],
      ['u'],
      { type: 'entryKept', entry: 'r' },
    ],
    [
      'a correction after an undo and a redo, whatever their ids',
      [undone('z', 'a', 'a'), undone('y', 'z', 'z'), corrected('m', 'y', 1), undone('q', 'm', 'm')],
      ['m'],
      { type: 'entryKept', entry: 'a' },
    ],
    [
      'a correction after an undo and a redo, beside another copy',
      [undone('z', 'a', 'a'), undone('y', 'z', 'z'), draw('x', 'a', 3), corrected('m', 'y', 1), undone('q', 'm', 'm')],
      ['m'],
      { type: 'entryKept', entry: 'a' },
    ],
    [
      'a correction after an undo, another hand and a redo',
      [undone('z', 'a', 'a'), draw('w', 'z', 2), undone('y', 'w', 'z'), corrected('m', 'y', 1), undone('q', 'm', 'm')],
      ['m'],
      { type: 'entryKept', entry: 'a' },
    ],
    // Of two corrections in copies that were equally long, the one with the later id counts as the later, in both copies.
    [
      'the second correction of one copy, beside a correction of another',
      [corrected('p', 'a', 1), corrected('p2', 'p', 2), corrected('s', 'a', 3), undone('u', 's', 'p2')],
      ['s', 'p2'],
      { type: 'entryKept', entry: 's' },
    ],
    [
      'the second correction of the other copy',
      [corrected('s', 'a', 3), corrected('s2', 's', 2), corrected('p', 'a', 1), undone('u', 'p', 's2')],
      ['p', 's2'],
      { type: 'entryKept', entry: 's' },
    ],
  ])('taking back %s', (_, entries, after, event) => {
    expect(unwrap(parseLog([start, hand, ...entries])).at(-1)).toMatchObject({ after, event });
  });

  test('what was wrong in version 1 is still wrong', () => {
    const errorsOf = (...entries: readonly object[]) => {
      const read = parseLog([start, hand, ...entries]);
      return read.ok ? [] : read.error;
    };
    const { event } = corrected('s', 'r', 2);
    expect(errorsOf(corrected('r', 'a', 1), { id: 's', after: 'r', event: { ...event, entry: 'r' } })).toEqual([
      { code: 'correctsAnother', path: '[3].event.entry', entry: 'r' },
    ]);
    const undo = undone('u', 'a', 'a');
    expect(errorsOf({ ...undo, event: { ...undo.event, by: 1 } })).toMatchObject([{ code: 'badEntry', path: '[2].event.by' }]);
  });

  test('one redo restores a hand that both copies took back', () => {
    const read = unwrap(parseLog([start, draw('a', 'start', 0), undone('u', 'a', 'a'), undone('v', 'a', 'a')]));
    const match = { log: read, state: replay(read) };
    expect(match.state.hands).toEqual([]);
    const redo = toRedo(match);
    const redone = unwrap(append(match, nextEntry(match, redo?.event ?? { type: 'timeCalled' }, { id: 'r' })));
    expect(redone.state.hands.map(({ entry }) => entry)).toEqual(['a']);
  });

  test('a choice made by taking back the other hand stays', () => {
    const forked = [start, draw('a', 'start', 0), draw('b', 'start', 1), undone('v', 'start', 'b'), draw('c', 'a', 2)];
    const { hands, conflicts } = replay(unwrap(parseLog(forked)));
    expect([hands.map(({ entry }) => entry), conflicts]).toEqual([['a', 'c'], []]);
  });

  test('a log that a browser saved in version 1 continues in this version', () => {
    const old = [start, draw('a', 'start', 0), undone('b', 'a', 'a'), undone('c', 'b', 'b')];
    const read = unwrap(parseLog(old));
    const match = { log: read, state: replay(read) };
    const next = nextEntry(match, { type: 'timeCalled' }, { id: 'd' });
    const stored = [...old, next];
    expect(replay(unwrap(parseLog(stored)))).toEqual(unwrap(append(match, next)).state);
  });

  test('a page that was not reloaded continues in version 1', () => {
    const [begun, first] = unwrap(parseLog([start, draw('a', 'start', 0)]));
    const mixed = [begun, first, { ...draw('b', 'a', 1) }, undone('c', 'b', 'b'), undone('d', 'c', 'c')];
    expect(replay(unwrap(parseLog(mixed))).hands.map(({ entry }) => entry)).toEqual(['a', 'b']);
  });
});

describe('logs of version 2', () => {
  const [whole, changes] = logsOf(2).map(({ log }) => unwrap(parseLog(log))[0]?.event);
  const rulesOf = (event: typeof whole) => (event?.type === 'matchStarted' ? event.rules.yaku.local.kinkeiDokuritsu : undefined);

  test('rules with a limit stored as its han are migrated', () => {
    expect([rulesOf(whole), rulesOf(changes)]).toEqual([{ limit: 'mangan' }, { limit: 'haneman' }]);
  });

  test('a copy that was already migrated is the same match', () => {
    for (const { log } of logsOf(2)) {
      const read = unwrap(parseLog(log));
      expect(unwrap(mergeLogs(read, unwrap(parseLog(JSON.parse(JSON.stringify(read))))))).toEqual(read);
    }
  });
});
