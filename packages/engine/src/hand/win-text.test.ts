import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cases } from '../../../../fixtures/effort.ts';
import { formatHand, formatTiles, parseHand, parseTiles, parseWin, unwrap, windOf } from '../index.ts';

const HAND = '234m406p567s88s67m +8m';
const shown = (text: string) => {
  const { hand, tile } = unwrap(parseWin(text));
  return formatHand(hand, tile);
};
const canonical = (text: string) => {
  const { hand, tile } = unwrap(parseHand(text));
  return formatHand(hand, tile);
};
/** The words of a text, tiles as text. */
const said = (text: string) => {
  const { dora, ura, ...words } = unwrap(parseWin(text)).words;
  return { ...words, ...(dora && { dora: formatTiles(dora) }), ...(ura && { ura: formatTiles(ura) }) };
};

describe('tiles as players write them', () => {
  test.each([
    ['full-width digits and letters', '２３４ｍ　４０６ｐ　［５５５ｚ］（１１１１ｚ）＋８ｍ', '234m406p [555z] (1111z) +8m'],
    ['kanji', '二三四萬 四赤五六筒 五六七索', '234m406p567s'],
    ['simplified', '二三四万 四五六饼 五六七条 东南西北白发中', '234m456p567s1234567z'],
    ['kanji honours', '東東東 [白白白] 發発 中+中', '11166z7z [555z] +7z'],
    ['digits and kanji', '123萬 赤5筒 1索 5字', '123m0p1s5z'],
  ])('%s', (_, text, hand) => {
    expect(canonical(text)).toBe(canonical(hand));
  });

  test('also where only tiles can stand', () => {
    expect(formatTiles(unwrap(parseTiles('３ｐ 東')))).toBe('3p1z');
  });

  test('a place is one of the text as written', () => {
    expect(parseHand('１２３ｍ　ｘ')).toEqual({
      ok: false,
      error: [{ code: 'unknownCharacter', position: 5, character: 'ｘ' }],
    });
    expect(parseHand('一二三')).toEqual({ ok: false, error: [{ code: 'missingSuit', position: 0, digits: '123' }] });
  });
});

describe('links to tenhou.net/2', () => {
  test.each([
    ['https://tenhou.net/2/?q=234m406p567s8867m8m', '234m406p567s8867m8m'],
    ['http://tenhou.net/2/?p=19m19p19s1234567z', '19m19p19s1234567z'],
    ['tenhou.net/2/?q=055m', '055m'],
    ['https://tenhou.net/2/?a=1&q=055m#top riichi', '055m'],
    ['https://tenhou.net/2/?shown=long&q=055m', '055m'],
  ])('%s', (text, hand) => {
    expect(shown(text)).toBe(canonical(hand));
  });

  test('an error is in its place', () => {
    expect(parseWin('https://tenhou.net/2/?q=12m3')).toMatchObject({ error: [{ code: 'missingSuit', position: 27 }] });
    expect(parseWin('ron https://tenhou.net/2/?q=12m3 riichi')).toMatchObject({ error: [{ code: 'missingSuit', position: 31 }] });
    expect(parseWin('https://tenhou.net/3/?q=12m')).toMatchObject({ ok: false });
  });
});

