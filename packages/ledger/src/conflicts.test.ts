import { describe, expect, test } from 'vitest';

import { FOUR_HAN, TWO_HAN, agreed, decided, merged, shown, stem } from '../../../fixtures/copies.ts';
import { draw, kept, next, played, replaced, undone } from '../../../fixtures/logs.ts';
import { type Match, type MatchEvent, append, checkAppend, replay } from './index.ts';

test('one log continues the other', () => {
  const on = played(stem, ['h2', draw(1)]);
  expect(merged(stem, on)).toEqual(on);
});

describe('two versions of one hand', () => {
  const a = played(stem, ['a', draw(1)]);
  const b = played(stem, ['b', draw(2)]);
  const both = merged(a, b);

  test('are a conflict, and either can be kept', () => {
    expect(shown(both)).toEqual({ hands: ['h1'], conflicts: [['keeps a', 'keeps b']], aside: [] });
    expect(shown(decided(both, 'a'))).toEqual(agreed('h1', 'a'));
    expect(shown(decided(both, 'b'))).toEqual(agreed('h1', 'b'));
  });

  test('are told with the decisions to append and what then counts', () => {
    const keeps = (entry: string, event: MatchEvent) =>
      ({ does: 'keeps', decision: { type: 'entryKept', entry, among: ['a', 'b'] }, entry, event }) as const;
    expect(both.state.conflicts).toStrictEqual([{ after: 'h1', ways: [keeps('a', draw(1)), keeps('b', draw(2))] }]);
  });

  test('1: if one copy keeps the first and the other the second, they conflict again', () => {
    const again = merged(decided(both, 'a'), decided(both, 'b'));
    expect(shown(again)).toEqual({ hands: ['h1'], conflicts: [['keeps a', 'keeps b']], aside: [] });
    expect(shown(decided(again, 'b', 'last word'))).toEqual(agreed('h1', 'b'));
  });

  test('2: and the next hand of each copy follows its own version', () => {
    const c = played(decided(both, 'a'), ['c', draw(0)]);
    const d = played(decided(both, 'b'), ['d', draw(3)]);
    const again = merged(c, d);
    expect(shown(again)).toEqual({
      hands: ['h1'],
      conflicts: [['keeps a', 'keeps b']],
      aside: [
        ['c', 'undecided'],
        ['d', 'undecided'],
      ],
    });
    expect(shown(decided(again, 'a', 'last word'))).toEqual({ ...agreed('h1', 'a', 'c'), aside: [['d', 'followsPassedOver']] });
    expect(shown(decided(again, 'b', 'last word'))).toEqual({ ...agreed('h1', 'b', 'd'), aside: [['c', 'followsPassedOver']] });
  });

  test('a hand added to the losing version before the choice arrived is set aside', () => {
    const later = merged(decided(both, 'a'), played(b, ['d', draw(3)]));
    expect(shown(later)).toEqual({ ...agreed('h1', 'a'), aside: [['d', 'followsPassedOver']] });
  });

  test('the choice can be made again', () => {
    const on = played(decided(both, 'a'), ['c', draw(0)]);
    const changed = played(on, ['changed', kept('b', 'a', 'b')]);
    expect(shown(changed)).toEqual({ ...agreed('h1', 'b'), aside: [['c', 'followsPassedOver']] });
    expect(shown(played(changed, ['and back', kept('a', 'a', 'b')]))).toEqual(agreed('h1', 'a', 'c'));
    const further = played(changed, ['d', draw(2)]);
    expect(shown(merged(further))).toEqual({ ...agreed('h1', 'b', 'd'), aside: [['c', 'followsPassedOver']] });
  });

  test('taking one back leaves the other, and the next hand follows that', () => {
    expect(shown(merged(played(both, ['v', undone('b')], ['c', draw(0)])))).toEqual(agreed('h1', 'a', 'c'));
  });

  test('a choice between two hands of one copy: the next hand follows the one that was chosen', () => {
    const chosen = played(a, ['b', draw(2)], ['chose a', kept('a', 'a', 'b')], ['c', draw(0)]);
    expect(shown(merged(chosen))).toEqual(agreed('h1', 'a', 'c'));
  });

  test('of a hand that one copy passes over and another takes back, what followed it is passed over', () => {
    const again = merged(decided(both, 'a'), played(both, ['v', undone('b')]), played(b, ['d', draw(3)]));
    expect(shown(again)).toEqual({ ...agreed('h1', 'a'), aside: [['d', 'followsPassedOver']] });
  });

  test('a hand after one that was taken back after one of them is undecided too', () => {
    const later = played(b, ['m', draw(0)], ['d', draw(3)], ['v', undone('m')]);
    expect(shown(merged(a, later)).aside).toEqual([['d', 'undecided']]);
  });

  test('from three copies, of which two have the same, give two ways out', () => {
    expect(shown(merged(both, played(stem, ['c', draw(2)]))).conflicts).toEqual([['keeps a', 'keeps b']]);
  });

  test('a penalty given meanwhile is after the last hand that both agree on', () => {
    const given = played(both, ['p', { type: 'penaltyGiven', seat: 0, ranking: 20 }]);
    const fix = (ranking: number) => replaced('p', { type: 'penaltyGiven', seat: 0, ranking });
    const fixed = merged(played(given, ['x', fix(10)]), played(given, ['y', fix(30)]));
    expect(fixed.state.conflicts.map(({ after }) => after)).toEqual(['h1', 'h1']);
    const first = merged(played(stem, ['four', replaced('h1', FOUR_HAN)]), played(stem, ['two', replaced('h1', TWO_HAN)]));
    const noted = played(first, ['p', { type: 'penaltyGiven', seat: 0, ranking: 20 }]);
    const twice = merged(played(noted, ['x', fix(10)]), played(noted, ['y', fix(30)]));
    expect(twice.state.conflicts.map(({ after }) => after)).toEqual(['start', 'start']);
  });

  test('from three copies give three ways out', () => {
    expect(shown(merged(both, played(stem, ['z', draw(3)]))).conflicts).toEqual([['keeps a', 'keeps b', 'keeps z']]);
  });

  test.each<MatchEvent>([draw(0), { type: 'timeCalled' }, { type: 'matchEnded', reason: 'agreed' }])(
    'stop the hands: %j is refused',
    (event) => {
      expect(append(both, next(both, 'x', event))).toEqual({ ok: false, error: [{ code: 'undecided' }] });
      expect(checkAppend(both, event)).toEqual([{ code: 'undecided' }]);
    },
  );

  test('a note and a penalty are still accepted', () => {
    const noted = played(both, ['n', { type: 'noteAdded', text: 'tea' }], ['p', { type: 'penaltyGiven', seat: 0, ranking: 20 }]);
    expect([noted.state.notes.length, noted.state.penalties]).toEqual([1, [20, 0, 0, 0]]);
    expect(replay(noted.log)).toEqual(noted.state);
  });

  test('a correction of one elsewhere conflicts with the choice', () => {
    const again = merged(decided(both, 'a'), played(b, ['r', replaced('b', draw(3))]));
    expect(shown(again).conflicts).toEqual([['keeps a', 'keeps r']]);
  });
});

