import { expect, test } from 'vitest';

import { ERRORS, type ErrorCode } from '../contract/errors.ts';
import { type RefusedEntries, noteRefused } from './exchange.ts';

const SENT = [{ id: 'a' }, { id: 'b' }];

test('every code that names an entry is a refusal of it, so that the others are sent', () => {
  const naming = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => (ERRORS[code] as readonly unknown[]).includes('entry'));
  expect(naming).toContain('notNow');
  for (const code of naming) {
    const refused: RefusedEntries = new Map();
    expect([code, noteRefused({ code, entry: 'a' }, SENT, refused)]).toEqual([code, true]);
    expect([...refused]).toEqual([['a', code]]);
  }
});

test.each(['unreachable', 'unknownKey', 'quota', 'tooMany', 'bug', 'noStore', 'unknownLog', 'of a newer server'])(
  'after %s the same entries are sent again',
  (code) => {
    const refused: RefusedEntries = new Map();
    expect(noteRefused({ code: code as ErrorCode }, SENT, refused)).toBe(false);
    expect(refused.size).toBe(0);
  },
);

test('a refusal that names no entry, or one that was not sent, is of all', () => {
  for (const entry of [undefined, 'z']) {
    const refused: RefusedEntries = new Map();
    noteRefused({ code: 'forbidden', entry }, SENT, refused);
    expect([...refused.keys()]).toEqual(['a', 'b']);
  }
});
