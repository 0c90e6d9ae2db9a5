import { DRAWN_HAND, type HandError, type TileCounts, countTiles } from '../hand/hand-tiles.ts';
import { type Result, ok } from '../result.ts';
import { assertRuleSet } from '../rules/assert-rules.ts';
import type { TileRules } from '../hand/hand-rules.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { ALL_KINDS, type Kind, NORTH, type Tile, kindOf } from '../tiles/tile.ts';
import type { Hand } from '../hand/win.ts';
import { type Acceptance, acceptanceOf } from './acceptance.ts';
import { distance } from './shanten.ts';

/** What a hand is after one of its tiles has left it. */
export interface Discard extends Acceptance {
  readonly tile: Tile;
  /** The tile is a north that these rules allow to be set aside (抜きドラ): the hand left is the same as after a discard. */
  readonly kita?: true;
  /** One from tenpai only: of the tiles that make the hand tenpai, the share that can leave it a good wait, from 0 to 1. */
  readonly goodWaits?: number;
}

/**
 * A good wait (良形) has at least this many tiles left. A two-sided wait of which three are seen still has five; a closed, edge or pair wait never
 * has more than four.
 */
export const GOOD_WAIT = 5;

/**
 * What each discard of a hand of 14 leads to: the distance, and the tiles that then bring it nearer (何切る). A red five and a plain one are
 * discards of their own. Whether a discard is safe is not judged.
 *
 * @param hand 14 tiles, each meld counting as three
 * @param rules the rules it is played by: they say which tiles there are
 * @param seen tiles that lie elsewhere, each once: discards, indicators, melds of others
 * @returns the discards, nearest to tenpai first, then those with most tiles left, equal ones in the order of tiles; or what is wrong with the tiles
 * @example
 * const { hand } = unwrap(parseHand('234m 406p 567s 88s 679m'));
 * const [best] = unwrap(discards(hand, presets.tenhou));
 * [formatTiles([best!.tile]), best!.shanten, best!.left]; // → ['9m', 0, 8]
 * formatTiles(best!.tiles.map(({ kind }) => kind)); // → '58m'
 */
export function discards(
  hand: Hand,
  rules: RuleSet,
  seen: readonly Tile[] = [],
): Result<readonly Discard[], readonly HandError[]> {
  assertRuleSet(rules, 'discards');
  const counted = countTiles(hand, rules.tiles, DRAWN_HAND, seen);
  if (!counted.ok) return counted;
  const leaving = new Leaving(counted.value, hand.melds.length, rules.tiles);
  const tiles = [...new Set(hand.concealed)].toSorted((one, other) => kindOf(one) - kindOf(other));
  const found = tiles.flatMap((tile): Discard[] => {
    const discard = { tile, ...leaving.without(kindOf(tile)) };
    return tile === NORTH && rules.tiles.kita !== 'none' ? [{ ...discard, kita: true }, discard] : [discard];
  });
  return ok(found.toSorted((one, other) => one.shanten - other.shanten || other.left - one.left));
}

/** Takes tiles out of a counted hand, which is its own, and puts them back. What has left the hand is still seen. */
class Leaving {
  readonly #counts: TileCounts;
  readonly #melds: number;
  readonly #rules: TileRules;

  constructor(counts: TileCounts, melds: number, rules: TileRules) {
    this.#counts = counts;
    this.#melds = melds;
    this.#rules = rules;
  }

  /** What the hand accepts without a tile of a kind. */
  without(kind: Kind): Omit<Discard, 'tile' | 'kita'> {
    this.#add(kind, -1);
    const accepted = acceptanceOf(this.#counts, this.#melds, this.#rules);
    const goodWaits = accepted.shanten === 1 && accepted.left > 0 ? { goodWaits: this.#goodWaits(accepted) } : {};
    this.#add(kind, 1);
    return { ...accepted, ...goodWaits };
  }

  #add(kind: Kind, copies: 1 | -1): void {
    (this.#counts.concealed[kind] as number) += copies;
    (this.#counts.held[kind] as number) += copies;
  }

  #goodWaits({ tiles, left: all }: Acceptance): number {
    const { known } = this.#counts;
    let good = 0;
    for (const { kind, left } of tiles) {
      if (left === 0) continue;
      this.#add(kind, 1);
      (known[kind] as number)++;
      if (this.#widestWait() >= GOOD_WAIT) good += left;
      (known[kind] as number)--;
      this.#add(kind, -1);
    }
    return good / all;
  }

  /** The tiles left of the widest wait that a discard leads to. */
  #widestWait(): number {
    const { concealed } = this.#counts;
    let widest = 0;
    for (const kind of ALL_KINDS) {
      if (concealed[kind] === 0) continue;
      this.#add(kind, -1);
      if (distance(concealed, this.#melds, this.#rules) === 0) {
        widest = Math.max(widest, acceptanceOf(this.#counts, this.#melds, this.#rules).left);
      }
      this.#add(kind, 1);
    }
    return widest;
  }
}
