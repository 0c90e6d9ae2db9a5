import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import type { MatchEvent } from './entries.ts';
import { draw, kept, played, replaced, started } from '../../../fixtures/logs.ts';
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

  test('is none while there is a conflict, or where nothing was chosen', () => {
    expect(waysOf(both)).toBeUndefined();
    expect(waysOf(one)).toBeUndefined();
  });
});