describe('words', () => {
  test.each<[string, object]>([
    ['ron riichi dora 3p south', { by: 'ron', riichi: 'riichi', dora: '3p', seat: 'S' }],
    ['Tsumo, double riichi, ippatsu; ura: 1m2m', { by: 'tsumo', riichi: 'doubleRiichi', ippatsu: true, ura: '12m' }],
    ['open riichi seat W round S', { riichi: 'openRiichi', seat: 'W', round: 'S' }],
    ['open double riichi', { riichi: 'openDoubleRiichi' }],
    ['オープンダブルリーチ', { riichi: 'openDoubleRiichi' }],
    ['south round, west seat, from north', { round: 'S', seat: 'W', from: 'N' }],
    ['east 3 dealer 2 honba 1 stick', { round: 'E', seat: 'E', honba: 2, riichiSticks: 1 }],
    ['honba 12 riichi sticks 3', { honba: 12, riichiSticks: 3 }],
    ['south 4 west 2 honba', { round: 'S', seat: 'W', honba: 2 }],
    ['rinshan', { on: 'rinshan', by: 'tsumo' }],
    ['houtei', { on: 'houtei', by: 'ron' }],
    ['tsumo houtei', { on: 'haitei', by: 'tsumo' }],
    ['first turn', { on: 'firstTurn' }],
    ['kita 2 dora 3p4p', { kita: 2, dora: '34p' }],
    ['ロン リーチ 一発 ドラ3p 裏1m 南家', { by: 'ron', riichi: 'riichi', ippatsu: true, dora: '3p', ura: '1m', seat: 'S' }],
    ['立直一発ツモ 東場 1本場 供託2', { riichi: 'riichi', ippatsu: true, by: 'tsumo', round: 'E', honba: 1, riichiSticks: 2 }],
    ['ダブルリーチ、海底、親', { riichi: 'doubleRiichi', on: 'haitei', by: 'tsumo', seat: 'E' }],
    ['南４局 西家 北家から', { round: 'S', seat: 'W', from: 'N' }],
    [
      '荣和 两立直 宝牌指示牌3p 里宝牌1m 东场 南家 二本场',
      { by: 'ron', riichi: 'doubleRiichi', dora: '3p', ura: '1m', round: 'E', seat: 'S', honba: 2 },
    ],
    ['自摸 岭上开花 亲家', { by: 'tsumo', on: 'rinshan', seat: 'E' }],
    ['抢杠', { on: 'chankan', by: 'ron' }],
    ['人和', { on: 'firstTurn', by: 'ron' }],
    ['天和', { on: 'firstTurn', by: 'tsumo' }],
    ['', {}],
  ])('%s', (words, expected) => {
    expect(said(`${HAND} ${words}`)).toEqual(expected);
    expect(said(`${words} ${HAND}`)).toEqual(expected);
    expect(shown(`${words} ${HAND}`)).toBe(canonical(HAND));
  });

  test('letters and kanji of tiles stay tiles', () => {
    expect(said('ESWNPFC 19m19p19s +W riichi')).toEqual({ riichi: 'riichi' });
    expect(shown('N 1 2 3m S 4p 東 南 西 北 一索')).toBe(canonical('NS ESWN 123m4p1s'));
    expect(said('N 1 2 3m S 4p 東 南 西 北 一索')).toEqual({});
  });

  test.each<[string, object]>([
    ['123m tusmo', { code: 'unknownWord', position: 5, word: 'tusmo' }],
    ['123m dora 3', { code: 'missingSuit', position: 10, digits: '3' }],
    ['123m dora 3x', { code: 'missingSuit', position: 10 }],
    ['２３４ｍ　ロソ', { code: 'unknownWord', position: 5, word: 'ロソ' }],
    ['123m honba', { code: 'unknownWord', position: 5, word: 'honba' }],
    ['123m ?ab', { code: 'unknownCharacter', position: 5, character: '?ab' }],
    ['\u{1F004}\u{1F004} ron tsumo', { code: 'contradictingWord', position: 7, word: 'tsumo', earlier: 'ron' }],
    ['123m x', { code: 'unknownCharacter', position: 5, character: 'x' }],
    ['123m ron tsumo', { code: 'contradictingWord', position: 9, word: 'tsumo', earlier: 'ron' }],
    ['123m ロン 嶺上開花', { code: 'contradictingWord', position: 8, word: '嶺上開花', earlier: 'ロン' }],
    ['123m ｒｏｎ rinshan', { code: 'contradictingWord', position: 9, word: 'rinshan', earlier: 'ｒｏｎ' }],
    ['123m dealer south', { code: 'contradictingWord', position: 12, word: 'south', earlier: 'dealer' }],
    ['123m haitei houtei', { code: 'contradictingWord', position: 12, word: 'houtei', earlier: 'haitei' }],
  ])('%s is wrong in its place', (text, error) => {
    const read = parseWin(text);
    expect(read.ok ? [] : read.error).toContainEqual(expect.objectContaining(error));
  });

  test.each(['1m ron', 'ron', '一索ロン', 'ロン'])('one word beside few tiles or none is found: %s', (text) => {
    expect(said(text)).toEqual({ by: 'ron' });
  });

  test('what is said twice is said', () => {
    expect(said(`${HAND} riichi ron riichi ron`)).toEqual({ by: 'ron', riichi: 'riichi' });
  });

  test('indicators without tiles are no word', () => {
    expect(parseWin('123m dora')).toMatchObject({ error: [{ code: 'unknownWord', position: 5, word: 'dora' }] });
    expect(parseWin('123m dora riichi')).toMatchObject({ error: [{ code: 'unknownWord', position: 5, word: 'dora' }] });
  });

  test('indicators that cannot be read are the only error', () => {
    expect(parseWin('123m dora 3')).toEqual({ ok: false, error: [{ code: 'missingSuit', position: 10, digits: '3' }] });
  });
});

test.each([
  ['E', 'E'],
  ['south', 'S'],
  ['Ｗ', 'W'],
  ['NORTH', 'N'],
  ['東', 'E'],
  ['东', 'E'],
  ['up', undefined],
  ['easterly', undefined],
  ['we go east', undefined],
  ['', undefined],
])('the wind that %j names is %s', (word, wind) => {
  expect(windOf(word)).toBe(wind);
});

test('no text makes it throw, and every error has a place in the text', () => {
  const words: readonly string[] = [
    'ron',
    'dora',
    '3p',
    '立直',
    '東',
    '場',
    '1',
    '本場',
    'south',
    ' ',
    '＋',
    '[',
    ')',
    '🀄',
    'x',
    'q=',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 15 }), (parts) => {
      const text = parts.join('');
      const read = parseWin(text);
      if (read.ok) return;
      expect(read.error.length).toBeGreaterThan(0);
      for (const error of read.error) {
        expect('position' in error && error.position >= 0 && error.position <= [...text].length).toBe(true);
      }
    }),
    { seed: 1, numRuns: cases(3000) },
  );
});