describe('two decisions about one hand', () => {
  const four = played(stem, ['four', replaced('h1', FOUR_HAN)]);

  test('3: conflict if they differ', () => {
    const two = played(stem, ['two', replaced('h1', TWO_HAN)]);
    const both = merged(four, two);
    expect(shown(both)).toEqual({ hands: [], conflicts: [['keeps four', 'keeps two']], aside: [] });
    expect(decided(both, 'two').state.scores).toEqual(two.state.scores);
  });

  test('4: agree if they are the same', () => {
    const same = played(stem, ['same', replaced('h1', FOUR_HAN)]);
    expect(merged(four, same).state).toEqual({ ...four.state, heads: ['four', 'same'] });
  });

  test('5: if both take it back, one redo restores it', () => {
    const both = merged(played(stem, ['u', undone('h1')]), played(stem, ['v', undone('h1')]));
    expect(shown(both)).toEqual(agreed());
    expect(shown(played(both, ['redo', kept('h1')]))).toEqual(agreed('h1'));
  });

  test('6: conflict if one takes it back and restores it and the other takes it back', () => {
    const both = merged(played(stem, ['u', undone('h1')], ['k', kept('h1')]), played(stem, ['v', undone('h1')]));
    expect(shown(both)).toEqual({ hands: [], conflicts: [['keeps h1', 'takesBack (h1 goes)']], aside: [] });
    expect(shown(decided(both, 'h1'))).toEqual(agreed('h1'));
    expect(shown(played(both, ['gone', undone('h1')]))).toEqual(agreed());
  });

  test('conflict if one corrects it and the other takes it back', () => {
    const both = merged(four, played(stem, ['v', undone('h1')]));
    expect(shown(both).conflicts).toEqual([['keeps four', 'takesBack (h1 goes)']]);
  });

  test('conflict if two correct it differently and a third takes it back', () => {
    const two = played(stem, ['two', replaced('h1', TWO_HAN)]);
    const all = merged(four, two, played(stem, ['v', undone('h1')]));
    expect(shown(all).conflicts).toEqual([['keeps four', 'keeps two', 'takesBack (h1 goes)']]);
  });

  test('about a penalty conflict too, but do not stop the hands', () => {
    const fine = (ranking: number) => ({ type: 'penaltyGiven', seat: 0, ranking }) as const;
    const given = played(stem, ['p', fine(20)]);
    const both = merged(
      played(given, ['x', replaced('p', fine(10))]),
      played(given, ['y', replaced('p', fine(30))], ['h2', draw()]),
    );
    expect(shown(both)).toEqual({ hands: ['h1', 'h2'], conflicts: [['keeps x', 'keeps y']], aside: [] });
    expect(decided(both, 'y').state.penalties).toEqual([30, 0, 0, 0]);
  });

  test('about a penalty that was corrected and taken back: after the hand it was given after', () => {
    const given = played(stem, ['p', { type: 'penaltyGiven', seat: 0, ranking: 20 }]);
    const less = replaced('p', { type: 'penaltyGiven', seat: 0, ranking: 10 });
    const both = merged(played(given, ['x', less]), played(given, ['v', undone('p')]));
    expect(shown(both).conflicts).toEqual([['keeps x', 'takesBack (p goes)']]);
    expect(both.state.conflicts[0]?.after).toBe('h1');
  });
});

