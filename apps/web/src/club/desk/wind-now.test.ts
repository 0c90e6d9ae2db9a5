import { presets } from '@tenbo/engine';
import { summaryOf } from '@tenbo/tournament';
import { expect, test } from 'vitest';

import { draw, played, started } from '../../../../../fixtures/logs.ts';
import { windNow } from './wind-now.ts';

const table = { table: 1, match: 'm', seated: [], players: ['a', 'b', 'c', 'd'], extension: 0, confirmations: [] };
const winds = (...args: Parameters<typeof played>) => {
  const summary = summaryOf(played(...args).log);
  return table.players.map((_, seat) => windNow(seat, table, summary)).join('');
};

test('winds change with the deal; before and after a match they are those of its start', () => {
  expect(presets.standard.match.dealerStays).toBe('winOrTenpai');
  expect(winds(started())).toBe('ESWN');
  expect(winds(started(), ['a', draw(1)])).toBe('NESW');
  expect(winds(started(), ['a', draw(1)], ['end', { type: 'matchEnded', reason: 'agreed' }])).toBe('ESWN');
  expect(windNow(0, table, undefined)).toBe('E');
});
