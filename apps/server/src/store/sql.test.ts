import { expect, test } from 'vitest';

import { listed, sql, textOf } from './sql.ts';

const numbered = (query: ReturnType<typeof sql>) => [textOf(query, (nth) => `$${nth}`), query.values];

test('values get placeholders, and never become part of the text', () => {
  const query = sql`select head from logs where id = ${"'; drop table logs"} and head > ${3} or ${null}`;
  expect(numbered(query)).toEqual(['select head from logs where id = $1 and head > $2 or $3', ["'; drop table logs", 3, null]]);
  expect(textOf(query, () => '?')).toBe('select head from logs where id = ? and head > ? or ?');
  expect(numbered(sql`select 1`)).toEqual(['select 1', []]);
  expect(numbered(sql`${1}`)).toEqual(['$1', [1]]);
});

test('queries can contain queries, and their values stay in order', () => {
  const rows = [sql`(${1}, ${'a'})`, sql`(${2}, ${'b'})`];
  const query = sql`insert into t values ${listed(rows)} on conflict do nothing returning ${3}`;
  expect(numbered(query)).toEqual([
    'insert into t values ($1, $2), ($3, $4) on conflict do nothing returning $5',
    [1, 'a', 2, 'b', 3],
  ]);
  expect(numbered(sql`${sql`a`}${sql`b`}`)).toEqual(['ab', []]);
});
