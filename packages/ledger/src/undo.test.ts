import { presets, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import type { Log, MatchEvent } from './entries.ts';
import { type Match, append, newMatch } from './match.ts';
import { toRedo, toUndo } from './undo.ts';

const players = ['Aki', 'Ben', 'Chie', 'Dai'];
const START = { type: 'matchStarted', version: 1, rules: presets.tenhou, players } as const;
const DRAW: MatchEvent = { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [] } } };

/** A log after commands: `add` is called by its number, `undo` and `redo` void what they find. */
function after(...commands: readonly ('add' | 'undo' | 'redo')[]): Log {
  return commands.reduce<Match>(
    (match, command, i) => {
      const target = command === 'undo' ? toUndo(match.log) : toRedo(match.log);
      const event: MatchEvent = command === 'add' ? DRAW : { type: 'entryVoided', entry: target?.id ?? 'nothing' };
      return unwrap(append(match, { id: `${command} ${i}`, after: match.state.head, event }));
    },
    unwrap(newMatch({ id: 'start', after: null, event: START })),
  ).log;
}

test.each<[readonly ('add' | 'undo' | 'redo')[], string | undefined, string | undefined]>([
  [[], undefined, undefined],
  [['add', 'add'], 'add 1', undefined],
  [['add', 'add', 'undo'], 'add 0', 'undo 2'],
  [['add', 'add', 'undo', 'undo'], undefined, 'undo 3'],
  [['add', 'add', 'undo', 'undo', 'redo'], 'add 0', 'undo 2'],
  [['add', 'add', 'undo', 'undo', 'redo', 'redo'], 'add 1', undefined],
  [['add', 'add', 'undo', 'redo', 'undo'], 'add 0', 'undo 4'],
  [['add', 'undo', 'add'], 'add 2', undefined],
])('after %j an undo takes back %s and a redo %s', (commands, undo, redo) => {
  const log = after(...commands);
  expect([toUndo(log)?.id, toRedo(log)?.id]).toEqual([undo, redo]);
});
