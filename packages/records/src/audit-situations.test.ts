import { expect, test } from 'vitest';

import { SITUATIONS, gameOf } from '../../../fixtures/situations.ts';
import { auditGame } from './audit.ts';

test('the situations are all those at a table', () => {
  const numbers = new Set(SITUATIONS.map(({ number }) => number));
  // Situations 35 to 40 are about files.
  expect([...numbers].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 34 }, (_, i) => i + 1));
});

test.each(SITUATIONS)('situation $number: $name', (situation) => {
  const { findings, match } = auditGame(gameOf(situation));
  expect(findings).toEqual([]);
  expect(match.state.scores).toEqual(situation.after);
});

test('players with equal names are numbered', () => {
  const [situation] = SITUATIONS as [(typeof SITUATIONS)[number]];
  const { log } = auditGame({ ...gameOf(situation), players: ['Bot', 'Bot', 'Bot', ''] }).match;
  expect(log[0]?.event).toMatchObject({ players: ['Bot 1', 'Bot 2', 'Bot 3', '4'] });
});
