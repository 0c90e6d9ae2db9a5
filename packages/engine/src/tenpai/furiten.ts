import { excerptOf } from '../input/excerpt.ts';
import { type Kind, type Tile, kindOf } from '../tiles/tile.ts';

/** Why a player in tenpai may not win by ron (振聴): each reason with the waits it comes from. */
export interface Furiten {
  readonly reason: (typeof FURITEN_REASONS)[number];
  readonly kinds: readonly Kind[];
}

/**
 * A wait among one's own discards, for as long as it is one; a wait that another player discarded since one's own last draw, until the next; one
 * passed after one's riichi, for the rest of the hand.
 */
export const FURITEN_REASONS = ['discard', 'temporary', 'riichi'] as const;

/** Tiles that have passed a player in tenpai. Tiles called by others count as well; so do a north set aside and the tile of an added kan. */
export interface Passed {
  /** The player's own discards, also those called by others. */
  readonly discards: readonly Tile[];
  /** What others discarded since the player last drew or called. */
  readonly sinceDraw?: readonly Tile[];
  /** What others discarded, and the player drew, since the player's riichi. */
  readonly sinceRiichi?: readonly Tile[];
}

/**
 * Whether a player is furiten, and why. All waits count, with or without a yaku, and also those of which no tile is left.
 *
 * @param waits the kinds that the hand waits for, as `waits` finds them
 * @param passed the tiles that have passed
 * @returns the reasons, none if the player may win by ron; a win by tsumo is always allowed
 * @throws TypeError if the waits are no kinds, as the answer of `waits` as a whole is not
 * @example
 * const { hand } = unwrap(parseHand('234m 406p 567s 88s 67m'));
 * const kinds = unwrap(waits(hand, presets.tenhou)).map(({ kind }) => kind);
 * furiten(kinds, { discards: unwrap(parseTiles('1z 0m')) }); // → [{ reason: 'discard', kinds: [4] }]
 * furiten(kinds, { discards: [], sinceDraw: unwrap(parseTiles('9p')) }); // → []
 */
export function furiten(waits: readonly Kind[], { discards, sinceDraw = [], sinceRiichi = [] }: Passed): readonly Furiten[] {
  if (!Array.isArray(waits) || waits.some((wait) => typeof wait !== 'number')) {
    throw new TypeError(`furiten needs the kinds of the waits, not ${excerptOf(waits)}: waits.map(({ kind }) => kind)`);
  }
  const passed = { discard: discards, temporary: sinceDraw, riichi: sinceRiichi };
  return FURITEN_REASONS.flatMap((reason) => {
    const kinds = waits.filter((wait) => passed[reason].some((tile) => kindOf(tile) === wait));
    return kinds.length === 0 ? [] : [{ reason, kinds }];
  });
}
