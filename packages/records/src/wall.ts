import { type Tile, type TileRules, isSimple, kindOf, redFiveOf, suitOf } from '@tenbo/engine';

import type { PlayFault } from './play-finding.ts';

/** The number of tiles dealt to each player. */
export const DEALT = 13;
const DEAD_WALL = 14;
const KINDS = 34;
const COPIES = 4;
const RED_SUITS = 3;

/** The wall of a hand: how many tiles are left to draw, and which have come into play. */
export class Wall {
  readonly #rules: TileRules;
  /** The number of tiles of each kind, then of red fives of each suit. */
  readonly #seen = new Uint8Array(KINDS + RED_SUITS);
  left: number;
  /** The tiles that have come into play; never a fifth of a kind. */
  readonly inPlay: Tile[] = [];

  constructor(rules: TileRules) {
    this.#rules = rules;
    this.left = (rules.removed === 'man2to8' ? 108 : 136) - DEAD_WALL - DEALT * rules.players;
  }

  /** Counts a tile that comes into play. @returns what is impossible about it */
  see(tile: Tile): readonly PlayFault[] {
    const { redFives, removed } = this.#rules;
    const kind = kindOf(tile);
    const suit = suitOf(kind);
    const isRed = suit !== 3 && tile === redFiveOf(suit);
    const isFifth = ++(this.#seen[kind] as number) > COPIES;
    if (!isFifth) this.inPlay.push(tile);
    const isRemoved = removed === 'man2to8' && suit === 0 && isSimple(kind);
    const isExtra = isRed && ++(this.#seen[KINDS + suit] as number) > redFives[suit];
    return [
      ...(isFifth ? [{ code: 'fifthTile', tile } as const] : []),
      ...(isRemoved || isExtra ? [{ code: 'notInWall', tile } as const] : []),
    ];
  }
}
