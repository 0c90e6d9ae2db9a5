import { describe, expect, test } from 'vitest';

import { createScorer, formatTiles, isRedFive, parseHand, parseTiles, presets, unwrap, waitValues, waits } from './index.ts';

const scorer = createScorer(presets.standard);
const RIICHI = { kind: 'riichi', ippatsu: false } as const;
const SITUATION = { seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
const hand = (text: string) => unwrap(parseHand(text)).hand;

describe('waits', () => {
  test.each<[string, string, number[]]>([
    ['234m567p12378s44z', '69s', [4, 4]],
    ['234m567p12366s44z', '6s4z', [2, 2]],
    ['4z [234m] [567p] [123s] (7777s)', '4z', [3]],
    ['1112345678999m', '123456789m', [1, 3, 3, 3, 3, 3, 3, 3, 1]],
    ['1235m456p78s1234z', '', []],
  ])('%s: %s', (text, tiles, left) => {
    const found = waits(hand(text));
    expect(formatTiles(found.map(({ kind }) => kind))).toBe(tiles);
    expect(found.map((wait) => wait.left)).toEqual(left);
  });
});

describe('the value of each wait', () => {
  test('one side with a yaku, the other without: a straight on 9, nothing on 3 or 6', () => {
    const values = waitValues(scorer, hand('44m12345678p [789s]'), SITUATION);
    expect(values.map(({ kind }) => formatTiles([kind]))).toEqual(['3p', '6p', '9p']);
    expect(values.map(({ ron }) => ron.ok)).toEqual([false, false, true]);
    expect(values.map(({ tsumo }) => tsumo.ok)).toEqual([false, false, true]);
  });

  test('self-draw of a closed hand is a yaku where ron is none', () => {
    const [value] = waitValues(scorer, hand('234m567p13789s44z'), SITUATION);
    expect(value?.ron).toMatchObject({ ok: false, error: [{ code: 'noYaku' }] });
    expect(value && unwrap(value.tsumo).basePoints).toBe(240);
  });

  test.each([
    ['three plain fives in the hand', '234m123p3455567s', '', ['2s', 'red 5s', '8s']],
    ['one of them an indicator', '234m123p55s99s666z', '5s', ['red 5s', '9s']],
    ['two, and one still to come', '234m123p55s99s666z', '', ['5s', '9s']],
    ['with the red one', '234m123p05s99s666z', '', ['5s', '9s']],
  ])('the fourth five is the red one: %s', (_, text, dora, tiles) => {
    const doraIndicators = unwrap(parseTiles(dora));
    const values = waitValues(scorer, hand(text), { ...SITUATION, riichi: RIICHI, doraIndicators });
    const reds = unwrap(parseTiles(text)).filter(isRedFive).length;
    expect(values.map(({ kind, ron }) => `${unwrap(ron).dora.akaDora > reds ? 'red ' : ''}${formatTiles([kind])}`)).toEqual(
      tiles,
    );
  });

  test('no wait, no value', () => {
    expect(waitValues(scorer, hand('1235m456p78s1234z'), SITUATION)).toEqual([]);
  });
});
