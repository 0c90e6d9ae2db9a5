import { type Meld, type Seat, type Tile, kindOf, windKind } from '@tenbo/engine';

import type { GameEvent, GameHand } from './game.ts';
import type { PlayedHand } from './hand-in-play.ts';

/** The table at one moment of a hand. */
export interface TableAt {
  /** By seat. */
  readonly sides: readonly TableSide[];
  readonly indicators: readonly Tile[];
  /** The number of tiles that can still be drawn. */
  readonly left: number;
}

/** One player's side of the table. */
export interface TableSide {
  /** The tiles in the hand, without the one just drawn. */
  readonly concealed: readonly Tile[];
  /** The tile just drawn, until a tile is discarded. */
  readonly drawn: Tile | undefined;
  readonly melds: readonly TableMeld[];
  readonly discards: readonly TableDiscard[];
  /** Norths set aside. */
  readonly kita: number;
  /** True if the player's riichi stick lies on the table. */
  readonly stick: boolean;
}

export interface TableMeld {
  readonly meld: Meld;
  /** The called tile, and the seat of its discarder; undefined for a closed kan. */
  readonly called: Tile | undefined;
  readonly from: Seat | undefined;
  /** The tile that turned a pon into a kan. */
  readonly added: Tile | undefined;
}

export interface TableDiscard {
  readonly tile: Tile;
  /** It was the tile just drawn (tsumogiri). */
  readonly drawn: boolean;
  /** It declared riichi. */
  readonly riichi: boolean;
  /** Another player has called it, and has it now. */
  readonly called: boolean;
}

/**
 * The table of a recorded hand: as dealt, then after each event. It shows the record's events even if they are impossible.
 *
 * @param played the same hand played through, for its riichi sticks and tiles left
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/><T4/><D4/></mjloggm>';
 * const { hands: [hand], rules } = unwrap(readRecord(text));
 * tablesOf(hand!, playHand(hand!, rules)).map(({ left }) => left); // → [70, 69, 69]
 */
export function tablesOf(hand: GameHand, played: Pick<PlayedHand, 'riichi' | 'left'>): readonly TableAt[] {
  const draws = hand.events.filter(({ type }) => type === 'draw').length;
  const none = { drawn: undefined, melds: [], discards: [], kita: 0, stick: false };
  const dealt = hand.dealt.map((concealed) => ({ ...none, concealed }));
  const tables: TableAt[] = [{ sides: dealt, indicators: [hand.indicator], left: played.left + draws }];
  hand.events.forEach((event, at) => {
    const isRiichi = hand.events[at - 1]?.type === 'riichi';
    tables.push(after(tables[at] as TableAt, event, isRiichi, played));
  });
  return tables;
}

function after(table: TableAt, event: GameEvent, isRiichi: boolean, { riichi }: Pick<PlayedHand, 'riichi'>): TableAt {
  switch (event.type) {
    case 'draw':
      return { ...change(table, event.seat, (side) => ({ ...inHand(side), drawn: event.tile })), left: table.left - 1 };
    case 'discard':
      return change(table, event.seat, (side) => discarded(side, event, isRiichi, riichi.includes(event.seat)));
    case 'call': {
      const { seat, from, meld, called } = event;
      const others = meld.tiles.toSpliced(meld.tiles.indexOf(called), 1);
      const laid = change(table, seat, (side) => ({
        ...without(side, others),
        melds: [...side.melds, { meld, called, from, added: undefined }],
      }));
      return change(laid, from, takenFrom);
    }
    case 'quad':
      return change(table, event.seat, (side) => quadLaid(side, event));
    case 'kita':
      return change(table, event.seat, (side) => ({ ...without(side, [windKind('N')]), kita: side.kita + 1 }));
    case 'dora':
      return { ...table, indicators: [...table.indicators, event.tile] };
    case 'riichi':
    case 'win':
    case 'exhaustiveDraw':
    case 'abortiveDraw':
      return table;
  }
}

function change(table: TableAt, seat: Seat, act: (side: TableSide) => TableSide): TableAt {
  return { ...table, sides: table.sides.map((side, at) => (at === seat ? act(side) : side)) };
}

/** Moves the tile just drawn among the others. */
function inHand(side: TableSide): TableSide {
  return side.drawn === undefined ? side : { ...side, concealed: [...side.concealed, side.drawn], drawn: undefined };
}

/** Removes tiles from the hand, as far as they are there. */
function without(side: TableSide, tiles: readonly Tile[]): TableSide {
  const concealed = [...inHand(side).concealed];
  for (const tile of tiles) {
    const at = concealed.lastIndexOf(tile);
    if (at >= 0) concealed.splice(at, 1);
  }
  return { ...side, concealed, drawn: undefined };
}

function discarded(
  side: TableSide,
  { tile, fromHand }: Extract<GameEvent, { readonly type: 'discard' }>,
  riichi: boolean,
  laysStick: boolean,
): TableSide {
  const drawn = side.drawn === tile && fromHand === undefined;
  return {
    ...(drawn ? { ...side, drawn: undefined } : without(side, [tile])),
    discards: [...side.discards, { tile, drawn, riichi, called: false }],
    stick: side.stick || (riichi && laysStick),
  };
}

/** Marks the last discard as called. */
function takenFrom(side: TableSide): TableSide {
  const last = side.discards.at(-1);
  return last === undefined ? side : { ...side, discards: [...side.discards.slice(0, -1), { ...last, called: true }] };
}

function quadLaid(side: TableSide, { meld, added }: Extract<GameEvent, { readonly type: 'quad' }>): TableSide {
  if (added === undefined) {
    return { ...without(side, meld.tiles), melds: [...side.melds, { meld, called: undefined, from: undefined, added }] };
  }
  const melds = side.melds.map((one) =>
    one.meld.type === 'pon' && kindOf(one.meld.tiles[0] as Tile) === kindOf(added) ? { ...one, meld, added } : one,
  );
  return { ...without(side, [added]), melds };
}