describe('the end of the match', () => {
  const end = { type: 'matchEnded', reason: 'agreed' } as const;

  test('11: conflicts with another hand', () => {
    const both = merged(played(stem, ['end', end]), played(stem, ['h2', draw(1)]));
    expect(shown(both).conflicts).toEqual([['keeps end', 'keeps h2']]);
    expect(decided(both, 'end').state.end).toBe('agreed');
    expect(decided(both, 'h2').state.end).toBeUndefined();
  });

  test('counts once if written twice, as does a call of time', () => {
    const [one, other] = ['x', 'y'].map((name) => played(stem, [`${name}1`, { type: 'timeCalled' }], [`${name}2`, end])) as [
      Match,
      Match,
    ];
    const both = merged(one, other);
    expect([both.state.end, both.state.conflicts, both.state.aside]).toEqual(['agreed', [], []]);
  });
});

describe('the same hand in two copies', () => {
  const a = played(stem, ['a', draw(1)]);
  const b = played(stem, ['b', draw(1)]);

  test('12: counts once, and both copies go on from it', () => {
    expect(shown(merged(played(a, ['c', draw(2)]), b))).toEqual(agreed('h1', 'a', 'c'));
    expect(shown(merged(a, played(b, ['c', draw(2)])))).toEqual(agreed('h1', 'a', 'c'));
  });

  test('12: a hand after both, and a correction elsewhere that moves nothing', () => {
    const both = played(merged(a, played(b, ['c', draw(2)])), ['d', draw(3)]);
    expect(both.log.at(-1)?.after).toEqual(['a', 'c']);
    const all = merged(both, played(stem, ['r', replaced('h1', FOUR_HAN)]));
    expect(shown(all)).toEqual(agreed('h1', 'a', 'c', 'd'));
  });

  test('12: can be corrected and undone through either entry', () => {
    const both = merged(a, b);
    expect(played(both, ['r', replaced('b', draw(3))]).state.hands[1]?.hand).toEqual(draw(3).hand);
    expect(shown(played(both, ['u', undone('b')]))).toEqual(agreed('h1'));
  });

  test('13: conflicts if one copy takes its entry back', () => {
    expect(shown(merged(played(a, ['v', undone('a')]), b)).conflicts).toEqual([['keeps b', 'takesBack (a goes)']]);
  });

  test('12: taken back and restored in one copy, it keeps its place', () => {
    const back = played(a, ['v', undone('a')], ['k', kept('h1')], ['c', draw(2)], ['restored', kept('a')]);
    expect(shown(back)).toEqual(agreed('h1', 'a', 'c'));
    expect(shown(merged(back, b))).toEqual(agreed('h1', 'a', 'c'));
  });

  test('13: conflicts if one copy corrects its entry and the other takes its own back', () => {
    const both = merged(played(a, ['r', replaced('a', draw(3))]), played(b, ['v', undone('b')]));
    expect(shown(both).conflicts).toEqual([['keeps r', 'takesBack (a goes)']]);
  });
});
