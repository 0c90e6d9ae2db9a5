import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import type { MatchEvent } from './entries.ts';
import { draw, kept, played, replaced, ron, started, undone } from '../../../fixtures/logs.ts';
import { mergeLogs } from './copies.ts';
import { type Match, append, newMatch, nextEntry } from './match.ts';
import { replay } from './replay.ts';
import { lastChoice, toRedo, toUndo } from './undo.ts';

const players = ['Aki', 'Ben', 'Chie', 'Dai'];
const START = { type: 'matchStarted', version: 3, rules: presets.tenhou, players } as const;
const DRAW: MatchEvent = { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [] } } };

type Command = 'add' | 'fix' | 'undo' | 'redo';

/** A match after commands: an `add` gets its number as id, `fix` corrects the last added hand. */
function after(...commands: readonly Command[]): Match {
  return commands.reduce<Match>(
    (match, command, i) => unwrap(append(match, nextEntry(match, eventOf(command, match, i), { id: `${command} ${i}` }))),
    unwrap(newMatch({ id: 'start', after: [], event: START })),
  );
}

function eventOf(command: Command, match: Match, i: number): MatchEvent {
  if (command === 'add') return DRAW;
  if (command === 'fix') {
    const { id } = match.log.findLast(({ event }) => event.type === 'handEnded') as Match['log'][number];
    return replaced(id, i % 2 === 0 ? draw(1, 2) : draw(2));
  }
  return (command === 'undo' ? toUndo(match) : toRedo(match))?.event ?? { type: 'noteAdded', text: 'nothing' };
}

test.each<[readonly Command[], string | undefined, string | undefined]>([
  [[], undefined, undefined],
  [['add', 'add'], 'add 1', undefined],
  [['add', 'add', 'undo'], 'add 0', 'add 1'],
  [['add', 'add', 'undo', 'undo'], undefined, 'add 0'],
  [['add', 'add', 'undo', 'undo', 'redo'], 'add 0', 'add 1'],
  [['add', 'add', 'undo', 'undo', 'redo', 'redo'], 'add 1', undefined],
  [['add', 'add', 'undo', 'redo', 'undo'], 'add 0', 'add 1'],
  [['add', 'undo', 'add'], 'add 2', undefined],
  [['add', 'fix'], 'fix 1', undefined],
  [['add', 'fix', 'undo'], 'add 0', 'fix 1'],
  [['add', 'fix', 'undo', 'redo'], 'fix 1', undefined],
  [['add', 'fix', 'fix'], 'fix 2', undefined],
  [['add', 'fix', 'fix', 'undo'], 'fix 1', 'fix 2'],
  [['add', 'fix', 'fix', 'undo', 'undo'], 'add 0', 'fix 1'],
  [['add', 'fix', 'undo', 'undo'], undefined, 'add 0'],
  [['add', 'fix', 'undo', 'undo', 'redo'], 'add 0', 'fix 1'],
  [['add', 'fix', 'undo', 'undo', 'redo', 'redo'], 'fix 1', undefined],
])('after %j an undo takes back %s and a redo brings back %s', (commands, undo, redo) => {
  const match = after(...commands);
  expect([toUndo(match)?.entry.id, toRedo(match)?.entry.id]).toEqual([undo, redo]);
});

