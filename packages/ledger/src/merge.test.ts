import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { draw, next, played, ron, started, tsumo, undone } from '../../../fixtures/logs.ts';
import { type Match, append, digestOf, mergeLogs, replay } from './index.ts';

const stem = played(started(), ['a', draw(0)], ['begun', { type: 'noteAdded', text: 'late' }]);

function merged(one: Match, other: Match): Match {
  const log = unwrap(mergeLogs(one.log, other.log));
  return { log, state: replay(log) };
}

test('one log that goes on where the other stops', () => {
  const on = played(stem, ['b', draw(1)]);
  expect(merged(stem, on)).toEqual(on);
});

test('the same hand told twice counts once, and both go on from it', () => {
  const twice = merged(played(stem, ['b', draw(1)], ['c', draw(2)]), played(stem, ['x', draw(1)]));
  expect(twice.state.hands.map(({ entry }) => entry)).toEqual(['a', 'b', 'c']);
  expect(twice.state.conflicts).toEqual([]);
  expect(twice.state.aside).toEqual([]);
});

test('a hand told twice where only the second log goes on', () => {
  const twice = merged(played(stem, ['b', draw(1)]), played(stem, ['x', draw(1)], ['y', draw(2)]));
  expect(twice.state.hands.map(({ entry }) => entry)).toEqual(['a', 'b', 'y']);
});

describe('hands that differ', () => {
  const [one, two, three] = [draw(1), ron(1, 2, { han: 1, fu: 30 }), tsumo(3, { han: 2, fu: 30 })];
  const conflict = merged(
    played(stem, ['b', one], ['c', draw(0)]),
    played(stem, ['x', two], ['note', { type: 'noteAdded', text: 'x' }]),
  );

  test('are a conflict, they and what follows are set aside', () => {
    expect(conflict.state.conflicts).toEqual([{ after: 'a', candidates: ['b', 'x'] }]);
    expect(conflict.state.aside.map(({ entry, errors }) => [entry.id, errors])).toEqual([
      ['b', [{ code: 'undecided' }]],
      ['x', [{ code: 'undecided' }]],
      ['c', [{ code: 'undecided' }]],
    ]);
    expect(conflict.state.hands.map(({ entry }) => entry)).toEqual(['a']);
    expect(conflict.state.notes.map(({ entry }) => entry)).toEqual(['begun', 'note']);
  });

  test('of three logs are three candidates', () => {
    expect(merged(conflict, played(stem, ['z', three])).state.conflicts).toEqual([{ after: 'a', candidates: ['b', 'x', 'z'] }]);
  });

  test('nothing but a correction goes on', () => {
    expect(append(conflict, next(conflict, 'd', draw(0)))).toEqual({ ok: false, error: [{ code: 'undecided' }] });
    expect(append(conflict, next(conflict, 'd', { type: 'timeCalled' }))).toEqual({ ok: false, error: [{ code: 'undecided' }] });
  });

  test.each([
    ['the second', 'x', ['a', 'b', 'c', 'on']],
    ['the first, then what followed it', 'b', ['a', 'x', 'on']],
  ])('are decided by taking back %s', (_, entry, hands) => {
    const first = played(conflict, ['decided', undone(entry)]);
    const decided = entry === 'b' ? played(first, ['decided too', undone('c')]) : first;
    const on = played(decided, ['on', draw(3)]);
    expect(on.state.hands.map((line) => line.entry)).toEqual(hands);
    expect([on.state.conflicts, on.state.aside]).toEqual([[], []]);
    expect(merged(on, on).state).toEqual(on.state);
  });
});

test('a time called on a branch that does not count stands where it was called', () => {
  const apart = merged(played(stem, ['b', draw(1)], ['time', { type: 'timeCalled' }]), played(stem, ['x', draw(2)]));
  const decided = played(apart, ['decided', undone('b')]);
  expect(decided.state.end).toBe('timeUp');
  expect(decided.state.hands.map(({ entry }) => entry)).toEqual(['a', 'x']);
  expect(merged(decided, apart).state).toEqual(decided.state);
});

test('a correction written on a shorter branch than what it corrects comes after it all the same', () => {
  const long = played(stem, ['b', draw(1)], ['c', draw(0)], ['d', draw(0)], ['wrong', undone('d')]);
  const apart = merged(long, played(stem, ['x', draw(2)]));
  const back = played(apart, ['e', undone('wrong')], ['f', undone('x')]);
  expect(back.state.hands.map(({ entry }) => entry)).toEqual(['a', 'b', 'c', 'd']);
  expect(merged(back, back).state).toEqual(back.state);
});

test('logs of two matches are not one', () => {
  const other = [{ ...(started().log[0] as Match['log'][number]), id: 'other' }];
  expect(mergeLogs(stem.log, other)).toEqual({ ok: false, error: [{ code: 'otherMatch', one: 'start', other: 'other' }] });
  expect(mergeLogs(stem.log, [])).toEqual({ ok: false, error: [{ code: 'otherMatch', one: 'start', other: '' }] });
});

test('two entries of one name are told', () => {
  const other = played(started(), ['a', draw(1)]);
  expect(mergeLogs(stem.log, other.log)).toEqual({ ok: false, error: [{ code: 'entryDiffers', id: 'a' }] });
});

test('the start must be the same too', () => {
  const other = started(presets.tenhou);
  expect(mergeLogs(stem.log, other.log)).toEqual({ ok: false, error: [{ code: 'entryDiffers', id: 'start' }] });
});

test('the digest of both orders is the same', () => {
  const [one, two] = [played(stem, ['b', draw(1)]).log, played(stem, ['x', draw(2)]).log];
  expect(digestOf(unwrap(mergeLogs(one, two)))).toBe(digestOf(unwrap(mergeLogs(two, one))));
});
