import { describe, expect, test } from 'vitest';

import { LOCAL_YAKU, YAKU, type YakuId, parseRules, playedYaku, presets, unwrap, yakuOf } from '../index.ts';

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

describe('the yaku a rule set plays', () => {
  const { standard, jpmlA, majsoul, local } = presets;
  const valueOf = (rules: typeof standard, id: YakuId) => playedYaku(rules).find((yaku) => yaku.id === id)?.value;

  test.each<[string, typeof standard, YakuId, unknown]>([
    ['ippatsu', standard, 'ippatsu', { closed: 1 }],
    ['no ippatsu at JPML A', jpmlA, 'ippatsu', undefined],
    ['no renhou', standard, 'renhou', undefined],
    ['renhou as a mangan', presets.wrc2025, 'renhou', { limit: 'mangan' }],
    ['one yakuman for four concealed triplets on the pair', standard, 'suuankouTanki', { yakuman: 1 }],
    ['two of it at Mahjong Soul', majsoul, 'suuankouTanki', { yakuman: 2 }],
    ['what is disabled is not played', unwrap(parseRules({ yaku: { disabled: ['pinfu'] } })), 'pinfu', undefined],
    [
      'a local yaku at the value it has there',
      unwrap(parseRules({ yaku: { local: { sanrenkou: { closed: 1 } } } })),
      'sanrenkou',
      { closed: 1 },
    ],
  ])('%s', (_, rules, id, value) => {
    expect(valueOf(rules, id)).toEqual(value);
  });

  test('local yaku where they are listed', () => {
    const isLocal = ({ id }: { readonly id: YakuId }) => LOCAL_YAKU.some((yaku) => yaku.id === id);
    expect(playedYaku(standard).filter(isLocal)).toEqual([]);
    expect(playedYaku(local).filter(isLocal)).toHaveLength(LOCAL_YAKU.length);
  });
});
