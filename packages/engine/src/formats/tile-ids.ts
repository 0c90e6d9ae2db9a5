import { excerptOf } from '../input/excerpt.ts';
import { type Result, err, ok } from '../result.ts';
import { assertRuleSet } from '../rules/assert-rules.ts';
import type { TileRules } from '../hand/hand-rules.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { COPIES, KINDS, type Kind, TILES, type Tile, isFive, isRedFive, kindOf, redFiveOf, suitOf } from '../tiles/tile.ts';
import type { TileFormatError } from './tile-formats.ts';

type RedFives = Pick<TileRules, 'redFives'>;

/** One red five of each suit: the usual game. */
const ONE_EACH: RedFives = { redFives: [1, 1, 1] };

function redFivesOf(rules: RuleSet | undefined, taker: string): RedFives {
  if (rules === undefined) return ONE_EACH;
  assertRuleSet(rules, taker);
  return rules.tiles;
}

/** How many red fives of a kind are in the wall. */
function redsOf(kind: Kind, { redFives }: RedFives): number {
  const suit = suitOf(kind);
  return suit === 3 || !isFive(kind) ? 0 : redFives[suit];
}

/**
 * The tile of an id from 0 to 135, as Tenhou's mjlog and most bots number the tiles of the wall: four ids a kind in the order of tiles, the first
 * ones of a five being red.
 *
 * @param rules the rules it is played by: they say which fives are red; one of each suit if left out
 * @returns the tile, or undefined for a number that is no id
 * @example
 * formatTiles([tileOfId(16)!, tileOfId(17)!, tileOfId(135)!]); // → '05m7z'
 * formatTiles([tileOfId(16, presets.ema2016)!]); // → '5m'
 */
export function tileOfId(id: number, rules?: RuleSet): Tile | undefined {
  const played = redFivesOf(rules, 'tileOfId');
  if (!Number.isInteger(id) || id < 0 || id >= COPIES * KINDS) return undefined;
  const kind = Math.floor(id / COPIES) as Kind;
  return id % COPIES < redsOf(kind, played) ? redFiveOf(suitOf(kind) as 0 | 1 | 2) : kind;
}

/**
 * Ids for tiles that lie on one table: each gets the lowest that no tile before it has.
 *
 * @param rules the rules it is played by: they say which fives are red; one of each suit if left out
 * @returns the ids in the order of the tiles, or the first tile of which no copy is left
 * @example
 * unwrap(idsOfTiles(unwrap(parseTiles('505m 11z')))); // → [17, 16, 18, 108, 109]
 * idsOfTiles(unwrap(parseTiles('00m'))); // → { ok: false, error: { code: 'noCopyLeft', index: 1, tile: 34 } }
 */
export function idsOfTiles(tiles: readonly Tile[], rules?: RuleSet): Result<readonly number[], TileFormatError> {
  const played = redFivesOf(rules, 'idsOfTiles');
  const given = new Uint8Array(TILES);
  const ids: number[] = [];
  for (const [index, tile] of tiles.entries()) {
    const kind = kindOf(tile);
    const reds = redsOf(kind, played);
    const copy = (given[tile] as number)++;
    if (copy >= (isRedFive(tile) ? reds : COPIES - reds)) return err({ code: 'noCopyLeft', index, tile });
    ids.push(COPIES * kind + copy + (isRedFive(tile) ? 0 : reds));
  }
  return ok(ids);
}

/**
 * How many of each tile there are: 34 counts by kind, red fives with the others; or 37, with red fives by themselves at the end.
 *
 * @example
 * countsOfTiles(unwrap(parseTiles('05m')), 34)[4]; // → 2
 * countsOfTiles(unwrap(parseTiles('05m')), 37).slice(33); // → [0, 1, 0, 0]
 */
export function countsOfTiles(tiles: readonly Tile[], length: 34 | 37): readonly number[] {
  const counts = Array<number>(length).fill(0);
  for (const tile of tiles) (counts[length === KINDS ? kindOf(tile) : tile] as number)++;
  return counts;
}

/**
 * The tiles of 34 or 37 counts, in order. Counts do not say in which order the tiles came.
 *
 * @returns the tiles, or the first number that is no count from 0 to 4
 * @example
 * formatTiles(unwrap(tilesOfCounts(countsOfTiles(unwrap(parseTiles('9m 055p')), 37)))); // → '9m055p'
 * tilesOfCounts([5]); // → { ok: false, error: { code: 'notACount', index: 0, found: '5' } }
 */
export function tilesOfCounts(counts: ArrayLike<number>): Result<readonly Tile[], TileFormatError> {
  const tiles: Tile[] = [];
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index] as number;
    const isCount = Number.isInteger(count) && count >= 0 && count <= COPIES && index < TILES;
    if (!isCount) return err({ code: 'notACount', index, found: excerptOf(count) });
    for (let copy = 0; copy < count; copy++) tiles.push(index as Tile);
  }
  return ok(tiles);
}
