import { type Seat, type Tile, TILE_FORMATS, excerptOf } from '@tenbo/engine';

import type { Call, GameEvent } from '../game.ts';
import type { Json } from '../json.ts';
import { readCall } from './calls.ts';

/**
 * Merges the players' turns into the one order that fits. Forwards, it is often unclear whether a discard was called or the next one of its
 * kind. Backwards, nothing is unclear: each turn says whose discard it followed (a draw follows the previous player's, a call its discarder's), so
 * that player's last turn not yet in the order comes before it.
 *
 * @param turns the turns of each player
 * @param end the player who had the last turn, if the result says so
 * @param result the place of the error if no turn can be the last; otherwise it is the turn that does not follow the discard it needs
 */
export function orderOf(turns: readonly (readonly Turn[])[], dealer: Seat, end: Seat | undefined, result: Json): readonly Turn[] {
  const left = turns.map((own) => [...own]);
  const order: Turn[] = [];
  let seat = end ?? lastOf(turns, dealer);
  for (let count = turns.flat().length; count > 0; count--) {
    const next = order.at(-1);
    const turn: Turn | undefined = seat === undefined ? undefined : left[seat]?.pop();
    if (turn === undefined || !canPrecede(turn, next)) return misplaced(next?.at ?? result);
    order.push(turn);
    seat = beforeOf(turn, turns.length);
  }
  const first = order.at(-1);
  return first?.seat === dealer && first.call === undefined ? order.toReversed() : misplaced(first?.at ?? result);
}

export function misplaced(at: Json): never {
  return at.refuse({ code: 'misplacedEvent', found: excerptOf(at.value) });
}

/** The player whose discard a turn follows. */
function beforeOf({ seat, call }: Turn, players: number): Seat {
  return call?.from ?? (((seat + players - 1) % players) as Seat);
}

/** Checks whether another turn can follow this one; the end of the hand always can. */
function canPrecede({ discarded }: Turn, next: Turn | undefined): boolean {
  if (next === undefined) return true;
  return discarded !== undefined && (next.call === undefined || next.call.called === discarded);
}

/** The player who had the last turn: one who has one turn more than turns that followed theirs. The dealer's first turn follows none. */
function lastOf(turns: readonly (readonly Turn[])[], dealer: Seat): Seat | undefined {
  const open = turns.map((own) => own.length);
  const following = turns.flat().filter((turn) => turn !== turns[dealer]?.[0]);
  for (const turn of following) (open[beforeOf(turn, turns.length)] as number)--;
  const last = open.indexOf(1);
  return last < 0 ? undefined : (last as Seat);
}

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
