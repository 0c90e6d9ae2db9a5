import { createScorer, formatHand, parseTiles, presets, unwrap } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { draftOf, paramsOf } from './address.ts';
import { withText } from './drafted.ts';
import { type Draft, EMPTY, choosing, cleared } from './draft.ts';
import { meldOf, playedBy, replaced, tilesOf, withMeld, without, withTile, withTiles, withWinning, wonBy } from './edit.ts';
import { called, hasFive, kanAs, reddened } from './reshape.ts';
import { historyOf, remembered } from './history.ts';
import { answerOf, faultsOf, reasonsAgainst } from './judge.ts';

const scorer = createScorer(presets.standard);
const tileOf = (text: string) => unwrap(parseTiles(text))[0]!;
const typed = (text: string): Draft => unwrap(withText(EMPTY, text));
const shown = ({ hand, tile }: Draft) => formatHand(hand, tile);

test.each([
  ['a tile goes into the hand', '123m', '4m', '1234m'],
  ['the fourteenth is the winning tile', '234m406p567s88s67m', '8m', '23467m406p56788s +8m'],
  ['with a meld, the eleventh is the winning tile', '234m406p567s8s [555z]', '8s', '234m406p5678s [555z] +8s'],
  ['a full hand takes no more', '234m406p567s88s67m+8m', '9m', '23467m406p56788s +8m'],
])('%s', (_, before, tile, after) => {
  expect(shown(withTile(typed(before), tileOf(tile)))).toBe(after);
});

test.each([
  ['a run starts at its tile', '1m', 'chi', '3p', '1m [345p]'],
  ['a run from a red five', '1m', 'chi', '0p', '1m [067p]'],
  ['a pon with the red five', '1m', 'pon', '0s', '1m [055s]'],
  ['a quad of fives has the red five', '1m', 'ankan', '5s', '1m (0555s)'],
  ['if the hand is full, the tiles of a meld come out of it', '234m406p567s55z67m+5z', 'pon', '5z', '23467m406p56s [555z] +7s'],
] as const)('%s', (_, before, type, tile, after) => {
  expect(shown(withMeld(typed(before), meldOf(type, tileOf(tile), presets.standard)))).toBe(after);
});

test.each([
  ['a run goes up from its tile', '1m', 'run', '3p', '1m345p'],
  ['a run from a red five', '1m', 'run', '0p', '1m067p'],
  ['no run begins with 8', '1m', 'run', '8p', '1m'],
  ['nor with a wind', '1m', 'run', '1z', '1m'],
  ['a pair with the red five', '', 'pair', '0s', '05s'],
  ['a triplet', '', 'triplet', '5z', '555z'],
  ['the last of them is the winning tile', '234m406p567s88s', 'run', '6m', '23467m406p56788s +8m'],
  ['a run without room for all of it adds none', '234m406p567s88s67m', 'run', '6m', '23467m406p56788s'],
] as const)('%s', (_, before, what, tile, after) => {
  expect(shown(withTiles(typed(before), tilesOf(what, tileOf(tile))))).toBe(after);
});

test('another tile takes the place of a concealed one, or of the winning one', () => {
  const hand = typed('234m406p567s88s67m+8m');
  expect(shown(replaced(hand, { in: 'concealed', index: 0 }, tileOf('9m')))).toBe('34679m406p56788s +8m');
  expect(shown(replaced(hand, { in: 'tile', index: 0 }, tileOf('5m')))).toBe('23467m406p56788s +5m');
});

test('a concealed five is red, or plain again; a kan is of another kind', () => {
  const hand = typed('456p (5555z)');
  const five = { in: 'concealed', index: 1 } as const;
  expect(shown(reddened(hand, five))).toBe('406p (5555z)');
  expect(shown(reddened(reddened(hand, five), five))).toBe(shown(hand));
  expect(hasFive(hand, five)).toBe(true);
  expect(hasFive(hand, MELD)).toBe(false);
  expect(kanAs(hand, 0, 'daiminkan').hand.melds).toMatchObject([{ type: 'daiminkan', from: 'left' }]);
});

test('what nobody chose is assumed: an address leaves it out, and a new hand keeps only the winds', () => {
  const seated = choosing(EMPTY, 'seat', { seat: 'S' });
  expect(paramsOf(EMPTY).has('seat')).toBe(false);
  expect(paramsOf(seated).get('seat')).toBe('S');
  expect(draftOf(paramsOf(seated)).chosen).toEqual(['seat']);
  const closed = choosing(seated, 'riichi', { riichi: undefined });
  expect(paramsOf(closed).get('riichi')).toBe('none');
  expect(draftOf(paramsOf(closed)).chosen).toEqual(['seat', 'riichi']);
  expect(cleared(wonBy(closed, 'tsumo')).chosen).toEqual(['seat']);
});

const MELD = { in: 'melds', index: 0 } as const;

test('another tile can be the winning one, it can be removed, and a five in a meld can be reddened', () => {
  const hand = typed('234m406p567s67m [555p] +8m');
  expect(shown(withWinning(hand, 0))).toBe('34678m406p567s [555p] +2m');
  expect(shown(without(hand, { in: 'tile', index: 0 }))).toBe('23467m406p567s [555p]');
  expect(shown(reddened(hand, MELD))).toBe('23467m406p567s [055p] +8m');
  expect(shown(reddened(reddened(hand, MELD), MELD))).toBe(shown(hand));
});

