import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { draw, handEnded, kept, next, played, replaced, ron, started, undone } from '../../../fixtures/logs.ts';
import { LOG_VERSION, type Match, type MatchEvent, append, checkAppend, eventsOf, mergeLogs, newMatch, replay } from './index.ts';

const START = { type: 'matchStarted', version: LOG_VERSION, rules: presets.standard, players: ['A', 'B', 'C', 'D'] } as const;
const begun = started();
const over = played(begun, ['end', { type: 'matchEnded', reason: 'agreed' }]);
const timed = played(begun, ['time', { type: 'timeCalled' }]);
const two = played(begun, ['a', draw(0)], ['b', draw(1)], ['note', { type: 'noteAdded', text: 'x' }]);

test.each<readonly [string, MatchEvent, readonly object[]]>([
  ['another event', { type: 'timeCalled' }, [{ code: 'notStarted' }]],
  ['three names for four', { ...START, players: ['A', 'B', 'C'] }, [{ code: 'playerCount', players: 3, expected: 4 }]],
  ['five names for four', { ...START, players: [...START.players, 'E'] }, [{ code: 'playerCount', players: 5, expected: 4 }]],
  ['one score for four', { ...START, scores: [25_000] }, [{ code: 'scoreCount', scores: 1, expected: 4 }]],
  [
    'unlimited scores',
    { ...START, scores: [25_000, 1e300, -1e300, 150] },
    [
      { code: 'badScore', seat: 1, points: 1e300, most: 10_000_000 },
      { code: 'badScore', seat: 2, points: -1e300, most: 10_000_000 },
      { code: 'badScore', seat: 3, points: 150, most: 10_000_000 },
    ],
  ],
  [
    'a newer version',
    { ...START, version: LOG_VERSION + 1 },
    [{ code: 'newerVersion', version: LOG_VERSION + 1, known: LOG_VERSION }],
  ],
])('a match does not begin with %s', (_, event, error) => {
  expect(newMatch({ id: 'start', after: [], event })).toEqual({ ok: false, error });
});

test.each<readonly [string, Match, MatchEvent, readonly object[]]>([
  ['a second start', begun, START, [{ code: 'alreadyStarted' }]],
  ['a hand after the end', over, draw(), [{ code: 'matchOver', reason: 'agreed' }]],
  ['time after the end', over, { type: 'timeCalled' }, [{ code: 'matchOver', reason: 'agreed' }]],
  ['a second end', over, { type: 'matchEnded', reason: 'agreed' }, [{ code: 'matchOver', reason: 'agreed' }]],
  ['time called twice', timed, { type: 'timeCalled' }, [{ code: 'timeAlreadyCalled' }]],
  [
    'agari yame without the right to it',
    begun,
    { type: 'matchEnded', reason: 'agariYame' },
    [{ code: 'mayNotEnd', reason: 'agariYame' }],
  ],
  ['a penalty of 0', begun, { type: 'penaltyGiven', seat: 0, ranking: 0 }, [{ code: 'badPenalty', ranking: 0, most: 1000 }]],
  [
    'an infinite penalty',
    begun,
    { type: 'penaltyGiven', seat: 0, ranking: Infinity },
    [{ code: 'badPenalty', ranking: Infinity, most: 1000 }],
  ],
  [
    'a huge penalty',
    begun,
    { type: 'penaltyGiven', seat: 0, ranking: 1e308 },
    [{ code: 'badPenalty', ranking: 1e308, most: 1000 }],
  ],
  [
    'a penalty too small to show',
    begun,
    { type: 'penaltyGiven', seat: 0, ranking: 0.05 },
    [{ code: 'badPenalty', ranking: 0.05, most: 1000 }],
  ],
  [
    'a huge number of chips',
    started(presets.parlour),
    handEnded({ riichi: [], outcome: { kind: 'tsumo', win: { winner: 1, value: { han: 3, fu: 30 }, chips: 1e308 } } }),
    [{ code: 'badChips', winner: 1, chips: 1e308, most: 1000 }],
  ],
  [
    'a huge number of han',
    started({ ...presets.standard, points: { ...presets.standard.points, countedYakuman: 'perThirteen' } }),
    ron(1, 2, { han: 1e308, fu: 30 }),
    [{ code: 'noSuchValue', winner: 1, han: 1e308, fu: 30 }],
  ],
  [
    'a penalty for a missing seat',
    started(presets.tenhouSanma),
    { type: 'penaltyGiven', seat: 3, ranking: 1 },
    [{ code: 'noSeat', seat: 3, players: 3 }],
  ],
  ['taking back a missing entry', two, undone('x'), [{ code: 'noSuchEntry', entry: 'x' }]],
  ['taking back the start', two, undone('start'), [{ code: 'notReplaceable', entry: 'start' }]],
  ['replacing the start', two, replaced('start', draw()), [{ code: 'notReplaceable', entry: 'start' }]],
  [
    'replacing a hand by a note',
    two,
    replaced('a', { type: 'noteAdded', text: 'tea' }),
    [{ code: 'notReplaceable', entry: 'a' }],
  ],
  ['replacing a note by a hand', two, replaced('note', draw()), [{ code: 'notReplaceable', entry: 'note' }]],
  ['taking back twice', played(two, ['x', undone('a')]), undone('a'), [{ code: 'alreadyTakenBack', entry: 'a' }]],
  ['taking back a correction', played(two, ['x', replaced('a', draw(2))]), undone('x'), [{ code: 'notReplaceable', entry: 'x' }]],
  ['keeping a missing entry', two, kept('a', 'a', 'x'), [{ code: 'noSuchEntry', entry: 'x' }]],
  ['keeping the start', two, kept('start'), [{ code: 'notReplaceable', entry: 'start' }]],
  [
    'replacing a taken-back entry',
    played(two, ['x', undone('a')]),
    replaced('a', draw(2)),
    [{ code: 'notReplaceable', entry: 'a' }],
  ],
])('refused: %s', (_, match, event, errors) => {
  expect(checkAppend(match, event)).toEqual(errors);
  expect(append(match, next(match, 'new', event))).toEqual({ ok: false, error: errors });
});

