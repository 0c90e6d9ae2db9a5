import { explainRecord, parseRecord, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { LANGUAGES, describeWin, localeOf } from '../index.ts';

/** A ron by South, described in every language: headline, yaku, fu, arithmetic and the reading. */
function described(record: { readonly hand: string; readonly tile: string; readonly dora?: string; readonly rules: unknown }) {
  const context = unwrap(parseRecord({ by: 'ron', seat: 'S', round: 'E', ...record }));
  const explanation = unwrap(explainRecord(context));
  return TESTED_LANGUAGES.map((language) => {
    const text = describeWin(explanation, context, localeOf(language));
    const yaku = text.yaku.map(({ name, value }) => `${name} ${value}`).join(', ');
    return [text.headline, yaku, text.rounding, text.arithmetic, text.reading];
  });
}

test('an irregular hand that a local yaku completes', () => {
  const reading = '1m 4m 3p 6p 9p 5s 8s 1z 2z 3z 4z +5z 6z 7z';
  expect(described({ hand: '14m369p58s123467z', tile: '5z', rules: 'local' })).toEqual([
    [
      'Mangan — 8,000',
      'Seven Stars Unconnected mangan',
      undefined,
      'Seven Stars Unconnected: mangan 2,000; × 4 = 8,000',
      reading,
    ],
    ['満貫 8000点', '七星無靠 満貫', undefined, '七星無靠：満貫 2000、× 4 = 8000', reading],
    ['满贯 8000点', '七星不靠 满贯', undefined, '七星不靠：满贯 2000，× 4 = 8000', reading],
  ]);
});

test('without limits a yakuman has han and fu like any hand', () => {
  const reading = '222m 555p 333s 888s 4+4z';
  const rules = { points: { limits: 'none' } };
  expect(described({ hand: '222m555p333888s4z', tile: '4z', dora: '3z', rules })).toEqual([
    [
      '15 han 50 fu — 26,214,400',
      'Four Concealed Pons, Pair Wait 13 han, Dora 2 han',
      '48 → 50 fu',
      '50 × 2^(2+15) = 6,553,600; × 4 = 26,214,400',
      reading,
    ],
    ['50符15翻 26214400点', '四暗刻単騎 13翻, ドラ 2翻', '48 → 50符', '50 × 2^(2+15) = 6553600、× 4 = 26214400', reading],
    ['15番50符 26214400点', '四暗刻单骑 13番, 宝牌 2番', '48 → 50符', '50 × 2^(2+15) = 6553600，× 4 = 26214400', reading],
  ]);
});

test('points of any size are written in full', () => {
  expect(TESTED_LANGUAGES.map((language) => localeOf(language).number(2 ** 70))).toEqual([
    '1,180,591,620,717,411,303,424',
    '1180591620717411303424',
    '1180591620717411303424',
  ]);
});

test('negative points have a true minus sign, like differences', () => {
  for (const language of LANGUAGES) {
    const { number, signed } = localeOf(language);
    expect([number(-7000), number(-800), number(0)]).toEqual([signed(-7000), signed(-800), '0']);
    expect(number(-7000)).toMatch(/^−7,?000$/);
  }
});
