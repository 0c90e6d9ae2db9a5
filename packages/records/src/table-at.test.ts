import { type Tile, formatTiles, kindOf, presets, windKind } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { HandMaker } from '../../../fixtures/game-hand.ts';
import { WAITING } from '../../../fixtures/situations-calls.ts';
import { SITUATIONS } from '../../../fixtures/situations.ts';
import type { GameHand } from './game.ts';
import { playHand } from './play.ts';
import { type TableAt, type TableSide, tablesOf } from './table-at.ts';

const tablesAt = (hand: GameHand, rules = presets.tenhou) => tablesOf(hand, playHand(hand, rules));
const last = (maker: HandMaker) => tablesAt(maker.hand()).at(-1) as TableAt;
/** A hand for four players, some of whose tiles are given. */
const dealing = (...dealt: readonly string[]) => new HandMaker(Array.from({ length: 4 }, (_, seat) => dealt[seat] ?? ''));

const inOrder = (tiles: readonly Tile[]) => tiles.map(kindOf).toSorted((one, other) => one - other);

/** Every tile on a player's side, from all its places. */
function lying({ concealed, drawn, melds, discards, kita }: TableSide): readonly Tile[] {
  return [
    ...concealed,
    ...(drawn === undefined ? [] : [drawn]),
    ...melds.flatMap(({ meld }) => meld.tiles),
    ...discards.filter(({ called }) => !called).map(({ tile }) => tile),
    ...Array<Tile>(kita).fill(windKind('N')),
  ];
}

const held = ({ concealed, drawn, melds }: TableSide) => concealed.length + (drawn === undefined ? 0 : 1) + 3 * melds.length;

describe.each(SITUATIONS)('situation $number: $name', ({ hand, rules }) => {
  const tables = tablesAt(hand, rules);

  test('every tile dealt or drawn is in exactly one place after every event', () => {
    expect(tables).toHaveLength(hand.events.length + 1);
    for (const [at, { sides }] of tables.entries()) {
      const drawn = hand.events.slice(0, at).flatMap((event) => (event.type === 'draw' ? [event.tile] : []));
      expect(inOrder(sides.flatMap(lying))).toEqual(inOrder([...hand.dealt.flat(), ...drawn]));
      for (const side of sides) expect([13, 14]).toContain(held(side));
    }
  });

  test('indicators, tiles left and sticks end up the same as in play', () => {
    const { indicators, left, riichi } = playHand(hand, rules);
    const end = tables.at(-1) as TableAt;
    expect({ indicators: end.indicators, left: end.left }).toEqual({ indicators, left });
    expect(end.sides.flatMap(({ stick }, seat) => (stick ? [seat] : []))).toEqual(riichi.toSorted((one, other) => one - other));
  });
});

test('a discard from the hand is distinguished from the tile just drawn, even if they look the same', () => {
  const maker = dealing(WAITING).turn(0, '1z').turn(1, '9m').turn(2, '9p').turn(3, '9s').turn(0, '6m', '7m');
  expect(last(maker).sides[0]?.discards.map(({ tile, drawn }) => [formatTiles([tile]), drawn])).toEqual([
    ['1z', true],
    ['7m', false],
  ]);
  const hand = dealing('1z').turn(0, '1z').hand();
  const events = hand.events.map((event) => (event.type === 'discard' ? { ...event, fromHand: true as const } : event));
  expect(tablesAt({ ...hand, events }).at(-1)?.sides[0]?.discards[0]?.drawn).toBe(false);
});

test('the discard of a riichi is marked, and the stick is on the table unless the tile is won', () => {
  const declared = dealing(WAITING).riichi(0, '1z').turn(1, '9p');
  expect(last(declared).sides[0]).toMatchObject({ discards: [{ riichi: true }], stick: true });
  const won = dealing(WAITING).turn(0, '1z').riichi(1, '8m').win(0, 1, '8m', [1000, -1000, 0, 0]);
  expect(last(won).sides[1]).toMatchObject({ discards: [{ riichi: true }], stick: false });
});

test('a called tile stays among the discards, marked, and is in the meld of the caller', () => {
  const { sides } = last(dealing('', '99m').turn(0, '9m').call('pon', 1, 0, '999m'));
  expect(sides[0]?.discards).toMatchObject([{ called: true }]);
  expect(sides[1]?.melds).toMatchObject([{ called: sides[0]?.discards[0]?.tile, from: 0 }]);
});

test('adding a tile to a pon keeps the discarder of the called one', () => {
  const { sides } = last(dealing('', '999m').turn(0, '9m').call('pon', 1, 0, '999m').discard(1, '1z').kakan(1, '9999m'));
  expect(sides[1]?.melds).toMatchObject([{ meld: { type: 'kakan' }, from: 0, added: sides[0]?.discards[0]?.tile }]);
});

test('impossible events are shown as far as possible', () => {
  const { sides } = last(dealing().discard(0, '5z').call('pon', 1, 2, '777z'));
  expect(sides[0]?.discards).toHaveLength(1);
  expect(sides[1]?.melds).toHaveLength(1);
});
