import { expect, test } from 'vitest';

import { News } from './live.ts';

const entry = (n: number) => ({ id: `e${n}` });
const message = (after: number, head: number) => ({
  log: 'a',
  head,
  after,
  entries: Array.from({ length: head - after }, (_, i) => entry(after + i + 1)),
});

test('from any position that the news covers, it gives what the server would answer', () => {
  const news = new News();
  expect(news.since('a', 0)).toBeUndefined();
  news.note(message(2, 3));
  news.note(message(3, 5));
  expect(news.since('a', 2)).toEqual({ positions: [], entries: [entry(3), entry(4), entry(5)], head: 5 });
  expect(news.since('a', 4)).toEqual({ positions: [], entries: [entry(5)], head: 5 });
  expect(news.since('a', 5)).toEqual({ positions: [], entries: [], head: 5 });
  for (const position of [0, 1, 6]) expect(news.since('a', position)).toBeUndefined();
  expect(news.since('b', 3)).toBeUndefined();
});

test('a gap, or a head without its entries, discards everything before it', () => {
  const news = new News();
  news.note(message(2, 3));
  news.note(message(7, 8));
  expect(news.since('a', 2)).toBeUndefined();
  expect(news.since('a', 7)?.entries).toEqual([entry(8)]);
  news.note({ log: 'a', head: 8 });
  expect(news.since('a', 7)?.head).toBe(8);
  news.note({ log: 'a', head: 40 });
  expect(news.since('a', 7)).toBeUndefined();
  news.note(message(40, 41));
  news.clear();
  expect(news.since('a', 40)).toBeUndefined();
});

test('of very many entries, the last are kept', () => {
  const news = new News();
  for (let head = 1; head <= 300; head++) news.note(message(head - 1, head));
  expect(news.since('a', 99)).toBeUndefined();
  expect(news.since('a', 100)?.entries).toHaveLength(200);
  expect(news.since('a', 299)).toEqual({ positions: [], entries: [entry(300)], head: 300 });
});
