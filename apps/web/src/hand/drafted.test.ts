import { formatHand, formatTiles, presets, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { isWhollyRead, paramsOf } from './address.ts';
import { ASSUMABLE, type Draft, EMPTY } from './draft.ts';
import { faultsOfLink } from './link-faults.ts';
import { withText } from './drafted.ts';

const HAND = '234m406p567s88s67m+8m';
const pasted = (text: string, draft: Draft = EMPTY) => unwrap(withText(draft, text));

test('a pasted line is the hand, with what its words add', () => {
  const read = pasted(`${HAND} tsumo riichi ippatsu dora 3p ura 1m south round west 2 honba 1 stick`);
  expect(read).toMatchObject({ by: 'tsumo', riichi: 'riichi', ippatsu: true, round: 'S', seat: 'W', chosen: ASSUMABLE });
  expect([formatTiles(read.dora), formatTiles(read.ura), read.table]).toEqual(['3p', '1m', { honba: 2, riichiSticks: 1 }]);
  expect(formatHand(read.hand, read.tile)).toBe('23467m406p56788s +8m');
});

test('the fourteenth tile of a link to tenhou.net/2 is the winning one', () => {
  const { hand, tile } = pasted('https://tenhou.net/2/?q=234m406p56788s67m8m');
  expect(formatHand(hand, tile)).toBe('23467m406p56788s +8m');
});

test('what a line does not mention stays as it was', () => {
  const before: Draft = {
    ...EMPTY,
    by: 'tsumo',
    on: 'rinshan',
    seat: 'N',
    riichi: 'riichi',
    rules: presets.mleague,
    chosen: ['by'],
  };
  expect(pasted(HAND, before)).toEqual({ ...before, tileIs: 'chosen', hand: pasted(HAND).hand, tile: pasted(HAND).tile });
  expect(pasted(`${HAND} west`).chosen).toEqual(['seat']);
  expect(pasted(`${HAND} tsumo`, before).on).toBe('rinshan');
});

test('a ron line drops what only a tsumo has, and no player discards to themselves', () => {
  expect(pasted(`${HAND} ron`, { ...EMPTY, by: 'tsumo', on: 'rinshan' }).on).toBeUndefined();
  expect(pasted(`${HAND} west`, { ...EMPTY, from: 'W' }).from).toBeUndefined();
  expect(pasted(`${HAND} tsumo`, { ...EMPTY, from: 'W' }).from).toBeUndefined();
});

test.each<[string, string, readonly object[]]>([
  ['nothing', 'hand=123m&honba=2&dora=3p&riichi=riichi', []],
  ['another order, and what goes without saying', 'hand=3m2m1m&honba=0&called=left&circumstances=riichiTile', []],
  [
    'a count below zero, and tiles that are none',
    'hand=123m&honba=-5&dora=zz',
    [
      { code: 'badField', field: 'honba', value: '"-5"', expected: ['0–999'] },
      { code: 'badTiles', field: 'dora', error: { code: 'unknownCharacter', position: 0, character: 'zz' } },
    ],
  ],
  [
    'a link that was cut off',
    'hand=123m4&rii',
    [
      { code: 'badTiles', field: 'hand', error: { code: 'missingSuit', position: 4, digits: '4' } },
      { code: 'unknownField', field: 'rii' },
    ],
  ],
  [
    'words that are none',
    'by=chance&seat=Q&riichi=yes&ippatsu=1&circumstances=eighthWin,x&called=up',
    [
      { code: 'badField', field: 'by' },
      { code: 'badField', field: 'seat' },
      { code: 'badField', field: 'riichi' },
      { code: 'badField', field: 'ippatsu' },
      { code: 'badField', field: 'circumstances' },
      { code: 'badField', field: 'called' },
    ],
  ],
  ['several winning tiles', 'tile=12m', [{ code: 'badField', field: 'tile' }]],
  ['tiles among the melds', 'melds=[555z]12m', [{ code: 'badField', field: 'melds' }]],
  ['a meld that is not closed', 'melds=[555z', [{ code: 'badTiles', field: 'melds' }]],
  ['more tiles than there are', `hand=${'1m'.repeat(101)}`, [{ code: 'badTiles', field: 'hand' }]],
  ['names of everything', '__proto__=1&toString=2', [{ code: 'unknownField' }, { code: 'unknownField' }]],
])('what is wrong with a link: %s', (_, link, faults) => {
  expect(faultsOfLink(new URLSearchParams(link)) ?? []).toMatchObject(faults);
  if (faults.length > 0) expect(isWhollyRead(new URLSearchParams(link))).toBe(false);
});

test('of very many faults in a link, the first twenty are reported, and the number of others', () => {
  const faults = faultsOfLink(new URLSearchParams('nothing=1&'.repeat(500))) ?? [];
  expect(faults.length).toBe(21);
  expect(faults.at(-1)).toEqual({ code: 'moreErrors', count: 480 });
});

test('a link that the page itself wrote is read without loading the checks', () => {
  expect(isWhollyRead(paramsOf(pasted(`${HAND} tsumo riichi dora 3p west`)))).toBe(true);
});
