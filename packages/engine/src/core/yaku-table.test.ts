import { expect, test } from 'vitest';

import { winOf } from '../../../../fixtures/typed-wins.ts';
import { type WinMethod, createScorer, parseRules, presets, unwrap } from '../index.ts';

const { tenhou } = presets;
const RIICHI = { kind: 'riichi', ippatsu: false } as const;

test('of two yaku that are a mangan by themselves, each hand has its own', () => {
  const mangan = { limit: 'mangan' } as const;
  const rules = unwrap(parseRules({ yaku: { local: { iipinMouyue: mangan, chuupinRaoyui: mangan } } }));
  const scorer = createScorer(rules);
  const yakuOf = (text: string, method: WinMethod) => {
    const { alone, yaku } = unwrap(scorer.explain(winOf(text, { method })));
    return [alone, yaku.map(([id]) => id)];
  };
  const first = () => yakuOf('123m456s789s23p44z +1p', { by: 'tsumo', on: 'haitei' });
  const second = () => yakuOf('123m456s789s78p44z +9p', { by: 'ron', on: 'houtei' });
  expect([first(), second(), first()]).toEqual([
    [true, ['iipinMouyue']],
    [true, ['chuupinRaoyui']],
    [true, ['iipinMouyue']],
  ]);
});

test('hands that have the same yaku share one list of them; the first is empty', () => {
  const scorer = createScorer(tenhou);
  const { yakuLists } = scorer;
  const indexOf = (text: string) => scorer.view(winOf(text, { riichi: RIICHI }))?.yakuIndex as number;
  const [one, other, more] = [
    indexOf('234m567p13789s44z +2s'),
    indexOf('234m567p123789s4z +4z'),
    indexOf('234m406p567s88s67m +8m'),
  ];
  expect(yakuLists[0]).toEqual([]);
  expect([one > 0, other === one, more === one]).toEqual([true, true, false]);
  expect(yakuLists[one]).toEqual([['riichi', 1]]);
  expect(yakuLists).toHaveLength(3);
  expect(scorer.score(winOf('234m567p13789s44z +2s')).ok).toBe(false);
  expect(yakuLists).toHaveLength(3);
});
