import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { TWO_HAN, WON, agreed, decided, merged, shown, stem } from '../../../fixtures/copies.ts';
import { draw, kept, played, replaced, started, tsumo } from '../../../fixtures/logs.ts';
import { type Match, digestOf, mergeLogs, replay } from './index.ts';

test('14: a note in one copy and a penalty in the other both count', () => {
  const both = merged(
    played(stem, ['n', { type: 'noteAdded', text: 'tea' }]),
    played(stem, ['p', { type: 'penaltyGiven', seat: 1, ranking: 5 }]),
  );
  expect([both.state.notes, both.state.penalties, both.state.conflicts]).toEqual([
    [{ entry: 'n', text: 'tea' }],
    [0, 5, 0, 0],
    [],
  ]);
});

test('two penalties alike are two', () => {
  const fine = { type: 'penaltyGiven', seat: 1, ranking: 5 } as const;
  expect(played(stem, ['p', fine], ['q', fine]).state.penalties).toEqual([0, 10, 0, 0]);
  expect(replay(played(stem, ['p', fine], ['q', fine]).log).penalties).toEqual([0, 10, 0, 0]);
});

test('a hand of a copy whose author confirmed the hand before it does not follow a hand of another copy', () => {
  const both = merged(played(stem, ['k', kept('h1')], ['x', draw(3)]), played(stem, ['b', draw(2)]));
  expect(shown(both)).toEqual({ hands: ['h1'], conflicts: [['keeps b', 'keeps x']], aside: [] });
});

test('time called in two copies, after one hand and after the next: the second call is set aside', () => {
  const time = { type: 'timeCalled' } as const;
  const rules = { ...presets.standard, match: { ...presets.standard.match, timeUp: 'oneMoreHand' } } as const;
  const begun = played(started(rules), ['h1', WON]);
  const both = merged(played(begun, ['t', time]), played(begun, ['h2', draw(1)], ['u', time]));
  expect(shown(both)).toEqual({ ...agreed('h1', 'h2'), aside: [['u', 'timeAlreadyCalled']] });
  expect([both.state.aside[0]?.entry.event, both.state.handsLeft]).toEqual([time, 1]);
});

test('notes of all copies are in the order of the log, also those after a hand that was passed over', () => {
  const note = (text: string) => ({ type: 'noteAdded', text }) as const;
  const noted = played(stem, ['n1', note('1')], ['n2', note('3')], ['n3', note('4')], ['x', draw(3)]);
  const both = merged(noted, played(stem, ['b', draw(2)], ['m', note('2')]));
  const chosen = decided(both, 'x');
  expect(chosen.state.notes.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
});

describe('the state before an entry', () => {
  const noted = played(stem, ['n', { type: 'noteAdded', text: 'tea' }]);
  const both = merged(played(noted, ['a', draw(1)]), played(noted, ['b', draw(2)]));
  const { log } = played(
    decided(both, 'a'),
    ['c', draw(0)],
    ['p', { type: 'penaltyGiven', seat: 0, ranking: 5 }],
    ['d', draw(1)],
  );
  const before = (entry: string, of = log) => {
    const { hands, notes, conflicts, penalties } = replay(of, entry);
    return [hands.map((line) => line.entry), notes.length, conflicts.length, penalties[0]];
  };

  test('that was passed over, or is in conflict', () => {
    expect([before('b'), before('b', both.log)]).toEqual([
      [['h1'], 1, 0, 0],
      [['h1'], 1, 0, 0],
    ]);
  });

  test('that counts, beside one that was passed over', () => {
    expect([before('a'), before('c'), before('d')]).toEqual([
      [['h1'], 1, 0, 0],
      [['h1', 'a'], 1, 0, 0],
      [['h1', 'a', 'c'], 1, 0, 5],
    ]);
  });

  test('that is a note or a penalty', () => {
    expect([before('n'), before('p')]).toEqual([
      [['h1'], 0, 0, 0],
      [['h1', 'a', 'c'], 1, 0, 0],
    ]);
  });
});

test('15: three copies in any order, twice', () => {
  const copies = [
    played(stem, ['a', draw(1)]),
    played(stem, ['b', tsumo(3, { han: 2, fu: 30 })]),
    played(stem, ['r', replaced('h1', TWO_HAN)]),
  ];
  const [one, two, three] = copies as [Match, Match, Match];
  const all = merged(one, two, three);
  for (const order of [
    [three, one, two],
    [two, three, one, one],
    [merged(one, three), merged(two, three)],
  ]) {
    expect(merged(...order)).toEqual(all);
    expect(digestOf(merged(...order).log)).toBe(digestOf(all.log));
  }
});

test('what waits names the entries that are missing, or those that wait themselves', () => {
  const on = played(stem, ['a', draw(1)], ['b', draw(2)], ['c', draw(0)]);
  const late = [...on.log.slice(3), { id: 'd', after: ['h1', 'x'], event: draw(3) }];
  expect(replay(unwrap(mergeLogs(stem.log, late))).aside.map(({ entry, errors }) => [entry.id, errors])).toEqual([
    ['b', [{ code: 'waitsFor', entries: ['a'] }]],
    ['c', [{ code: 'waitsFor', entries: ['b'] }]],
    ['d', [{ code: 'waitsFor', entries: ['x'] }]],
  ]);
});

test('an entry that arrives before its ancestors waits for them', () => {
  const on = played(stem, ['a', draw(1)], ['b', draw(2)]);
  const [, , a, b] = on.log as [unknown, unknown, Match['log'][number], Match['log'][number]];
  const gap = unwrap(mergeLogs(stem.log, [b]));
  expect(shown({ log: gap, state: replay(gap) })).toEqual({ ...agreed('h1'), aside: [['b', 'waitsFor']] });
  expect(replay(unwrap(mergeLogs(gap, [a])))).toEqual(on.state);
});

test('time called on a branch that does not count applies from the last hand both agree on', () => {
  const apart = merged(played(stem, ['b', draw(1)], ['time', { type: 'timeCalled' }]), played(stem, ['x', draw(2)]));
  const chosen = decided(apart, 'x');
  expect(chosen.state.end).toBe('timeUp');
  expect(shown(chosen).hands).toEqual(['h1', 'x']);
});

test('logs of two matches cannot be merged', () => {
  const other = [{ ...(started().log[0] as Match['log'][number]), id: 'other' }];
  expect(mergeLogs(stem.log, other)).toEqual({ ok: false, error: [{ code: 'otherMatch', one: 'start', other: 'other' }] });
});

test('a log without a start is not of the same match', () => {
  expect(mergeLogs([], stem.log)).toEqual({ ok: false, error: [{ code: 'otherMatch', one: '', other: 'start' }] });
});

test('two entries with one id are an error', () => {
  const other = played(started(), ['h1', draw(1)]);
  expect(mergeLogs(stem.log, other.log)).toEqual({ ok: false, error: [{ code: 'entryDiffers', id: 'h1' }] });
});

test('so are two starts with one id', () => {
  const other = started(presets.tenhou);
  expect(mergeLogs(stem.log, other.log)).toEqual({ ok: false, error: [{ code: 'entryDiffers', id: 'start' }] });
});