test('switching to tsumo turns houtei into haitei and removes chankan', () => {
  expect(wonBy({ ...EMPTY, on: 'houtei' }, 'tsumo').on).toBe('haitei');
  expect(wonBy({ ...EMPTY, on: 'chankan' }, 'tsumo').on).toBeUndefined();
});

test('typing keeps the player a meld was called from; rules without that seat do not', () => {
  const across = called(typed('1m [555z] (1111z)'), 0, 'across');
  expect(unwrap(withText(across, '12m [555z] (1111z)')).hand.melds.map(({ from }) => from)).toEqual(['across', undefined]);
  expect(playedBy(across, presets.tenhouSanma).hand.melds[0]?.from).toBe('left');
});

test('an address holds the whole hand and is read back', () => {
  const draft: Draft = {
    ...called(typed('406p88s67m [234m] [555z] +8m'), 1, 'across'),
    by: 'tsumo',
    on: 'haitei',
    seat: 'W',
    wareme: 'W',
    dora: [tileOf('3p')],
    table: { honba: 2, riichiSticks: 1 },
    rules: presets.mleague,
    chosen: ['seat', 'by'],
  };
  expect(paramsOf(draft).get('hand')).toBe('67m406p88s');
  expect(paramsOf(draft).get('called')).toBe('left,across');
  expect(draftOf(paramsOf(draft))).toEqual(draft);
  for (const tileIs of ['last', 'best'] as const) expect(draftOf(paramsOf({ ...draft, tileIs }))).toEqual({ ...draft, tileIs });
  expect(draftOf(new URLSearchParams('hand=xyz&seat=Q&honba=-1&rules=none'))).toEqual(EMPTY);
  expect(draftOf(new URLSearchParams({ hand: '1m'.repeat(101), dora: '1m'.repeat(101) }))).toEqual(EMPTY);
});

test('text that is not a hand is an error with its place', () => {
  expect(withText(EMPTY, '12m3x')).toMatchObject({ ok: false, error: [{ code: 'missingSuit', position: 3 }, { position: 4 }] });
});

const closed = typed('234m406p567s88s67m');
const open = typed('234m406p88s67m [555z]');

test.each([
  ['ippatsu needs riichi', closed, { ippatsu: true }, 'ippatsuWithoutRiichi'],
  ['riichi needs a closed hand', open, { riichi: 'riichi' }, 'riichiOnOpenHand'],
  ['rinshan needs a quad', closed, { by: 'tsumo', on: 'rinshan' }, 'rinshanWithoutQuad'],
  ['ura dora need riichi', closed, { ura: [tileOf('1m')] }, 'uraWithoutRiichi'],
  ['a fifth tile', typed('1111m'), { dora: [tileOf('1m')] }, 'fifthTile'],
  ['a second red five', typed('0m'), { dora: [tileOf('0m')] }, 'tooManyRedFives'],
  ['a fourth plain five', typed('555m'), { dora: [tileOf('5m')] }, 'tooManyPlainFives'],
  ['the red five as the fourth', typed('555m'), { dora: [tileOf('0m')] }, undefined],
  ['riichi on a closed hand', closed, { riichi: 'riichi' }, undefined],
  ['robbing a quad, before the tile is known', closed, { on: 'chankan' }, undefined],
  ['an incomplete hand', EMPTY, { hand: { concealed: [tileOf('1m')], melds: [] } }, undefined],
] as const)('%s', (_, draft, changes, code) => {
  expect(reasonsAgainst({ ...draft, ...changes }, faultsOf(draft, scorer), scorer)[0]?.code).toBe(code);
});

test('an existing fault does not forbid other changes', () => {
  const draft: Draft = { ...open, riichi: 'riichi' };
  expect(faultsOf(draft, scorer)).toEqual([{ code: 'riichiOnOpenHand' }]);
  expect(reasonsAgainst({ ...draft, seat: 'S' }, faultsOf(draft, scorer), scorer)).toEqual([]);
});

test('a fifth tile of an incomplete hand is in the hand, not its winning tile', () => {
  expect(faultsOf(typed('11111m'), scorer)).toMatchObject([{ code: 'fifthTile', at: { in: 'concealed', index: 4 } }]);
});

test.each([
  ['nothing yet', '', 'empty'],
  ['a few tiles', '123m', 'building'],
  ['thirteen that do not wait', '159m159p159s1234z', 'building'],
  ['thirteen that wait', '234m406p567s88s67m', 'waiting'],
  ['a win', '234m406p567s88s67m+8m', 'scored'],
  ['an open hand with a dragon pon', '23467m406p88s [555z] +8m', 'scored'],
  ['an open hand without yaku', '234m406p88s67m [999p] +8m', 'worthless'],
  ['tiles that are not a win', '159m159p159s1234z+9m', 'worthless'],
  ['five of a kind', '11111m', 'faulty'],
])('%s is %s', (_, text, is) => {
  expect(answerOf(typed(text), scorer).is).toBe(is);
});

test('a hand that is still being entered replaces itself in the history', () => {
  expect(remembered(['hand=1m&by=ron', 'hand=2m'], 'hand=1m&by=tsumo')).toEqual(['hand=1m&by=tsumo', 'hand=2m']);
  expect(remembered(['hand=2m'], 'hand=1m')).toEqual(['hand=1m', 'hand=2m']);
  expect(remembered(['hand=2m', 'hand=1m'], 'hand=1m')).toEqual(['hand=2m', 'hand=1m']);
  expect(historyOf('{"no":"list"}')).toEqual([]);
  expect(historyOf('broken')).toEqual([]);
});
