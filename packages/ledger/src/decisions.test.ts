import { describe, expect, test } from 'vitest';

import { DEALER_WON, FOUR_HAN, TWO_HAN, agreed, decided, merged, shown, stem } from '../../../fixtures/copies.ts';
import { type Apart, accountsOf, decidedApart, decisionsIn, disputedIn, lostBy } from '../../../fixtures/decisions.ts';
import { draw, handEnded, kept, played, replaced, ron, started, undone } from '../../../fixtures/logs.ts';
import type { Match, MatchEvent } from './index.ts';

const FOUL = handEnded({ riichi: [], outcome: { kind: 'chombo', by: [3] } });
const NOTE = { type: 'noteAdded', text: 'tea' } as const;
const FINE = { type: 'penaltyGiven', seat: 1, ranking: 20 } as const;
const END = { type: 'matchEnded', reason: 'agreed' } as const;

const two = played(stem, ['h2', draw(2)]);
const three = played(two, ['h3', draw(3)]);

describe('one conflict, decided by two referees who do not know of each other', () => {
  /** A dealer's win is corrected to another player's on one phone, while the others go on: what they entered would move. */
  const begun = played(started(), ['h1', ron(0, 1, { han: 1, fu: 30 })]);
  const mended = played(begun, ['r', replaced('h1', ron(2, 1, { han: 1, fu: 30 }))]);
  const moved = merged(mended, played(begun, ['h2', draw(0)], ['h3', draw(0, 1)]));

  test('takes the hand back and undoes the other change: asked again, each version by one entry', () => {
    expect(shown(moved).conflicts).toEqual([['keeps h2', 'takesBack (h2 goes)', 'restores h1']]);
    const { one, other, both } = decidedApart(moved, undone('h2'), kept('h1'));
    expect(shown(both)).toEqual({
      hands: [],
      conflicts: [['keeps r', 'keeps h1']],
      aside: [
        ['h2', 'undecided'],
        ['h3', 'undecided'],
      ],
    });
    expect(accountsOf(decided(both, 'r'))).toBe(accountsOf(one));
    expect(accountsOf(decided(both, 'h1'))).toBe(accountsOf(other));
  });

  test('settled stays settled, whoever brings which copy again, and can be undone', () => {
    const { one, other, both } = decidedApart(moved, undone('h2'), kept('h1'));
    const settled = decided(both, 'h1');
    for (const again of [merged(settled, one), merged(other, settled), merged(one, moved, settled, other)]) {
      expect(again.state).toEqual(settled.state);
    }
    const on = played(settled, ['h4', draw(1)]);
    expect(shown(merged(on, one))).toEqual(agreed('h1', 'h2', 'h3', 'h4'));
    expect(shown(played(settled, ['gone', undone('h2')]))).toEqual(agreed('h1', 'h3'));
  });

  test('three decide it in three ways: one entry is enough', () => {
    const copies = [undone('h2'), kept('h1'), kept('h2')].map((event, i) => played(moved, [`w${i}`, event])) as [
      Match,
      Match,
      Match,
    ];
    const all = merged(...copies);
    expect(shown(all).conflicts).toEqual([['keeps h1', 'keeps r']]);
    expect(shown(decided(all, 'h1'))).toEqual(agreed('h1', 'h2', 'h3'));
    expect(shown(decided(all, 'r')).conflicts).toEqual([['keeps h2', 'takesBack (h2 goes)']]);
  });

  test('one of them also went on', () => {
    const { one, other } = decidedApart(moved, undone('h2'), kept('h1'));
    const both = merged(played(one, ['h4', draw(1)]), played(other, ['i4', draw(2)]));
    expect(shown(both)).toEqual({
      hands: [],
      conflicts: [['keeps r', 'keeps h1']],
      aside: [
        ['h2', 'undecided'],
        ['h3', 'undecided'],
        ['h4', 'undecided'],
        ['i4', 'undecided'],
      ],
    });
  });

  test('a foul was taken back, so the hand has the same place either way', () => {
    const foul = played(stem, ['h2', FOUL]);
    const both = merged(played(foul, ['v', undone('h2')]), played(foul, ['h3', draw(3)]));
    const { both: again } = decidedApart(both, kept('h3'), kept('h2'));
    expect(shown(again).conflicts).toEqual([['keeps h2', 'takesBack (h2 goes)']]);
    expect(shown(decided(again, 'h2'))).toEqual(agreed('h1', 'h2', 'h3'));
    expect(shown(played(again, ['gone', undone('h2')]))).toEqual(agreed('h1', 'h3'));
  });

  test('two hands were changed, and each undoes one change', () => {
    const changed = played(two, ['r1', replaced('h1', DEALER_WON)], ['r2', replaced('h2', draw(0))]);
    const both = merged(changed, three);
    const restores = both.state.conflicts[0]?.ways.filter(({ does }) => does === 'restores').map(({ decision }) => decision);
    const { both: again } = decidedApart(both, ...(restores as [MatchEvent, MatchEvent]));
    expect(shown(again).conflicts).toEqual([['keeps h1', 'keeps r1']]);
  });

  test('each takes back one of two versions of a hand: it is not lost', () => {
    const versions = merged(played(stem, ['a', draw(1)]), played(stem, ['b', draw(2)]));
    const { both } = decidedApart(versions, undone('a'), undone('b'));
    expect(shown(both).conflicts).toEqual([['keeps a', 'keeps b']]);
    expect(shown(decided(both, 'a'))).toEqual(agreed('h1', 'a'));
  });

  test('one corrects an earlier hand, so that nothing is moved any more, and the other takes the hand back', () => {
    const { both } = decidedApart(moved, replaced('h1', ron(0, 2, { han: 1, fu: 30 })), undone('h2'));
    expect(shown(both).conflicts).toEqual([['keeps x', 'keeps r']]);
  });

  test('both decide alike: nothing is asked', () => {
    for (const way of moved.state.conflicts[0]?.ways ?? []) {
      const { one, both } = decidedApart(moved, way.decision, way.decision);
      expect(accountsOf(both)).toBe(accountsOf(one));
    }
  });
});

