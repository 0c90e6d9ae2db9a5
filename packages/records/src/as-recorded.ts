// What readers do where a record does not say a thing, or says it in its own way: the winning tile, discards, changes of points, yaku.
import { type CountedId, type Seat, type Tile, type YakuId, windKind } from '@tenbo/engine';

import type { GameEvent, Hidden, RecordedWin, SeenEvent, WinClaim } from './game.ts';

/** The tile last drawn, discarded or laid down: the winning tile, if the record does not name it. */
export function offeredIn(events: readonly GameEvent[]): Tile | undefined;
export function offeredIn(events: readonly SeenEvent[]): Tile | Hidden | undefined;
export function offeredIn(events: readonly SeenEvent[]): Tile | Hidden | undefined {
  const last = events.findLast(({ type }) => type !== 'dora' && type !== 'win');
  if (last?.type === 'draw' || last?.type === 'discard') return last.tile;
  if (last?.type === 'quad') return last.added ?? last.meld.tiles[0];
  return last?.type === 'kita' ? windKind('N') : undefined;
}

/**
 * A discard. It is marked if the record says of the tile just drawn what it does not look like.
 *
 * @param isDrawn whether the record says that it is the tile just drawn; undefined if it says nothing
 */
export function discardOf(seat: Seat, tile: Tile, isDrawn: boolean | undefined, before: readonly SeenEvent[]): GameEvent {
  const last = before.findLast(({ type }) => type !== 'riichi' && type !== 'dora');
  if (isDrawn === undefined || isDrawn === looksDrawn(seat, tile, last)) return { type: 'discard', seat, tile };
  return { type: 'discard', seat, tile, ...(isDrawn ? { drawn: true } : { fromHand: true }) };
}

/**
 * Whether a discard looks like the tile just drawn; undefined if that one is hidden.
 *
 * @param last the event before it, apart from a riichi and new indicators
 */
export function looksDrawn(seat: Seat, tile: Tile, last: SeenEvent | undefined): boolean | undefined {
  const drawn = last?.type === 'draw' && last.seat === seat ? last.tile : undefined;
  return drawn === 'hidden' ? undefined : drawn === tile;
}

/** Wins in the order of the game: the player nearest to the discarder first. */
export function inTurn(wins: readonly RecordedWin[], players: number): readonly RecordedWin[] {
  const turnsFrom = ({ seat, from }: RecordedWin) => (seat - from + players) % players;
  return wins.toSorted((one, other) => turnsFrom(one) - turnsFrom(other));
}

/**
 * Splits changes that are added up for all wins: only the first win gets honba and sticks. If the value of another is unknown, none gets any.
 *
 * @param wins as `inTurn` orders them
 * @param total each player's change, by seat
 */
export function withChanges(wins: readonly RecordedWin[], total: readonly number[]): readonly RecordedWin[] {
  const later = wins.slice(1).map(({ seat, from, claim: { points } }) => points && changesOf(seat, from, points, total.length));
  if (!later.every((row) => typeof row === 'object')) return wins;
  const first = total.map((points, seat) => later.reduce((left, row) => left - (row[seat] as number), points));
  return wins.map((win, i) => ({ ...win, claim: { ...win.claim, changes: i === 0 ? first : later[i - 1] } }));
}

function changesOf(winner: Seat, from: Seat, points: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => (seat === winner ? points : seat === from ? -points : 0));
}

/** Things that count besides yaku. */
const DORA: ReadonlySet<CountedId> = new Set(['dora', 'akaDora', 'uraDora', 'kita']);

/**
 * The claims of a record that lists yaku and dora with their han. A yakuman counts once, whatever han the record gives it, and dora do not count
 * with it.
 *
 * @param listed undefined if the record has no list
 */
export function listedClaim(
  listed: readonly (readonly [CountedId, number])[] | undefined,
  isYakuman: boolean,
): Pick<WinClaim, 'yaku' | 'dora'> {
  if (listed === undefined) return { yaku: undefined, dora: undefined };
  return {
    yaku: listed.flatMap(([id, han]) => (isYaku(id) ? [[id, isYakuman ? 1 : han] as const] : [])),
    dora: isYakuman ? undefined : listed.reduce((sum, [id, han]) => sum + (isYaku(id) ? 0 : han), 0),
  };
}

export function isYaku(id: CountedId): id is YakuId {
  return !DORA.has(id);
}
