import { expect, test } from 'vitest';

import {
  canUndo,
  changeBase,
  changeRule,
  draft,
  draftRules,
  errorAt,
  numberOrList,
  openDraft,
  rename,
  rowsOf,
  rowsText,
  undo,
} from './draft.ts';

test('each change can be undone separately, except the name', () => {
  openDraft({ base: 'mleague' });
  expect(canUndo.value).toBe(false);
  changeRule('fu.doubleWindPair', 4);
  changeRule('fu.doubleWindPair', 4);
  changeBase('tenhou');
  rename('Ours');
  expect(draft.value).toEqual({ base: 'tenhou', name: 'Ours' });
  undo();
  expect(draft.value).toEqual({ base: 'mleague', name: 'Ours', fu: { doubleWindPair: 4 } });
  undo();
  expect([draft.value, canUndo.value]).toEqual([{ base: 'mleague', name: 'Ours' }, false]);
  undo();
  expect(draft.value).toEqual({ base: 'mleague', name: 'Ours' });
});

test('an error is shown at its field, and there is no rule set until it is fixed', () => {
  openDraft({ base: 'standard' });
  changeRule('match.start', 250);
  expect(errorAt('match.start')).toMatchObject({ code: 'badRule', path: 'match.start', value: '250' });
  expect([errorAt('match.goal'), draftRules.value]).toEqual([undefined, undefined]);
  changeRule('match.start', 20_000);
  expect(draftRules.value?.match.start).toBe(20_000);
});

test('the uma must have as many places as there are players', () => {
  openDraft({ base: 'standard' });
  changeRule('tiles.players', 3);
  expect(errorAt('standings.uma')).toMatchObject({ code: 'badRule' });
  changeRule('standings.uma', [[15, 0, -15]]);
  expect(draftRules.value?.standings.uma).toEqual([[15, 0, -15]]);
});

test('a match that nothing ends is an error of its length until something ends it', () => {
  openDraft({ base: 'arcadeC' });
  changeRule('match.bust', 'none');
  expect([errorAt('match.rounds')?.code, draftRules.value]).toEqual(['neverEnds', undefined]);
  changeRule('match.ceiling', 60_000);
  expect([errorAt('match.rounds'), draftRules.value?.match.rounds]).toEqual([undefined, 'unlimited']);
  changeRule('match.ceiling', null);
  changeRule('match.rounds', 2);
  expect(draftRules.value?.match).toMatchObject({ rounds: 2, bust: 'none' });
});

test('an empty name counts as no name', () => {
  openDraft({ base: 'mleague', name: '' });
  expect(draftRules.value).toMatchObject({ name: 'M.League' });
});

test.each([
  ['15 5 -5 -15', [[15, 5, -5, -15]]],
  ['+15, +5, −5, △15\n\n', [[15, 5, -5, -15]]],
  [
    '8 0 -8\n10 0 -10',
    [
      [8, 0, -8],
      [10, 0, -10],
    ],
  ],
  ['15 five -20', [[15, 'five', -20]]],
  ['', []],
])('%j is read as rows', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  [[[15, 5, -5, -15]], '15 5 -5 -15'],
  [
    [
      [8, -8],
      [10, -10],
    ],
    '8 -8\n10 -10',
  ],
  [3, '3'],
  [[3], '[3]'],
])('%j is written as %j', (rows, text) => {
  expect(rowsText(rows)).toBe(text);
});

test.each([
  ['3000', 3000],
  ['2000 4000', [2000, 4000]],
  ['2000, 4000', [2000, 4000]],
  ['many', 'many'],
  ['', []],
])('%j is read as a number or a list', (text, value) => {
  expect(numberOrList(text)).toEqual(value);
});
