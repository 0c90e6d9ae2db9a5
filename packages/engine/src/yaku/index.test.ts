import { describe, expect, test } from 'vitest';

import { YAKU, type YakuId, yakuOf } from '../index.ts';

describe('yaku', () => {
  test('each id is there once, in camel case', () => {
    const ids = YAKU.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:[A-Z][a-z]+)*\d*$/.test(id))).toEqual([]);
  });

  test('each has its Japanese name and one in Latin letters', () => {
    expect(YAKU.filter(({ ja }) => !/[\p{Script=Han}\p{Script=Katakana}]/u.test(ja))).toEqual([]);
    expect(YAKU.filter(({ romaji }) => !/^[a-z ]+$/.test(romaji))).toEqual([]);
  });

  test('a yaku that may be open is worth the same or one han less then', () => {
    const losses = YAKU.flatMap(({ value }) => ('open' in value ? [value.closed - (value.open ?? 0)] : []));
    expect(new Set(losses)).toEqual(new Set([0, 1]));
  });

  test('what one replaces is another, and is there', () => {
    for (const { id, replaces = [] } of YAKU) {
      expect(YAKU.map((yaku) => yaku.id)).toEqual(expect.arrayContaining([...replaces]));
      expect(replaces).not.toContain(id);
    }
  });

  test('by its id', () => {
    for (const yaku of YAKU) expect(yakuOf(yaku.id)).toBe(yaku);
    expect(() => yakuOf('nobody' as YakuId)).toThrow('nobody');
  });
});
