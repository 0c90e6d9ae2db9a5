import { type Seat, formatTiles } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { readCall, writeCall, writeQuad } from './calls.ts';

/** A seat's call, in words. */
function said(text: string, seat: Seat = 1, players: number = 4): string {
  const read = readCall(seat, text, players);
  if (read === undefined) return 'nothing';
  const { type, tiles } = read.meld;
  const meld = `${type} ${formatTiles(tiles)}`;
  if (read.type === 'call') return `${meld}, ${formatTiles([read.called])} from ${read.from}`;
  return read.added === undefined ? meld : `${meld}, adding ${formatTiles([read.added])}`;
}

const CALLS = [
  ['c181719', 'chi 789m, 8m from 0'],
  ['c232452', 'chi 340p, 3p from 0'],
  ['c365337', 'chi 067s, 6s from 0'],
  ['p464646', 'pon 666z, 6z from 0'],
  ['41p4141', 'pon 111z, 1z from 3'],
  ['2828p28', 'pon 888p, 8p from 2'],
  ['2552p25', 'pon 055p, 5p from 2'],
  ['35p5335', 'pon 055s, 0s from 3'],
  ['m39393939', 'daiminkan 9999s, 9s from 0'],
  ['39m393939', 'daiminkan 9999s, 9s from 3'],
  ['222222m22', 'daiminkan 2222p, 2p from 2'],
  ['151515m51', 'daiminkan 0555m, 0m from 2'],
  ['k51151515', 'kakan 0555m, adding 0m'],
  ['31k313131', 'kakan 1111s, adding 1s'],
  ['2626k2626', 'kakan 6666p, adding 6p'],
  ['151515a51', 'ankan 0555m'],
  ['511515a15', 'ankan 0555m'],
  // Impossible ones are read as well, for the audit to find.
  ['18c1719', 'chi 789m, 7m from 3'],
  ['c111214', 'chi 124m, 1m from 0'],
  ['p111112', 'pon 112m, 1m from 0'],
  ['111111a12', 'ankan 1112m'],
] as const;

describe('a call has its tiles, the one called or added, and the discarder', () => {
  test.each(CALLS)('%s', (text, words) => {
    expect(said(text)).toBe(words);
  });

  test('with three players the seats are counted as if there were a fourth', () => {
    expect(said('42p4242', 2, 3)).toBe('pon 222z, 2z from 0');
    expect(said('p424242', 0, 3)).toBe('nothing');
  });
});

test.each([
  ['a pon of four tiles', 'p11111111'],
  ['an open kan of three tiles', 'm111111'],
  ['an open kan with its letter where a pon has it', '1111m1111'],
  ['an added kan with its letter where an open kan has it', '111111k11'],
  ['a tile that does not exist', 'p606060'],
  ['two letters', 'p11p1111'],
  ['no letter', '111111'],
  ['nothing', ''],
])('%s is not a call', (_name, text) => {
  expect(said(text)).toBe('nothing');
});

test.each(CALLS.filter(([text]) => /[cpm]/.test(text)))('%s is written back unchanged', (text) => {
  const read = readCall(1, text, 4);
  expect(read?.type === 'call' && writeCall(read)).toBe(text);
});

test('a quad repeats the form of its pon, and a closed one has the red five last', () => {
  const [added, closed] = ['2552k2525', '511515a15'].map((text) => readCall(1, text, 4));
  expect(added?.type === 'quad' && writeQuad(added, '2552p25')).toBe('2552k2525');
  expect(closed?.type === 'quad' && writeQuad(closed)).toBe('151515a51');
});
