import { expect, test } from 'vitest';

import { emptyForm, withFrom, withOnlyWinner } from './form.ts';
import { isUntouched } from './untouched.ts';

const SO_FAR = { riichi: [2] } as const;
const won = withOnlyWinner(emptyForm('win', SO_FAR), 1);

test('who won and who pays are tapped again in a moment; anything more is not', () => {
  const [win] = won.wins;
  expect(isUntouched(won, SO_FAR)).toBe(true);
  expect(isUntouched(withFrom(won, 3), SO_FAR)).toBe(true);
  expect(isUntouched({ ...won, wins: win ? [{ ...win, han: 3, fu: 30 }] : [] }, SO_FAR)).toBe(false);
  expect(isUntouched({ ...won, dead: [0] }, SO_FAR)).toBe(false);
});

test('a draw and a chombo are untouched as they open', () => {
  expect(isUntouched(emptyForm('draw', SO_FAR), SO_FAR)).toBe(true);
  expect(isUntouched({ ...emptyForm('draw', SO_FAR), tenpai: [2, 3] }, SO_FAR)).toBe(false);
  expect(isUntouched({ ...emptyForm('chombo', SO_FAR), chombo: [1] }, SO_FAR)).toBe(true);
  expect(isUntouched({ ...emptyForm('chombo', SO_FAR), chombo: [1], riichi: [] }, SO_FAR)).toBe(false);
});