describe('with copies that went apart', () => {
  const both = (one: Match, other: Match): Match => {
    const log = unwrap(mergeLogs(one.log, other.log));
    return { log, state: replay(log) };
  };
  const [a, b] = [played(started(), ['a', draw(0)]), played(started(), ['b', draw(1)])];

  test('nothing is taken back or restored while there is a conflict', () => {
    const conflict = both(played(a, ['n', { type: 'noteAdded', text: 'tea' }], ['u', undone('n')]), b);
    expect([toUndo(conflict), toRedo(conflict)]).toEqual([undefined, undefined]);
  });

  test('a choice is neither taken back nor followed by a redo of what was before it', () => {
    const noted = played(a, ['n', { type: 'noteAdded', text: 'tea' }], ['u', undone('n')]);
    expect(toRedo(noted)?.entry.id).toBe('n');
    expect(toRedo(played(both(noted, b), ['chose a', kept('a', 'a', 'b')]))).toBeUndefined();
  });

  test('a correction that decided between two is not taken back alone, as nothing was decided before it', () => {
    const hand = played(started(), ['h1', draw(0)]);
    const two = both(played(hand, ['x', replaced('h1', draw(1))]), played(hand, ['y', replaced('h1', draw(2))]));
    expect(two.state.conflicts).toHaveLength(1);
    const mended = played(two, ['z', replaced('h1', draw(3))]);
    expect([mended.state.conflicts, toUndo(mended)?.event]).toEqual([[], undone('h1')]);
  });

  test('where two corrections conflicted, keeping the hand as it was leaves nothing to redo', () => {
    const hand = played(started(), ['h1', draw(0)], ['fix', replaced('h1', draw(1))]);
    const two = both(played(hand, ['x', replaced('h1', draw(2))]), played(hand, ['y', replaced('h1', draw(3))]));
    expect(two.state.conflicts).toHaveLength(1);
    expect(toRedo(played(two, ['kept', kept('h1')]))).toBeUndefined();
  });

  test('a hand that follows one that was passed over is not there to take back', () => {
    const later = both(played(both(a, b), ['chose a', kept('a', 'a', 'b')]), played(b, ['d', draw(3)]));
    expect(later.state.aside).toMatchObject([{ entry: { id: 'd' }, errors: [{ code: 'followsPassedOver' }] }]);
    expect(toUndo(later)?.event).toEqual(undone('a'));
  });

  test('a hand that is set aside as impossible is', () => {
    const rules = {
      ...presets.standard,
      match: { ...presets.standard.match, bust: 'none', riichiBelowStick: 'refused' },
    } as const;
    const lost = (discarder: number) => ron(1, 0, { points: { discarder } });
    const riichi = { type: 'handEnded', hand: { riichi: [0], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } } } as const;
    const on = played(started(rules), ['h1', lost(24_000)], ['h2', riichi]);
    const poorer = both(on, played(started(rules), ['h1', lost(24_000)], ['fix', replaced('h1', lost(32_000))]));
    expect(poorer.state.aside).toMatchObject([{ entry: { id: 'h2' }, errors: [{ code: 'riichiWithoutStick' }] }]);
    const ids: (string | undefined)[] = [];
    for (let match = poorer, i = 0; i < 3; i++) {
      const undo = toUndo(match);
      ids.push(undo?.entry.id);
      match = unwrap(append(match, nextEntry(match, undo?.event ?? DRAW, { id: `undo ${i}` })));
    }
    expect(ids).toEqual(['h2', 'fix', 'h1']);
  });
});

describe('the last choice', () => {
  const one = played(started(), ['a', draw(0)]);
  const log = unwrap(mergeLogs(one.log, played(started(), ['b', draw(1)]).log));
  const both: Match = { log, state: replay(log) };
  const waysOf = (match: Match) => lastChoice(match)?.ways.map(({ entry }) => entry);

  test('can be made again, also after further hands and decisions of another kind', () => {
    const chosen = played(both, ['chose a', kept('a', 'a', 'b')]);
    expect(waysOf(chosen)).toEqual(['a', 'b']);
    const later = played(chosen, ['c', draw(2)], ['fix', replaced('c', draw(3))], ['kept', kept('fix')]);
    expect(waysOf(later)).toEqual(['a', 'b']);
  });

  test('is none where it left out one of the hands, which was then taken back', () => {
    const all = unwrap(mergeLogs(log, played(started(), ['c', draw(2)]).log));
    const match = played({ log: all, state: replay(all) }, ['chose a', kept('a', 'a', 'b')], ['no c', undone('c')]);
    expect([match.state.conflicts, waysOf(match)]).toEqual([[], undefined]);
  });

  test('is none while there is a conflict, or where nothing was chosen', () => {
    expect(waysOf(both)).toBeUndefined();
    expect(waysOf(one)).toBeUndefined();
    const chosen = played(both, ['chose a', kept('a', 'a', 'b')]);
    const apart = unwrap(mergeLogs(played(chosen, ['c', draw(2)]).log, played(chosen, ['d', draw(3)]).log));
    expect(waysOf({ log: apart, state: replay(apart) })).toBeUndefined();
  });
});
