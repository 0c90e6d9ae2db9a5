import { presets } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { DEALER_WON, FOUR_HAN, TWO_HAN, WON, agreed, decided, merged, shown, stem } from '../../../fixtures/copies.ts';
import { draw, handEnded, kept, played, replaced, ron, started, undone } from '../../../fixtures/logs.ts';
import type { MatchEvent } from './index.ts';

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
