import { formatTiles, presets } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { declaredBy } from './meld.ts';

/** Seat 1's action, in words. */
function said(m: number, rules = presets.tenhou): string {
  const declared = declaredBy(1, m, rules);
  if (declared === undefined || declared.type === 'kita') return declared?.type ?? 'nothing';
  const { type, tiles: all } = declared.meld;
  if (declared.type === 'call') return `${type} ${formatTiles(all)}, ${formatTiles([declared.called])} from ${declared.from}`;
  return `${type} ${formatTiles(all)}${declared.added === undefined ? '' : `, adding ${formatTiles([declared.added])}`}`;
}

describe('a meld from its number', () => {
  test.each([
    ['a chi of the highest tile', 17_439, 'chi 678m, 8m from 0'],
    ['a pon from across', 17_450, 'pon 333p, 3p from 3'],
    ['a quad from across with a red five', 4098, 'daiminkan 0555m, 0m from 3'],
    ['a quad from the right', 20_225, 'daiminkan 2222s, 2s from 2'],
    ['a closed quad', 9216, 'ankan 1111p'],
    ['a tile added to a pon', 40_531, 'kakan 9999s, adding 9s'],
    ['a north set aside', 31_008, 'kita'],
  ])('%s', (_name, m, words) => {
    expect(said(m)).toBe(words);
  });

  test('without red fives the same number is a plain five', () => {
    expect(said(4098, presets.tenhouNoRed)).toBe('daiminkan 5555m, 5m from 3');
  });

  test.each([
    ['a chi of honours', ((3 * 3 * 7) << 10) | 0b111],
    ['a pon of the player’s own discard', 17_450 & ~3],
    ['a pon of a kind beyond the last', ((34 * 3) << 9) | 0b1010],
    ['a quad of a kind beyond the last', 136 << 8],
  ])('%s is not a meld', (_name, m) => {
    expect(said(m)).toBe('nothing');
  });
});
