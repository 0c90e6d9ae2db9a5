import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { draw, handEnded, kept, next, played, replaced, ron, started, tsumo, undone } from '../../../fixtures/logs.ts';
import { type Match, type MatchEvent, type WayOut, append, checkAppend, digestOf, mergeLogs, replay } from './index.ts';

/** East 1 is won by a non-dealer, so the next hand is East 2. */
const [WON, DEALER_WON] = [ron(1, 2, { han: 1, fu: 30 }), ron(0, 2, { han: 1, fu: 30 })];
const FOUR_HAN = ron(1, 2, { han: 4, fu: 30 });
const TWO_HAN = ron(1, 2, { han: 2, fu: 30 });
const stem = played(started(), ['h1', WON]);

function merged(...copies: readonly Match[]): Match {
  const log = copies.map((copy) => copy.log).reduce((all, one) => unwrap(mergeLogs(all, one)));
  return { log, state: replay(log) };
}

/** The hands that count, the conflicts by their ways out, and the entries set aside. */
function shown({ state }: Match) {
  return {
    hands: state.hands.map(({ entry }) => entry),
    conflicts: state.conflicts.map(({ ways }) => ways.map(wayText)),
    aside: state.aside.map(({ entry, errors }) => [entry.id, ...errors.map(({ code }) => code)]),
  };
}

function wayText({ does, decision }: WayOut): string {
  return decision.type === 'entryKept' ? `${does} ${decision.entry}` : `${does} (${decision.entry} goes)`;
}

const agreed = (...hands: readonly string[]) => ({ hands, conflicts: [], aside: [] });

/** Decides a conflict by the way out that makes an entry count. */
function decided(match: Match, entry: string, id = `chose ${entry}`): Match {
  const ways = match.state.conflicts.flatMap((conflict) => conflict.ways);
  const way = ways.find(({ decision }) => decision.type === 'entryKept' && decision.entry === entry) as WayOut;
  return played(match, [id, way.decision]);
}

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

