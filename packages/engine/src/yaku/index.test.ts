import { describe, expect, test } from 'vitest';

import { LOCAL_YAKU, YAKU, type YakuId, parseRules, playedYaku, presets, unwrap, yakuOf } from '../index.ts';

describe('yaku', () => {
  test('ids are unique and in camel case', () => {
    const ids = YAKU.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:[A-Z][a-z]+)*\d*$/.test(id))).toEqual([]);
  });

  test('each has a Japanese name and a romaji name', () => {
    expect(YAKU.filter(({ ja }) => !/[\p{Script=Han}\p{Script=Katakana}]/u.test(ja))).toEqual([]);
    expect(YAKU.filter(({ romaji }) => !/^[a-z ]+$/.test(romaji))).toEqual([]);
  });

  test('an open yaku is worth the same or one han less', () => {
    const losses = YAKU.flatMap(({ value }) => ('open' in value ? [value.closed - (value.open ?? 0)] : []));
    expect(new Set(losses)).toEqual(new Set([0, 1]));
  });

  test('a yaku replaces only other existing yaku', () => {
    for (const { id, replaces = [] } of YAKU) {
      expect(YAKU.map((yaku) => yaku.id)).toEqual(expect.arrayContaining([...replaces]));
      expect(replaces).not.toContain(id);
    }
  });

  test('a yaku is found by its id', () => {
    for (const yaku of YAKU) expect(yakuOf(yaku.id)).toBe(yaku);
    expect(() => yakuOf('nobody' as YakuId)).toThrow('nobody');
  });
});

describe('the yaku a rule set plays', () => {
  const { standard, jpmlA, majsoul, local } = presets;
  const valueOf = (rules: typeof standard, id: YakuId) => playedYaku(rules).find((yaku) => yaku.id === id)?.value;

  test.each<[string, typeof standard, YakuId, unknown]>([
    ['ippatsu', standard, 'ippatsu', { closed: 1 }],
    ['no ippatsu in JPML A', jpmlA, 'ippatsu', undefined],
    ['no renhou', standard, 'renhou', undefined],
    ['renhou as a mangan', presets.wrc2025, 'renhou', { limit: 'mangan' }],
    ['four concealed triplets on the pair as one yakuman', standard, 'suuankouTanki', { yakuman: 1 }],
    ['four concealed triplets on the pair as two at Mahjong Soul', majsoul, 'suuankouTanki', { yakuman: 2 }],
    ['a disabled yaku is not played', unwrap(parseRules({ yaku: { disabled: ['pinfu'] } })), 'pinfu', undefined],
    [
      'a local yaku with the value in the rules',
      unwrap(parseRules({ yaku: { local: { sanrenkou: { closed: 1 } } } })),
      'sanrenkou',
      { closed: 1 },
    ],
  ])('%s', (_, rules, id, value) => {
    expect(valueOf(rules, id)).toEqual(value);
  });

  test('local yaku are played only if listed', () => {
    const isLocal = ({ id }: { readonly id: YakuId }) => LOCAL_YAKU.some((yaku) => yaku.id === id);
    expect(playedYaku(standard).filter(isLocal)).toEqual([]);
    expect(playedYaku(local).filter(isLocal)).toHaveLength(LOCAL_YAKU.length);
  });
});