test('an entry needs an id of its own, and its author must have seen every other entry', () => {
  expect(append(two, next(two, 'a', draw()))).toEqual({ ok: false, error: [{ code: 'entryTwice', id: 'a' }] });
  expect(append(two, { id: 'c', after: ['a'], event: draw() })).toEqual({
    ok: false,
    error: [{ code: 'notSeen', entries: ['note'] }],
  });
  expect(append(two, { id: 'c', after: ['note', 'x'], event: draw() })).toEqual({
    ok: false,
    error: [{ code: 'noSuchEntry', entry: 'x' }],
  });
});

test('penalties and notes are accepted after the end of the match', () => {
  const { penalties, notes, end } = played(
    over,
    ['p', { type: 'penaltyGiven', seat: 2, ranking: 5 }],
    ['n', { type: 'noteAdded', text: 'late' }],
  ).state;
  expect([penalties, notes, end]).toEqual([[0, 0, 5, 0], [{ entry: 'n', text: 'late' }], 'agreed']);
});

describe('a correction', () => {
  test('is checked at the place of its entry, so that a finished match can be corrected', () => {
    const match = played(begun, ['a', ron(1, 0, { han: 1, fu: 30 })], ['end', { type: 'matchEnded', reason: 'agreed' }]);
    const { state } = played(match, ['x', replaced('a', ron(1, 0, { han: 2, fu: 30 }))]);
    expect([state.scores, state.end]).toEqual([[23_000, 27_000, 25_000, 25_000], 'agreed']);
  });

  test('is refused if it does not fit what came before its entry', () => {
    const poor = played(
      begun,
      ['a', ron(1, 0, { points: { discarder: 24_000 } })],
      ['b', ron(2, 0, { han: 1, fu: 30 })],
      ['c', draw()],
    );
    const riichi = handEnded({ riichi: [0], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } });
    expect(poor.state.scores[0]).toBe(0);
    expect(checkAppend(poor, replaced('b', riichi))).toEqual([]);
    expect(checkAppend(poor, replaced('c', riichi)).map(({ code }) => code)).toEqual(['riichiWithoutStick']);
  });

  test('of an entry corrected before: the last one counts', () => {
    const { state } = played(two, ['x', replaced('a', draw(2))], ['y', replaced('a', draw(3))]);
    expect(state.hands[0]?.deltas).toEqual([-1000, -1000, -1000, 3000]);
  });

  test('gives way to the one before if that is kept', () => {
    const { state } = played(two, ['x', replaced('a', draw(2))], ['y', replaced('a', draw(3))], ['z', kept('x')]);
    expect(state.hands[0]?.deltas).toEqual([-1000, -1000, 3000, -1000]);
  });

  test('replaced and taken back restores nothing', () => {
    const { state } = played(two, ['x', replaced('a', draw(2))], ['y', undone('a')]);
    expect(state.hands.map(({ entry }) => entry)).toEqual(['b']);
  });
});

test('after the end of the match the dealer may no longer choose to end it', () => {
  const leads = { ...begun, state: { ...begun.state, kyoku: 7, scores: [20_000, 20_000, 25_000, 35_000] } };
  const may = unwrap(append(leads, next(leads, 'a', ron(3, 0, { han: 1, fu: 30 }))));
  expect(may.state.mayEnd).toBe('agariYame');
  const { end, mayEnd } = played(may, ['b', { type: 'matchEnded', reason: 'agariYame' }]).state;
  expect([end, mayEnd]).toEqual(['agariYame', undefined]);
});

test('impossible points are refused with the nearest possible ones', () => {
  const nearest = [{ discarder: 7700 }, { discarder: 8000 }];
  const errors = checkAppend(begun, ron(1, 0, { points: { discarder: 7800 } }));
  expect(errors).toEqual([{ code: 'noSuchPoints', winner: 1, points: { discarder: 7800 }, nearest }]);
});

test('a log without a start throws', () => {
  expect(() => replay([])).toThrow('start');
});

test('eventsOf has replacements and omits what was taken back', () => {
  const match = played(two, ['x', replaced('a', draw(2))], ['y', undone('b')]);
  const events = eventsOf(match.log);
  expect([events.get('a'), events.has('b')]).toEqual([draw(2), false]);
});

test('eventsOf has a hand that was reported twice once, and none that is undecided', () => {
  const log = unwrap(mergeLogs(played(two, ['x', draw(2)]).log, played(two, ['y', draw(2)]).log));
  expect([...eventsOf(log).keys()]).toEqual(['start', 'a', 'b', 'note', 'x']);
  const fixed = unwrap(mergeLogs(played(two, ['r', replaced('b', draw(2))]).log, played(two, ['s', replaced('b', draw(3))]).log));
  expect([...eventsOf(fixed).keys()]).toEqual(['start', 'a', 'note']);
});

test('an entry set aside has its corrected event', () => {
  const bust = { ...presets.standard, match: { ...presets.standard.match, bust: 'belowZero' } } as const;
  const match = played(started(bust), ['a', draw(0)], ['b', draw(0)], ['x', replaced('b', draw(1))]);
  const { aside } = played(match, ['y', replaced('a', ron(1, 0, { yakuman: 1 }))]).state;
  expect(aside.map(({ entry }) => [entry.id, entry.event])).toEqual([['b', draw(1)]]);
});
