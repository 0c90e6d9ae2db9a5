import { type MoreErrors, firstErrors } from '../input/error-list.ts';
import type { Place, ScoreError } from './errors.ts';
import { type Result, err, ok } from '../result.ts';
import type { TileRules } from './hand-rules.ts';
import { ALL_KINDS, COPIES, KINDS, type Kind, type Tile, kindOf } from '../tiles/tile.ts';
import type { Hand, Win } from './win.ts';

/** What can be wrong with the tiles of a hand that is not won, whatever its shape. */
export type HandError = Extract<ScoreError, { readonly code: 'tileCount' | 'fifthTile' | 'removedTile' | MoreErrors['code'] }>;

/** A hand's tiles, by kind. */
export interface TileCounts {
  readonly concealed: Uint8Array;
  /** The hand's own, melds included. */
  readonly held: Uint8Array;
  /** The hand's own and those seen elsewhere. */
  readonly known: Uint8Array;
}

/** How many tiles a hand may have, each meld counting as three. */
export interface HandSize {
  readonly least: number;
  readonly most: number;
}

const WAITING = 13;
export const WAITING_HAND: HandSize = { least: WAITING, most: WAITING };

/** A hand with the drawn tile, before a discard. */
export const DRAWN_HAND: HandSize = { least: WAITING + 1, most: WAITING + 1 };

/** Any number up to `most`: a hand in the making. */
export function atMost(most: number): HandSize {
  return { least: 0, most };
}

/** Whether a kind is left out of the wall. */
export function isRemoved(kind: Kind, { removed }: TileRules): boolean {
  return removed === 'man2to8' && kind > 0 && kind < 8;
}

/** The tiles of a hand by kind, or everything wrong with them and with the tiles seen elsewhere. */
export function countTiles(
  hand: Hand,
  rules: TileRules,
  { least, most }: HandSize,
  seen: readonly Tile[] = [],
): Result<TileCounts, readonly HandError[]> {
  const { concealed, melds } = hand;
  const size = concealed.length + 3 * melds.length;
  const own = countKinds(concealed);
  const held = own.slice();
  for (const { tiles } of melds) add(tiles, held);
  const known = held.slice();
  add(seen, known);
  // More than all tiles would count past what a byte can hold.
  const tooMany = size > most || seen.length > COPIES * KINDS;
  if (size < least || tooMany || !arePossible(known, rules)) return err(handErrors(hand, rules, { least, most }, seen));
  return ok({ concealed: own, held, known });
}

/** The tiles of a win: those in the hand, the winning one, those of the melds. */
export function tilesOf({ hand, tile }: Win): readonly Tile[] {
  return [...hand.concealed, tile, ...hand.melds.flatMap((meld) => meld.tiles)];
}

/** How many of each kind there are. */
export function countKinds(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(KINDS);
  add(tiles, counts);
  return counts;
}

function add(tiles: readonly Tile[], counts: Uint8Array): void {
  for (const tile of tiles) (counts[kindOf(tile)] as number)++;
}

function arePossible(counts: Uint8Array, rules: TileRules): boolean {
  return ALL_KINDS.every((kind) => {
    const count = counts[kind] as number;
    return count <= COPIES && (count === 0 || !isRemoved(kind, rules));
  });
}

function handErrors(
  { concealed, melds }: Hand,
  rules: TileRules,
  { least, most }: HandSize,
  seen: readonly Tile[],
): readonly HandError[] {
  const size = concealed.length + 3 * melds.length;
  const all = new Uint32Array(KINDS);
  for (const tile of [...concealed, ...melds.flatMap(({ tiles }) => tiles), ...seen]) (all[kindOf(tile)] as number)++;
  const counts = new Uint8Array(KINDS);
  const errorsOf = (tile: Tile, at: Place): readonly HandError[] => {
    const kind = kindOf(tile);
    const nth = ++(counts[kind] as number);
    return [
      ...(nth === COPIES + 1 ? [{ code: 'fifthTile', kind, count: all[kind] as number, at } as const] : []),
      ...(isRemoved(kind, rules) ? [{ code: 'removedTile', tile, at } as const] : []),
    ];
  };
  return firstErrors<HandError>([
    ...(size < least || size > most
      ? [
          {
            code: 'tileCount',
            tiles: concealed.length,
            melds: melds.length,
            expected: Math.max(least, WAITING) - 3 * melds.length,
          } as const,
        ]
      : []),
    ...concealed.flatMap((tile, index) => errorsOf(tile, { in: 'concealed', index })),
    ...melds.flatMap(({ tiles }, index) => tiles.flatMap((tile) => errorsOf(tile, { in: 'melds', index }))),
    ...seen.flatMap((tile, index) => errorsOf(tile, { in: 'seen', index })),
  ]);
}