describe('decisions about two hands that do not know of each other', () => {
  test('and move a later hand to where neither author saw it are a conflict', () => {
    const { one, other, both } = decidedApart(three, undone('h1'), undone('h2'));
    expect([one, other].map(({ state }) => state.hands.at(-1)?.before.kyoku)).toEqual([1, 1]);
    expect(shown(both)).toEqual({
      hands: [],
      conflicts: [['keeps h3', 'takesBack (h3 goes)', 'restores h2', 'restores h1']],
      aside: [],
    });
    expect(shown(decided(both, 'h3'))).toEqual(agreed('h3'));
    expect(accountsOf(decided(both, 'h2'))).toBe(accountsOf(one));
    expect(accountsOf(decided(both, 'h1'))).toBe(accountsOf(other));
  });

  test('but not if somebody who had seen both entered the next hand, as earlier versions allowed', () => {
    const { both } = decidedApart(three, undone('h1'), undone('h2'));
    const log = [...both.log, { id: 'h4', after: ['x', 'y'], event: draw(0) }];
    expect(shown(merged({ log, state: both.state }))).toEqual(agreed('h3', 'h4'));
  });

  test('and leave it where one of them saw it count both', () => {
    const { both } = decidedApart(three, replaced('h1', FOUR_HAN), undone('h2'));
    expect(shown(both)).toEqual(agreed('h1', 'h3'));
    expect(shown(decidedApart(three, replaced('h1', FOUR_HAN), replaced('h3', draw(0))).both)).toEqual(agreed('h1', 'h2', 'h3'));
  });
});

/** Small matches with everything that may be decided about. */
const MATCHES: readonly (readonly [string, Match])[] = [
  ['three hands', three],
  ['a hand taken back', played(three, ['v', undone('h2')])],
  ['a correction', played(three, ['r', replaced('h1', TWO_HAN)])],
  ['a penalty and a note', played(stem, ['p', FINE], ['n', NOTE], ['h2', draw(1)])],
  ['a call of time', played(stem, ['t', { type: 'timeCalled' }])],
  ['the end', played(two, ['end', END])],
  ['two versions', merged(played(stem, ['a', draw(1)]), played(stem, ['b', draw(2)], ['c', draw(0)]))],
  ['two versions, chosen', decided(merged(played(stem, ['a', draw(1)]), played(stem, ['b', draw(2)])), 'a')],
  ['the end or a hand', merged(played(stem, ['end', END]), played(stem, ['h2', draw(1)]))],
  ['two corrections', merged(played(two, ['four', replaced('h1', FOUR_HAN)]), played(two, ['two', replaced('h1', TWO_HAN)]))],
  ['a correction or a removal', merged(played(two, ['r', replaced('h2', draw(0))]), played(two, ['v', undone('h2')]))],
  ['a hand after one taken back', merged(played(two, ['v', undone('h2')]), three)],
  [
    'a hand after a foul taken back',
    merged(played(stem, ['f', FOUL], ['v', undone('f')]), played(stem, ['f', FOUL], ['h3', draw(3)])),
  ],
  ['a moved hand', merged(played(stem, ['r', replaced('h1', DEALER_WON)]), three)],
  ['a hand moved twice', merged(played(two, ['r', replaced('h1', DEALER_WON)], ['v', undone('h2')]), three)],
  ['a moved end', merged(played(two, ['v', undone('h2')]), played(two, ['end', END]))],
  [
    'two penalties',
    merged(...[10, 30].map((ranking) => played(stem, ['p', FINE], [`r${ranking}`, replaced('p', { ...FINE, ranking })]))),
  ],
];

test.each(MATCHES)(
  'every pair of decisions about %s: alike is silent, different answers are asked, nothing is lost',
  (_, base) => {
    const decisions = decisionsIn(base);
    expect(decisions.length).toBeGreaterThan(3);
    for (const [i, first] of decisions.entries()) {
      for (const second of decisions.slice(i)) {
        const apart = decidedApart(base, first, second);
        expect([first, second, faultOf(apart)]).toEqual([first, second, undefined]);
      }
    }
  },
);

/** What is wrong with the outcome of two decisions. */
function faultOf(apart: Apart): string | undefined {
  const { base, one, other, both } = apart;
  const [mine, theirs, together] = [one, other, both].map(accountsOf);
  if (mine === theirs) return together === mine ? undefined : 'alike, but not silent';
  const disputed = disputedIn(base);
  const isOpen = (match: Match) => disputedIn(match).some((entry) => disputed.includes(entry));
  const bothAnswer = disputed.length > 0 && !isOpen(one) && !isOpen(other);
  if (both.state.conflicts.length > 0) return undefined;
  if (bothAnswer) return 'two answers, but silent';
  const lost = lostBy(apart);
  return lost.length > 0 ? `lost: ${lost.join(', ')}` : undefined;
}
