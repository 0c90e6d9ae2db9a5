import { type Seat, type Tile, formatTiles, parseTiles, unwrap } from '@tenbo/engine';
import { type TableMeld, playHand, tablesOf } from '@tenbo/records';
import { expect, test } from 'vitest';

import { SITUATIONS } from '../../../../../fixtures/situations.ts';
import { laidTiles } from '../../ui/laid.ts';
import { laidMeld, rowsOf, seenBy, widthOf } from './laid-out.ts';

const tiles = (text: string): readonly Tile[] => unwrap(parseTiles(text));
const inOrder = (one: Tile, other: Tile) => one - other;
const tile = (text: string): Tile => tiles(text)[0] as Tile;

function laid(type: TableMeld['meld']['type'], text: string, called: string, from: Seat, added?: string): string {
  const meld = {
    meld: { type, tiles: tiles(text) },
    called: tile(called),
    from,
    added: added === undefined ? undefined : tile(added),
  };
  return laidTiles(laidMeld(meld, 0, 4))
    .map((one) => `${formatTiles([one.tile])}${one.lies === 'sideways' ? '-' : ''}${one.above === undefined ? '' : '+'}`)
    .join(' ');
}

test('the called tile lies sideways, and its position points at its discarder', () => {
  expect(laid('chi', '345m', '4m', 3)).toBe('4m- 3m 5m');
  expect(laid('pon', '055p', '0p', 3)).toBe('0p- 5p 5p');
  expect(laid('pon', '055p', '5p', 2)).toBe('0p 5p- 5p');
  expect(laid('pon', '055p', '5p', 1)).toBe('0p 5p 5p-');
  expect(laid('daiminkan', '7777z', '7z', 1)).toBe('7z 7z 7z 7z-');
  expect(laid('kakan', '0555p', '5p', 2, '0p')).toBe('5p 5p-+ 5p');
});

test.each(SITUATIONS)(
  'situation $number: $name: each tile is held, hidden or seen, and lies in a meld as it was called',
  (situation) => {
    const { hand, rules } = situation;
    for (const [at, table] of tablesOf(hand, playHand(hand, rules)).entries()) {
      const drawn = hand.events.slice(0, at).filter(({ type }) => type === 'draw').length;
      const inPlay = hand.dealt.flat().length + drawn + table.indicators.length;
      const inHands = table.sides.map((side) => [...side.concealed, side.drawn ?? []].flat().length);
      const hidden = inHands.reduce((sum, many) => sum + many, 0);
      for (const [seat, { melds }] of table.sides.entries()) {
        const own = melds.flatMap(({ meld }) => meld.tiles);
        expect(seenBy(seat as Seat, table).length + own.length + hidden).toBe(inPlay);
        const lying = melds.flatMap((one) => laidMeld(one, seat as Seat, table.sides.length).tiles);
        expect(formatTiles(lying.toSorted(inOrder))).toBe(formatTiles(own.toSorted(inOrder)));
      }
    }
  },
);

test('discards lie in rows of six, and the third row continues', () => {
  expect(rowsOf(Array.from({ length: 20 }, (_, i) => i)).map((row) => row.length)).toEqual([6, 6, 8]);
  expect(rowsOf([])).toEqual([]);
});

test('sideways tiles make the melds of a hand wider', () => {
  const side = { drawn: undefined, discards: [], kita: 0, stick: false };
  const pon: TableMeld = { meld: { type: 'pon', tiles: tiles('555p') }, called: tile('5p'), from: 1, added: undefined };
  expect(widthOf({ ...side, concealed: tiles('234m456p567s88s67m'), melds: [] })).toBe(14.5);
  expect(widthOf({ ...side, concealed: tiles('234m456p88s67m'), melds: [pon] })).toBeCloseTo(11.5 + 0.5 + 2 + 80 / 60);
});