describe('a hand after one that changed elsewhere', () => {
  const two = played(stem, ['h2', draw(2)]);
  const h3 = played(two, ['h3', draw(3)]);

  test('7: taken back: the conflict has three ways out', () => {
    const both = merged(played(two, ['v', undone('h2')]), h3);
    expect(shown(both)).toEqual({ hands: ['h1'], conflicts: [['keeps h3', 'takesBack (h3 goes)', 'restores h2']], aside: [] });
    expect(both.state.conflicts).toStrictEqual([
      {
        after: 'h1',
        ways: [
          { does: 'keeps', decision: { type: 'entryKept', entry: 'h3' }, entry: 'h3', event: draw(3) },
          { does: 'takesBack', decision: { type: 'entryVoided', entry: 'h3' }, entry: 'h3' },
          { does: 'restores', decision: { type: 'entryKept', entry: 'h2' }, entry: 'h2', event: draw(2) },
        ],
        seenAs: { kyoku: 2, honba: 1 },
      },
    ]);
    expect(shown(decided(both, 'h3'))).toEqual(agreed('h1', 'h3'));
    expect(shown(decided(both, 'h2'))).toEqual(agreed('h1', 'h2', 'h3'));
    expect(shown(played(both, ['x', undone('h3')]))).toEqual(agreed('h1'));
  });

  test('7: taken back and reported again: both hands claim the same place', () => {
    const both = merged(played(two, ['v', undone('h2')], ['n', draw(0)]), h3);
    expect(shown(both).conflicts).toEqual([['keeps h3', 'keeps n']]);
    expect(shown(decided(both, 'n'))).toEqual(agreed('h1', 'n'));
  });

  test('7: a chombo taken back leaves its place, but is a conflict all the same', () => {
    const foul = played(stem, ['h2', handEnded({ riichi: [], outcome: { kind: 'chombo', by: [3] } })]);
    const both = merged(played(foul, ['v', undone('h2')]), played(foul, ['h3', draw(3)]));
    expect(shown(both).conflicts).toEqual([['keeps h3', 'takesBack (h3 goes)', 'restores h2']]);
    expect(both.state.conflicts[0]?.seenAs).toEqual({ kyoku: 1, honba: 0 });
  });

  test('restored by somebody who had not seen the next hand: it can go again', () => {
    const gone = played(two, ['v', undone('h2')]);
    const both = merged(played(gone, ['h3', draw(3)]), played(gone, ['k', kept('h2')]));
    expect(shown(both)).toEqual({
      hands: ['h1', 'h2'],
      conflicts: [['keeps h3', 'takesBack (h3 goes)', 'restores (h2 goes)']],
      aside: [],
    });
    expect(both.state.conflicts[0]?.seenAs).toEqual({ kyoku: 1, honba: 0 });
    expect(shown(decided(both, 'h3'))).toEqual(agreed('h1', 'h2', 'h3'));
    expect(shown(played(both, ['w', undone('h2')]))).toEqual(agreed('h1', 'h3'));
  });

  test('taken back by somebody who had not seen a correction of the next hand, which was at another place', () => {
    const both = merged(played(h3, ['v', undone('h2')]), played(h3, ['r', replaced('h3', draw(0))]));
    expect(shown(both)).toEqual({
      hands: ['h1'],
      conflicts: [['keeps r', 'takesBack (h3 goes)', 'restores h2']],
      aside: [],
    });
    expect(both.state.conflicts[0]?.seenAs).toEqual({ kyoku: 2, honba: 1 });
  });

  test('a hand taken back before a merge and restored after it returns to its place', () => {
    const both = merged(played(two, ['v', undone('h2')]), played(stem, ['n', { type: 'noteAdded', text: 'tea' }]));
    const on = played(both, ['h3', draw(3)], ['back', kept('h2')]);
    expect(shown(on)).toEqual(agreed('h1', 'h2', 'h3'));
  });

  test('8: taken back by somebody who had seen it: no conflict, it moves up', () => {
    expect(shown(merged(played(h3, ['v', undone('h2')]), two))).toEqual(agreed('h1', 'h3'));
  });

  test('8: also if another copy wrote something meanwhile', () => {
    const both = merged(played(h3, ['v', undone('h2')]), played(h3, ['n', { type: 'noteAdded', text: 'tea' }]));
    expect(shown(both)).toEqual(agreed('h1', 'h3'));
  });

  test('7: a chombo taken back, and the next hand corrected alike by one who knew and one who did not', () => {
    const foul = played(stem, ['h2', handEnded({ riichi: [], outcome: { kind: 'chombo', by: [3] } })], ['h3', draw(3)]);
    const both = merged(
      played(foul, ['v', undone('h2')], ['r', replaced('h3', draw(0))]),
      played(foul, ['s', replaced('h3', draw(0))]),
    );
    expect(shown(both).conflicts).toEqual([['keeps s', 'takesBack (h3 goes)', 'restores h2']]);
  });

  test('8: taken back twice, once by somebody who then entered the next hand', () => {
    const both = merged(played(two, ['u', undone('h2')]), played(two, ['v', undone('h2')], ['h3', draw(3)]));
    expect(shown(both)).toEqual(agreed('h1', 'h3'));
  });

  test('8: also beside the same hand in another copy', () => {
    const own = played(stem, ['a', draw(1)], ['m', draw(2)], ['c', draw(3)], ['v', undone('m')]);
    expect(shown(merged(own, played(stem, ['b', draw(1)])))).toEqual(agreed('h1', 'a', 'c'));
  });

  test('7: an earlier hand that was replaced by the same is not among those to restore', () => {
    const [same, back] = [
      ['r', replaced('h1', WON)],
      ['v', undone('h2')],
    ] as const;
    for (const both of [merged(played(two, same, back), h3), merged(played(two, back, same), h3)]) {
      expect(shown(both).conflicts).toEqual([['keeps h3', 'takesBack (h3 goes)', 'restores h2']]);
    }
  });

  test('7: taken back, and the next hand corrected alike by one who knew and one who did not: where the latter saw it', () => {
    const fix = replaced('h3', draw(0));
    const note = { type: 'noteAdded', text: 'tea' } as const;
    const [knowing, other] = [played(h3, ['v', undone('h2')], ['r', fix]), played(h3, ['n', note], ['o', note], ['s', fix])];
    for (const all of [merged(knowing, other), merged(knowing, other, played(h3, ['u', undone('h2')]))]) {
      expect(shown(all).conflicts).toEqual([['keeps r', 'takesBack (h3 goes)', 'restores h2']]);
      expect(all.state.conflicts[0]?.seenAs).toEqual({ kyoku: 2, honba: 1 });
    }
  });

  // After a chombo the same hand is dealt again.
  test.each<readonly [string, MatchEvent & { readonly type: 'handEnded' }]>([
    ['only its number', WON],
    ['only its honba', DEALER_WON],
  ])('9: a correction that changes %s is a conflict', (_, first) => {
    const one = played(started(), ['h1', first]);
    const foul = replaced('h1', handEnded({ riichi: [], outcome: { kind: 'chombo', by: [3] } }));
    const both = merged(played(one, ['r', foul]), played(one, ['h2', draw(2)]));
    expect(shown(both)).toEqual({ hands: ['h1'], conflicts: [['keeps h2', 'takesBack (h2 goes)', 'restores h1']], aside: [] });
  });

  test('9: a correction that changes its dealer is a conflict', () => {
    const both = merged(played(stem, ['r', replaced('h1', DEALER_WON)]), two);
    expect(shown(both)).toEqual({ hands: ['h1'], conflicts: [['keeps h2', 'takesBack (h2 goes)', 'restores h1']], aside: [] });
    expect(both.state.conflicts[0]?.seenAs).toEqual({ kyoku: 1, honba: 0 });
    const confirmed = decided(both, 'h2');
    expect(shown(confirmed)).toEqual(agreed('h1', 'h2'));
    expect(confirmed.state.hands[1]?.before).toMatchObject({ kyoku: 0, honba: 1 });
    expect(decided(both, 'h1').state.hands[1]?.before).toMatchObject({ kyoku: 1, honba: 0 });
  });

  test('9: confirming a hand confirms those after it', () => {
    const both = merged(played(stem, ['r', replaced('h1', DEALER_WON)]), h3);
    expect(shown(both).aside).toEqual([['h3', 'undecided']]);
    expect(shown(decided(both, 'h2'))).toEqual(agreed('h1', 'h2', 'h3'));
  });

  test('9: also if its author then corrected a hand between', () => {
    const both = merged(played(two, ['r', replaced('h1', DEALER_WON)], ['s', replaced('h2', draw(2))]), h3);
    expect(shown(both)).toEqual({
      hands: ['h1', 'h2'],
      conflicts: [['keeps h3', 'takesBack (h3 goes)', 'restores h1']],
      aside: [],
    });
  });

  test('a hand that was corrected while an earlier one was in conflict counts once that is decided', () => {
    const both = merged(played(h3, ['four', replaced('h1', FOUR_HAN)]), played(h3, ['two', replaced('h1', TWO_HAN)]));
    const all = merged(decided(both, 'four'), played(both, ['r', replaced('h3', draw(0))]));
    expect(shown(all)).toEqual(agreed('h1', 'h2', 'h3'));
    expect(all.state.hands[2]?.hand).toEqual(draw(0).hand);
  });

  test('9: confirming a hand does not confirm one after it that was not seen', () => {
    const confirmed = decided(merged(played(two, ['v', undone('h2')]), h3), 'h3');
    const both = merged(confirmed, played(h3, ['h4', draw(0)]));
    expect(shown(both)).toEqual({
      hands: ['h1', 'h3'],
      conflicts: [['keeps h4', 'takesBack (h4 goes)', 'restores h2']],
      aside: [],
    });
  });

  test('10: a correction that keeps dealer and honba is not a conflict', () => {
    expect(shown(merged(played(stem, ['r', replaced('h1', FOUR_HAN)]), h3))).toEqual(agreed('h1', 'h2', 'h3'));
  });

  test('a correction that sets a hand aside and so moves the next', () => {
    const rules = {
      ...presets.standard,
      match: { ...presets.standard.match, bust: 'none', riichiBelowStick: 'refused' },
    } as const;
    const poor = played(started(rules), ['h1', ron(1, 0, { points: { discarder: 24_000 } })]);
    const riichi = handEnded({ riichi: [0], outcome: { kind: 'exhaustiveDraw', tenpai: [0, 1] } });
    const on = played(poor, ['h2', riichi], ['h3', draw(2)]);
    const poorer = played(poor, ['r', replaced('h1', ron(1, 0, { points: { discarder: 32_000 } }))]);
    const both = merged(on, poorer);
    expect(shown(both)).toEqual({
      hands: ['h1'],
      conflicts: [['keeps h3', 'takesBack (h3 goes)', 'restores h1']],
      aside: [['h2', 'riichiWithoutStick']],
    });
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
  expect(both.state.aside[0]?.entry.event).toEqual(time);
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
