import { expect, test } from 'vitest';

import { draw, kept, played, replaced, ron, started, undone } from '../../../../fixtures/logs.ts';
import { describeLog, localeOf } from '../index.ts';

const match = played(
  started(),
  ['a', ron(1, 0, { han: 3, fu: 30 })],
  ['b', draw(2)],
  ['c', undone('b')],
  ['d', kept('b')],
  ['r', replaced('b', draw(3))],
  ['e', { type: 'noteAdded', text: 'tea' }],
  ['f', undone('a')],
);
const texts = (language: 'en' | 'ja') => describeLog(match.log, localeOf(language)).map(({ text }) => text);

test('hands that count have their position, and undo and redo name their entry', () => {
  expect(texts('en')).toEqual([
    'ron by Ben from Aki, 3 han 30 fu',
    'East 1: exhaustive draw, Chie in tenpai',
    'Undone: East 1: exhaustive draw, Chie in tenpai',
    'Restored: East 1: exhaustive draw, Chie in tenpai',
    'a correction: East 1: exhaustive draw, Dai in tenpai',
    'a note: tea',
    'Undone: ron by Ben from Aki, 3 han 30 fu',
  ]);
  expect(texts('ja')[3]).toBe('復元しました：東1局：流局（Chieが聴牌）');
});
