import { type Seat, TILE_FORMATS, type Tile } from '@tenbo/engine';

import type { Call, GameEvent } from '../game.ts';
import type { Json } from '../json.ts';
import { readCall } from './calls.ts';

/** A player's actions from taking a tile until others can take one. */
export interface Turn {
  readonly seat: Seat;
  /** The place in the file of its first item. */
  readonly at: Json;
  /** The call that the turn starts with; undefined if it starts with a draw. */
  readonly call: Call | undefined;
  readonly events: readonly GameEvent[];
  /** Undefined if the hand ended before the discard. */
  readonly discarded: Tile | undefined;
}

/** More tiles than a player can take in a hand. */
const MOST_TAKEN = 100;
const TSUMOGIRI = 60;
/** The item in the discards for an open quad, which has no discard. */
const NO_DISCARD = 0;
const NORTH = 'f44';

type OpenTurn = { -readonly [F in keyof Turn]: Turn[F] } & { readonly events: GameEvent[] };

/**
 * The turns of one player. Each tile taken is followed by a discard, a quad or a north, except perhaps the last one of a hand.
 *
 * @param takes draws and calls
 * @param discards discards, quads and norths
 */
export function turnsOf(seat: Seat, takes: Json, discards: Json, players: number): readonly Turn[] {
  const taken = takes.list();
  const left = discards.list();
  if (taken.length > MOST_TAKEN) takes.refuse();
  left[taken.length]?.refuse();
  const turns: OpenTurn[] = [];
  let isReplacing = false;
  taken.forEach((at, i) => {
    const call = typeof at.value === 'string' ? called(seat, at, players) : undefined;
    if (call !== undefined && isReplacing) at.refuse();
    if (!isReplacing) turns.push({ seat, at, call, events: [], discarded: undefined });
    const turn = turns.at(-1) as OpenTurn;
    const drawn = call === undefined ? tileAt(at) : undefined;
    turn.events.push(call ?? { type: 'draw', seat, tile: drawn as Tile });
    const put = left[i];
    if (put === undefined) {
      // A player cannot take another tile before discarding.
      taken[i + 1]?.refuse();
      return;
    }
    if ((call?.meld.type === 'daiminkan') !== (put.value === NO_DISCARD)) put.refuse();
    isReplacing = call?.meld.type === 'daiminkan';
    if (isReplacing) return;
    const laid = eventsOf(seat, put, drawn, players);
    turn.events.push(...laid);
    const last = laid.at(-1);
    if (last?.type === 'discard') turn.discarded = last.tile;
    else isReplacing = true;
  });
  return turns;
}

function called(seat: Seat, at: Json, players: number): Call {
  const call = readCall(seat, at.text(), players);
  return call?.type === 'call' ? call : at.refuse();
}

function eventsOf(seat: Seat, at: Json, drawn: Tile | undefined, players: number): readonly GameEvent[] {
  if (typeof at.value !== 'string') return [discardAt(seat, at, at.value, drawn)];
  if (at.value === NORTH) return [{ type: 'kita', seat }];
  const [, riichi] = /^r(\d\d)$/.exec(at.value) ?? [];
  if (riichi !== undefined) return [{ type: 'riichi', seat }, discardAt(seat, at, Number(riichi), drawn)];
  const quad = readCall(seat, at.value, players);
  return quad?.type === 'quad' ? [quad] : at.refuse();
}

function discardAt(seat: Seat, at: Json, value: unknown, drawn: Tile | undefined): GameEvent {
  if (value === TSUMOGIRI) return { type: 'discard', seat, tile: drawn ?? at.refuse() };
  const tile = (typeof value === 'number' ? TILE_FORMATS.tenhou.read(value) : undefined) ?? at.refuse();
  return { type: 'discard', seat, tile, ...(tile === drawn && { fromHand: true }) };
}

/** Reads a tile from its number. */
export function tileAt(at: Json): Tile {
  return TILE_FORMATS.tenhou.read(at.integer()) ?? at.refuse();
}

export function tilesAt(at: Json): readonly Tile[] {
  return at.list().map(tileAt);
}
